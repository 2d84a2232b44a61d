// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a text or its reader says about the encoding.
enum DocumentEncoding {
    /// The encoding that an option names: as such, or by its number.
    static func encoding(ofOption option: Any?) -> String.Encoding? {
        switch option {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: nil
        }
    }

    /// The encoding that a mark at the beginning tells, and the mark's length in bytes.
    static func byteOrderMark(of data: Data) -> (encoding: String.Encoding, length: Int)? {
        let start = Array(data.prefix(4))
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if start == [0xFF, 0xFE, 0, 0] { return (.utf32LittleEndian, 4) }
        if start == [0, 0, 0xFE, 0xFF] { return (.utf32BigEndian, 4) }
        if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// The encoding that a `charset=` near the beginning names.
    static func declared(in data: Data) -> String.Encoding? {
        let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let match = start.firstMatch(of: #/charset\s*=\s*["']?([a-z0-9_\-]+)/#) else {
            return nil
        }
        switch match.output.1 {
        case "utf-8", "utf8": return .utf8
        case "utf-16": return .utf16
        case "us-ascii", "ascii": return .ascii
        case "iso-8859-2": return .isoLatin2
        case "windows-1250", "cp1250": return .windowsCP1250
        case "windows-1251", "cp1251": return .windowsCP1251
        case "shift_jis", "sjis": return .shiftJIS
        case "euc-jp": return .japaneseEUC
        case "macintosh": return .macOSRoman
        // Browsers take Latin 1 for its superset.
        case "iso-8859-1", "latin1", "windows-1252", "cp1252": return .windowsCP1252
        default: return nil
        }
    }
}

extension NSAttributedString.DocumentType {
    /// The format that an option names: as such, or by its text.
    init?(option: Any?) {
        switch option {
        case let type as Self: self = type
        case let name as String: self.init(name)
        default: return nil
        }
    }
}
