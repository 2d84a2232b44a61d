// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The strings of a file that are meant for people.
///
/// - Source: ISO 32000-1, 7.9.2, 7.9.4 and annex D.
package enum PDFText {
    /// The text of a string: UTF-16 or UTF-8 where it begins with a mark for that, else one byte a
    /// letter.
    package static func text(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) {
            return String(decoding: units(bytes.dropFirst(2)), as: UTF16.self)
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            let swapped = units(bytes.dropFirst(2)).map(\.byteSwapped)
            return String(decoding: swapped, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(decoding: bytes.dropFirst(3), as: UTF8.self)
        }
        var result = String.UnicodeScalarView()
        for byte in bytes { result.append(scalar(byte)) }
        return String(result)
    }

    private static func units(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
        var result: [UInt16] = []
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            result.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
            index += 2
        }
        return result
    }

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        switch byte {
        case 0x18...0x1F: return accents[Int(byte - 0x18)]
        case 0x80...0x9F: return signs[Int(byte - 0x80)]
        case 0xA0: return "€"
        default: return Unicode.Scalar(byte)
        }
    }

    private static let accents: [Unicode.Scalar] = Array("˘ˇˆ˙˝˛˚˜".unicodeScalars)
    private static let signs: [Unicode.Scalar] = Array(
        "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{FFFD}".unicodeScalars
    )

    /// The date of a string as `D:20260131120000+01'00'`, whose parts may be missing from the end.
    package static func date(_ bytes: [UInt8]) -> Date? {
        var rest = Substring(text(bytes))
        if rest.hasPrefix("D:") { rest = rest.dropFirst(2) }
        func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
                return nil
            }
            rest = rest.dropFirst(count)
            return Int(digits)
        }
        guard let year = number(4) else { return nil }
        var parts = DateComponents()
        parts.year = year
        parts.month = number(2) ?? 1
        parts.day = number(2) ?? 1
        parts.hour = number(2) ?? 0
        parts.minute = number(2) ?? 0
        parts.second = number(2) ?? 0
        var offset = 0
        if let sign = rest.first, sign == "+" || sign == "-" {
            rest = rest.dropFirst()
            offset = (number(2) ?? 0) * 3600
            if rest.hasPrefix("'") { rest = rest.dropFirst() }
            offset += (number(2) ?? 0) * 60
            if sign == "-" { offset = -offset }
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return calendar.date(from: parts)
    }
}
