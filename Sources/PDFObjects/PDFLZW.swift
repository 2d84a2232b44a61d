// SPDX-License-Identifier: Apache-2.0

/// The coding of Lempel, Ziv and Welch, with codes of 9 to 12 bits.
///
/// - Source: ISO 32000-1, 7.4.4.
enum PDFLZW {
    private static let clear = 256
    private static let end = 257

    /// Decodes; `isEarly`: codes grow one step before they must.
    static func decode(_ bytes: [UInt8], isEarly: Bool) throws(PDFError) -> [UInt8] {
        var result: [UInt8] = []
        // Each code beyond the letters is an earlier place in the result, one letter longer.
        var starts = [Int](repeating: 0, count: 4097)
        var lengths = [Int](repeating: 0, count: 4097)
        var next = 258
        var width = 9
        var previous: (start: Int, length: Int)?
        var buffer = 0
        var bits = 0
        for byte in bytes {
            buffer = (buffer << 8 | Int(byte)) & 0xFF_FFFF
            bits += 8
            guard bits >= width else { continue }
            bits -= width
            let code = buffer >> bits & (1 << width - 1)
            if code == end { break }
            if code == clear {
                (next, width, previous) = (258, 9, nil)
                continue
            }
            let start = result.count
            if code < 256 {
                result.append(UInt8(code))
            } else if code < next {
                let (from, count) = (starts[code], lengths[code])
                for index in 0..<count { result.append(result[from + index]) }
            } else if code == next, let previous {
                for index in 0..<previous.length { result.append(result[previous.start + index]) }
                result.append(result[previous.start])
            } else {
                break
            }
            if let previous, next < 4096 {
                starts[next] = previous.start
                lengths[next] = previous.length + 1
                next += 1
            }
            previous = (start, result.count - start)
            let limit = next + (isEarly ? 1 : 0)
            width = limit >= 2048 ? 12 : limit >= 1024 ? 11 : limit >= 512 ? 10 : 9
            guard result.count <= PDFLimits.decodedBytes else { throw .tooLarge }
        }
        return result
    }
}
