// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of a media file; every read outside of them gives nil.
struct MediaBytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    var count: Int { data.count }

    func byte(at offset: Int) -> Int? {
        guard offset >= 0, offset < data.count else { return nil }
        return Int(data[data.startIndex + offset])
    }

    /// An unsigned number of up to seven bytes, the most significant one first.
    func big(_ size: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= count - size else { return nil }
        return (0..<size).reduce(0) { $0 << 8 | Int(data[data.startIndex + offset + $1]) }
    }

    /// An unsigned number of eight bytes; nil for one that is no `Int`.
    func big64(at offset: Int) -> Int? {
        guard let high = big(4, at: offset), let low = big(4, at: offset + 4), high < 1 << 31
        else { return nil }
        return high << 32 | low
    }

    /// An unsigned number of up to seven bytes, the least significant one first.
    func little(_ size: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= count - size else { return nil }
        return (0..<size).reversed().reduce(0) {
            $0 << 8 | Int(data[data.startIndex + offset + $1])
        }
    }

    /// Four characters.
    func name(at offset: Int) -> String? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        let start = data.startIndex + offset
        return String(decoding: data[start..<(start + 4)], as: Unicode.ASCII.self)
    }

    /// A signed number with 16 bits behind the point.
    func fixed(at offset: Int) -> Double? {
        big(4, at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// A number of 80 bits, as AIFF files have it.
    func extended(at offset: Int) -> Double? {
        guard let head = big(2, at: offset), let high = big(4, at: offset + 2),
            let low = big(4, at: offset + 6)
        else { return nil }
        let exponent = Double((head & 0x7FFF) - 16383 - 31)
        return (head & 0x8000 == 0 ? 1 : -1)
            * (Double(high) + Double(low) / 4_294_967_296) * pow(2, exponent)
    }

    /// A number of 64 bits, as CAF files have it.
    func double(at offset: Int) -> Double? {
        guard let high = big(4, at: offset), let low = big(4, at: offset + 4) else { return nil }
        return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    }
}
