// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The encodings of pages.
enum PageEncoding {
    /// The text of a page's bytes, by the name of an encoding if it has one.
    ///
    /// Bytes that do not fit are read as UTF-8 with replacement characters.
    static func text(_ data: Data, named name: String?) -> String {
        if let encoding = name.flatMap(encoding(named:)),
            let text = String(data: data, encoding: encoding)
        {
            return text
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func encoding(named name: String) -> String.Encoding? {
        switch name.lowercased() {
        case "utf-8", "utf8": .utf8
        case "utf-16", "utf16": .utf16
        case "utf-16le": .utf16LittleEndian
        case "utf-16be": .utf16BigEndian
        case "iso-8859-2", "latin2": .isoLatin2
        case "windows-1250", "cp1250": .windowsCP1250
        case "windows-1251", "cp1251": .windowsCP1251
        case "shift_jis", "sjis": .shiftJIS
        case "euc-jp": .japaneseEUC
        case "macintosh": .macOSRoman
        // Browsers take ASCII and Latin 1 for their superset.
        case "us-ascii", "ascii", "iso-8859-1", "latin1", "windows-1252", "cp1252": .windowsCP1252
        default: nil
        }
    }
}
