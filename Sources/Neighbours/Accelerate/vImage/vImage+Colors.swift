// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Gives each pixel of four bytes the mean of a box around it.
///
/// Beyond the edges lies the colour, or with `kvImageEdgeExtend` the outermost pixels. The memory for
/// the time being is not needed.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
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
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    let (width, height) = (Int(to.width), Int(to.height))
    guard left + width <= Int(from.width), top + height <= Int(from.height) else {
        return kvImageRoiLargerThanInputBuffer
    }
    let isExtended = flags & kvImageEdgeExtend != 0
    guard isExtended || backgroundColor != nil else { return kvImageInvalidEdgeStyle }
    let fill = isExtended ? nil : backgroundColor
    let (across, up) = (Int(kernel_width), Int(kernel_height))
    // Sums along rows for all rows that are needed, then along columns.
    let rows = height + up - 1
    var sums = [Int](repeating: 0, count: rows * width * 4)
    for row in 0..<rows {
        let y = top + row - up / 2
        func byte(_ x: Int, _ k: Int) -> Int {
            let isInside = (0..<Int(from.height)).contains(y) && (0..<Int(from.width)).contains(x)
            if !isInside, let fill { return Int(fill[k]) }
            let (inX, inY) = (
                min(max(x, 0), Int(from.width) - 1), min(max(y, 0), Int(from.height) - 1)
            )
            return Int(
                from.data.load(fromByteOffset: inY * from.rowBytes + 4 * inX + k, as: UInt8.self)
            )
        }
        for k in 0..<4 {
            let start = left - across / 2
            var sum = (start..<(start + across)).reduce(0) { $0 + byte($1, k) }
            for x in 0..<width {
                sums[(row * width + x) * 4 + k] = sum
                sum += byte(start + x + across, k) - byte(start + x, k)
            }
        }
    }
    let count = across * up
    for x in 0..<width {
        for k in 0..<4 {
            var sum = (0..<up).reduce(0) { $0 + sums[($1 * width + x) * 4 + k] }
            for y in 0..<height {
                let mean = UInt8(clamping: (sum + count / 2) / count)
                to.data.storeBytes(
                    of: mean,
                    toByteOffset: y * to.rowBytes + 4 * x + k,
                    as: UInt8.self
                )
                guard y + 1 < height else { break }
                sum += sums[((y + up) * width + x) * 4 + k] - sums[(y * width + x) * 4 + k]
            }
        }
    }
    return kvImageNoError
}

/// Multiplies the four bytes of each pixel by a matrix of whole numbers: `(pixel + pre) * matrix +
/// post`, all over a divisor.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?,
    _ post_bias: UnsafePointer<Int32>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard let start = from.data, let end = to.data, divisor != 0 else {
        return kvImageNullPointerArgument
    }
    guard to.width <= from.width, to.height <= from.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    for y in 0..<Int(to.height) {
        for x in 0..<Int(to.width) {
            let pixel = (0..<4).map { k in
                Int(start.load(fromByteOffset: y * from.rowBytes + 4 * x + k, as: UInt8.self))
                    + Int(pre_bias?[k] ?? 0)
            }
            for k in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[k] ?? 0)) {
                    $0 + pixel[$1] * Int(matrix[4 * $1 + k])
                }
                let byte = UInt8(clamping: sum / Int(divisor))
                end.storeBytes(of: byte, toByteOffset: y * to.rowBytes + 4 * x + k, as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}
