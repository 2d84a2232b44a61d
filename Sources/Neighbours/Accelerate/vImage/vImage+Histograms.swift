// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Counts the bytes of one channel.
private func histogram(
    _ buffer: vImage_Buffer,
    _ channel: Int,
    of channels: Int
) -> [vImagePixelCount] {
    var counts = [vImagePixelCount](repeating: 0, count: 256)
    counts.withUnsafeMutableBufferPointer { counts in
        for y in 0..<Int(buffer.height) {
            let line = row(buffer, y, as: UInt8.self)
            for x in 0..<Int(buffer.width) { counts[Int(line[channels &* x &+ channel])] &+= 1 }
        }
    }
    return counts
}

/// How many bytes there are up to each one.
private func cumulative(_ counts: [vImagePixelCount]) -> [Double] {
    var total = 0.0
    return counts.map {
        total += Double($0)
        return total
    }
}

/// Maps the bytes of each channel by a table that is made of its histogram.
private func mapByHistogram(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ channels: Int,
    _ flags: vImage_Flags,
    _ table: (Int, [vImagePixelCount]) -> [UInt8]
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard src.pointee.data != nil else { return kvImageNullPointerArgument }
    let isAlphaKept = channels == 4 && flags & kvImageLeaveAlphaUnchanged != 0
    let tables = (0..<channels).map { channel in
        channel == 0 && isAlphaKept
            ? (0...255).map { UInt8($0) }
            : table(channel, histogram(src.pointee, channel, of: channels))
    }
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for channel in 0..<channels {
            tables[channel].withUnsafeBufferPointer { table in
                for x in 0..<width {
                    to[channels &* x &+ channel] = table[Int(from[channels &* x &+ channel])]
                }
            }
        }
    }
}

/// The table that makes all bytes as frequent as each other.
private func equalizing(_ counts: [vImagePixelCount]) -> [UInt8] {
    let sums = cumulative(counts)
    let lowest = Double(counts.first { $0 > 0 } ?? 0)
    let rest = sums[255] - lowest
    return sums.enumerated().map { byte, sum in
        rest > 0 ? UInt8(max((sum - lowest) / rest * 255, 0).rounded()) : UInt8(byte)
    }
}

/// The table that makes bytes as frequent as another histogram says.
private func matching(
    _ counts: [vImagePixelCount],
    _ desired: UnsafePointer<vImagePixelCount>
) -> [UInt8] {
    let (sums, wanted) = (cumulative(counts), cumulative((0..<256).map { desired[$0] }))
    guard sums[255] > 0, wanted[255] > 0 else { return (0...255).map { UInt8($0) } }
    var place = 0
    return sums.map { sum in
        while place < 255, wanted[place] / wanted[255] < sum / sums[255] - 1e-12 { place += 1 }
        return UInt8(place)
    }
}

/// The table that spreads bytes over the whole range, but for parts of them at both ends.
private func stretching(_ counts: [vImagePixelCount], _ low: Double, _ high: Double) -> [UInt8] {
    let sums = cumulative(counts)
    let first = sums.firstIndex { $0 > low / 100 * sums[255] } ?? 0
    let last = sums.firstIndex { $0 >= (1 - high / 100) * sums[255] } ?? 255
    guard last > first else { return (0...255).map { UInt8($0) } }
    return (0...255).map {
        UInt8(min(max(Double($0 - first) / Double(last - first), 0), 1) * 255 + 0.5)
    }
}

/// Counts how often each byte is there.
@discardableResult
public func vImageHistogramCalculation_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ counts: UnsafeMutablePointer<vImagePixelCount>,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.data != nil else { return kvImageNullPointerArgument }
    counts.update(from: histogram(src.pointee, 0, of: 1), count: 256)
    return kvImageNoError
}

/// Counts how often each byte is there, for each channel.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ counts: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.data != nil else { return kvImageNullPointerArgument }
    for channel in 0..<4 {
        counts[channel]?.update(from: histogram(src.pointee, channel, of: 4), count: 256)
    }
    return kvImageNoError
}

/// Makes all values of bytes as frequent as each other.
@discardableResult
public func vImageEqualization_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 1, flags) { equalizing($1) }
}

/// Spreads the values of bytes over the whole range.
@discardableResult
public func vImageContrastStretch_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 1, flags) { stretching($1, 0, 0) }
}

/// Makes all values of pixels, channel by channel as frequent as each other.
@discardableResult
public func vImageEqualization_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 4, flags) { equalizing($1) }
}

/// Spreads the values of pixels, channel by channel over the whole range.
@discardableResult
public func vImageContrastStretch_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 4, flags) { stretching($1, 0, 0) }
}

/// Spreads bytes over the whole range, but for percentages at both ends.
@discardableResult
public func vImageEndsInContrastStretch_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ percentLow: UInt32,
    _ percentHigh: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 1, flags) { stretching($1, Double(percentLow), Double(percentHigh)) }
}

/// Spreads the values of pixels over the whole range, but for percentages of each channel at both ends.
@discardableResult
public func vImageEndsInContrastStretch_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ percentLow: UnsafePointer<UInt32>,
    _ percentHigh: UnsafePointer<UInt32>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 4, flags) {
        stretching($1, Double(percentLow[$0]), Double(percentHigh[$0]))
    }
}

/// Makes bytes as frequent as a histogram says.
@discardableResult
public func vImageHistogramSpecification_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ desiredHistogram: UnsafePointer<vImagePixelCount>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 1, flags) { matching($1, desiredHistogram) }
}

/// Makes the values of each channel as frequent as a histogram says; channels without one stay.
@discardableResult
public func vImageHistogramSpecification_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ desiredHistogram: UnsafeMutablePointer<UnsafePointer<vImagePixelCount>?>,
    _ flags: vImage_Flags
) -> vImage_Error {
    mapByHistogram(src, dest, 4, flags) { channel, counts in
        desiredHistogram[channel].map { matching(counts, $0) } ?? (0...255).map { UInt8($0) }
    }
}
