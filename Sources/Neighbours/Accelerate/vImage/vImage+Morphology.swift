// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Finds the best of the bytes around each one, channel by channel; beyond the edges is nothing.
private func best(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ left: vImagePixelCount,
    _ top: vImagePixelCount,
    _ height: vImagePixelCount,
    _ width: vImagePixelCount,
    _ channels: Int,
    _ flags: vImage_Flags,
    _ offset: (Int) -> Int,
    _ choose: (Int, Int) -> Int
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    let window = Window(left: Int(left), top: Int(top), height: Int(height), width: Int(width))
    let problem = window.problem(from, to)
    guard problem == kvImageNoError else { return problem }
    let isAlphaKept = channels == 4 && flags & kvImageLeaveAlphaUnchanged != 0
    let (across, up) = (window.width, window.height)
    let count = Int(to.width) * channels
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count * Int(to.height), 1))
    defer { copy.deallocate() }
    for y in 0..<Int(to.height) {
        for place in 0..<count {
            let (x, channel) = (place / channels + Int(left), place % channels)
            let middle = y + Int(top)
            if isAlphaKept, channel == 0 {
                copy[y * count + place] = row(from, middle, as: UInt8.self)[x * channels]
                continue
            }
            var found: Int?
            for j in max(up / 2 - middle, 0)..<min(up, Int(from.height) - middle + up / 2) {
                let line = row(from, middle + j - up / 2, as: UInt8.self)
                for i in max(across / 2 - x, 0)..<min(across, Int(from.width) - x + across / 2) {
                    let byte = Int(line[(x + i - across / 2) * channels + channel])
                    let value = byte - offset(j * across + i)
                    found = found.map { choose($0, value) } ?? value
                }
            }
            copy[y * count + place] = UInt8(clamping: found ?? 0)
        }
    }
    // Written at last: the result may lie in the memory of the source.
    for y in 0..<Int(to.height) {
        row(to, y, as: UInt8.self).update(from: copy + y * count, count: count)
    }
    return kvImageNoError
}

/// Finds the largest of the bytes, in a rectangle around each.
@discardableResult
public func vImageMax_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        1,
        flags,
        { _ in 0 },
        max
    )
}

/// Finds the smallest of the bytes, in a rectangle around each.
@discardableResult
public func vImageMin_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        1,
        flags,
        { _ in 0 },
        min
    )
}

/// Finds the largest difference of the bytes around each and those of a kernel, and adds the kernel's middle.
@discardableResult
public func vImageDilate_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<UInt8>,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    let middle = Int(kernel[Int(kernel_height * kernel_width) / 2])
    return best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        1,
        flags,
        { Int(kernel[$0]) - middle },
        max
    )
}

/// Finds the smallest difference of the bytes around each and those of a kernel, and adds the kernel's middle.
@discardableResult
public func vImageErode_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<UInt8>,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    let middle = Int(kernel[Int(kernel_height * kernel_width) / 2])
    return best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        1,
        flags,
        { Int(kernel[$0]) - middle },
        min
    )
}

/// Finds the largest of the pixels, channel by channel, in a rectangle around each.
@discardableResult
public func vImageMax_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        4,
        flags,
        { _ in 0 },
        max
    )
}

/// Finds the smallest of the pixels, channel by channel, in a rectangle around each.
@discardableResult
public func vImageMin_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        4,
        flags,
        { _ in 0 },
        min
    )
}

/// Finds the largest difference of the pixels, channel by channel around each and those of a kernel, and adds the kernel's middle.
@discardableResult
public func vImageDilate_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<UInt8>,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    let middle = Int(kernel[Int(kernel_height * kernel_width) / 2])
    return best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        4,
        flags,
        { Int(kernel[$0]) - middle },
        max
    )
}

/// Finds the smallest difference of the pixels, channel by channel around each and those of a kernel, and adds the kernel's middle.
@discardableResult
public func vImageErode_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel: UnsafePointer<UInt8>,
    _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount,
    _ flags: vImage_Flags
) -> vImage_Error {
    let middle = Int(kernel[Int(kernel_height * kernel_width) / 2])
    return best(
        src,
        dest,
        srcOffsetToROI_X,
        srcOffsetToROI_Y,
        kernel_height,
        kernel_width,
        4,
        flags,
        { Int(kernel[$0]) - middle },
        min
    )
}
