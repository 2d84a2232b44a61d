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
    let box = BoxConvolution(
        from,
        isExtended ? nil : backgroundColor,
        left: left - Int(kernel_width) / 2,
        width: width,
        across: Int(kernel_width),
        up: Int(kernel_height)
    )
    box.write(to: to, height: height, top: top - Int(kernel_height) / 2)
    return kvImageNoError
}

/// Means of boxes by running sums: the cost of a pixel does not depend on the size of the box.
private struct BoxConvolution {
    private let source: vImage_Buffer
    /// What lies beyond the edges; nil for the outermost pixels.
    private let fill: UnsafePointer<UInt8>?
    /// The column of the source that the first box begins in.
    private let left: Int
    /// The bytes of a row of the result.
    private let length: Int
    private let across: Int
    private let up: Int

    init(
        _ source: vImage_Buffer,
        _ fill: UnsafePointer<UInt8>?,
        left: Int,
        width: Int,
        across: Int,
        up: Int
    ) {
        self.source = source
        self.fill = fill
        self.left = left
        length = width * 4
        self.across = across
        self.up = up
    }

    /// Writes the means, from the row of the source that the first box begins in.
    func write(to result: vImage_Buffer, height: Int, top: Int) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length + across * 4)
        // The sums along the rows that the box is over, each row in its turn, and those of all of them.
        let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: length * up)
        let total = UnsafeMutablePointer<UInt32>.allocate(capacity: length)
        total.initialize(repeating: 0, count: length)
        defer {
            bytes.deallocate()
            rows.deallocate()
            total.deallocate()
        }
        for row in 0..<up { add(top + row, bytes, to: rows + row * length, total) }
        let count = UInt32(across * up)
        for y in 0..<height {
            let line = (result.data + y * result.rowBytes).assumingMemoryBound(to: UInt8.self)
            for k in 0..<length {
                line[k] = UInt8(truncatingIfNeeded: (total[k] &+ count / 2) / count)
            }
            guard y + 1 < height else { return }
            let oldest = rows + y % up * length
            for k in 0..<length { total[k] &-= oldest[k] }
            add(top + up + y, bytes, to: oldest, total)
        }
    }

    /// Sums one row of the source, and adds it to all.
    private func add(
        _ y: Int,
        _ bytes: UnsafeMutablePointer<UInt8>,
        to sums: UnsafeMutablePointer<UInt32>,
        _ total: UnsafeMutablePointer<UInt32>
    ) {
        read(y, into: bytes)
        for k in 0..<4 {
            var sum: UInt32 = 0
            for x in 0..<across { sum &+= UInt32(bytes[x * 4 + k]) }
            var place = k
            while place < length {
                sums[place] = sum
                total[place] &+= sum
                sum = sum &+ UInt32(bytes[place + across * 4]) &- UInt32(bytes[place])
                place += 4
            }
        }
    }

    /// Copies what the boxes of a row lie over, with what is beyond the edges.
    private func read(_ y: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let (width, height) = (Int(source.width), Int(source.height))
        let pixels = length / 4 + across
        let isInside = (0..<height).contains(y)
        let line = source.data + min(max(y, 0), height - 1) * source.rowBytes
        for x in 0..<pixels {
            let column = left + x
            let pixel = UnsafeMutableRawPointer(bytes + x * 4)
            if let fill, !isInside || !(0..<width).contains(column) {
                pixel.copyMemory(from: fill, byteCount: 4)
            } else {
                let nearest = min(max(column, 0), width - 1)
                pixel.copyMemory(from: line + nearest * 4, byteCount: 4)
            }
        }
    }
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
        let line = (start + y * from.rowBytes).assumingMemoryBound(to: UInt8.self)
        let result = (end + y * to.rowBytes).assumingMemoryBound(to: UInt8.self)
        for x in 0..<Int(to.width) {
            var sums = SIMD4<Int>(0, 0, 0, 0)
            if let post_bias { for k in 0..<4 { sums[k] = Int(post_bias[k]) } }
            for channel in 0..<4 {
                let value = Int(line[4 * x + channel]) + Int(pre_bias?[channel] ?? 0)
                for k in 0..<4 { sums[k] += value * Int(matrix[4 * channel + k]) }
            }
            for k in 0..<4 { result[4 * x + k] = UInt8(clamping: sums[k] / Int(divisor)) }
        }
    }
    return kvImageNoError
}
