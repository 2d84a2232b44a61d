// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A picture whose pixels may be asked for beyond its edges.
private struct Surroundings<T: Pixel> {
    let buffer: vImage_Buffer
    /// What lies beyond the edges; nil for the outermost pixels.
    let fill: T?

    /// Reads so many pixels from a place on.
    func read(_ x: Int, _ y: Int, _ count: Int, into numbers: UnsafeMutablePointer<T.Numbers>) {
        let (width, height) = (Int(buffer.width), Int(buffer.height))
        let line = row(buffer, min(max(y, 0), height - 1), as: T.self)
        for k in 0..<count {
            let column = x &+ k
            let isInside = column >= 0 && column < width && y >= 0 && y < height
            if !isInside, let fill {
                numbers[k] = fill.numbers
            } else {
                numbers[k] = line[min(max(column, 0), width - 1)].numbers
            }
        }
    }
}

/// Adds the pixels of each window, multiplied by numbers; with `kvImageCopyInPlace` pixels whose window
/// reaches beyond the picture stay, with `kvImageTruncateKernel` only pixels of the picture count.
private func convolve<T: Pixel>(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ window: Window,
    _ kernel: [Float],
    _ bias: Float,
    _ background: T,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    let problem = window.problem(from, to)
    guard problem == kvImageNoError else { return problem }
    let (isTruncated, isCopied) = (
        flags & kvImageTruncateKernel != 0, flags & kvImageCopyInPlace != 0
    )
    let isExtended = flags & kvImageEdgeExtend != 0
    guard isTruncated || isCopied || isExtended || flags & kvImageBackgroundColorFill != 0 else {
        return kvImageInvalidEdgeStyle
    }
    let source = Surroundings<T>(
        buffer: from,
        fill: isExtended || isCopied ? nil : isTruncated ? T(numbers: .zero) : background
    )
    let (width, height) = (Int(to.width), Int(to.height))
    let (across, up) = (window.width, window.height)
    let length = width + across - 1
    // The rows that the windows are over, each in its turn.
    let rows = UnsafeMutablePointer<T.Numbers>.allocate(capacity: length * up + width)
    defer { rows.deallocate() }
    let totals = rows + length * up
    let (firstColumn, firstRow) = (window.left - across / 2, window.top - up / 2)
    for k in 0..<up - 1 { source.read(firstColumn, firstRow + k, length, into: rows + k * length) }
    let whole = kernel.reduce(0, +)
    for y in 0..<height {
        source.read(
            firstColumn,
            firstRow + y + up - 1,
            length,
            into: rows + (y + up - 1) % up * length
        )
        totals.update(repeating: .init(repeating: bias), count: width)
        for j in 0..<up {
            let line = rows + (y + j) % up * length
            for i in 0..<across {
                let factor = kernel[j * across + i]
                if factor == 0 { continue }
                for x in 0..<width { totals[x] += line[x &+ i] * factor }
            }
        }
        let target = row(to, y, as: T.self)
        let (top, bottom) = (firstRow + y, firstRow + y + up - Int(from.height))
        for x in 0..<width {
            let (left, right) = (firstColumn + x, firstColumn + x + across - Int(from.width))
            if top < 0 || bottom > 0 || left < 0 || right > 0 {
                if isCopied {
                    target[x] = T(numbers: rows[(y + up / 2) % up * length + x + across / 2])
                    continue
                }
                if isTruncated {
                    var part: Float = 0
                    for j in max(-top, 0)..<min(up, up - bottom) {
                        for i in max(-left, 0)..<min(across, across - right) {
                            part += kernel[j * across + i]
                        }
                    }
                    if part != 0 { totals[x] *= whole / part }
                }
            }
            target[x] = T(numbers: totals[x])
        }
    }
    return kvImageNoError
}

/// The numbers of a pyramid over a window, which add up to 1.
private func tent(_ window: Window) -> [Float] {
    func slope(_ count: Int) -> [Float] {
        let half = count / 2 + 1
        return (0..<count).map { Float(half - abs($0 - count / 2)) / Float(half * half) }
    }
    let across = slope(window.width)
    return slope(window.height).flatMap { weight in across.map { $0 * weight } }
}

/// The numbers of a kernel, divided.
private func numbers(_ kernel: UnsafePointer<Int16>, _ window: Window, _ divisor: Int32) -> [Float]
{
    (0..<window.width * window.height).map { Float(kernel[$0]) / Float(divisor) }
}

/// Convolves bytes with a kernel, divided by a number.
@discardableResult
public func vImageConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ divisor: Int32,
    _ backgroundColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    guard divisor != 0 else { return kvImageInvalidParameter }
    return convolve(src, dest, window, numbers(kernel, window, divisor), 0, backgroundColor, flags)
}

/// Convolves bytes with a kernel, adds a bias and divides.
@discardableResult
public func vImageConvolveWithBias_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ divisor: Int32,
    _ bias: Int32,
    _ backgroundColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    guard divisor != 0 else { return kvImageInvalidParameter }
    return convolve(
        src,
        dest,
        window,
        numbers(kernel, window, divisor),
        Float(bias) / Float(divisor),
        backgroundColor,
        flags
    )
}

/// Gives each of bytes a mean of those around, which count the less the farther they are.
@discardableResult
public func vImageTentConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    return convolve(src, dest, window, tent(window), 0, backgroundColor, flags)
}

/// Convolves pixels of four bytes with a kernel, divided by a number.
@discardableResult
public func vImageConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ divisor: Int32,
    _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    guard divisor != 0 else { return kvImageInvalidParameter }
    return convolve(
        src,
        dest,
        window,
        numbers(kernel, window, divisor),
        0,
        backgroundColor.map(pixel) ?? 0,
        flags
    )
}

/// Convolves pixels of four bytes with a kernel, adds a bias and divides.
@discardableResult
public func vImageConvolveWithBias_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ divisor: Int32,
    _ bias: Int32,
    _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    guard divisor != 0 else { return kvImageInvalidParameter }
    return convolve(
        src,
        dest,
        window,
        numbers(kernel, window, divisor),
        Float(bias) / Float(divisor),
        backgroundColor.map(pixel) ?? 0,
        flags
    )
}

/// Gives each of pixels of four bytes a mean of those around, which count the less the farther they are.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    return convolve(src, dest, window, tent(window), 0, backgroundColor.map(pixel) ?? 0, flags)
}

/// Convolves floats with a kernel.
@discardableResult
public func vImageConvolve_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<Float>,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    let window = Window(
        left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y),
        height: Int(kernel_height),
        width: Int(kernel_width)
    )
    let kernel = (0..<window.width * window.height).map { kernel[$0] }
    return convolve(src, dest, window, kernel, 0, backgroundColor, flags)
}
