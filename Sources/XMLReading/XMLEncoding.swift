// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The encodings that XML files come in.
enum XMLEncoding {
    /// The bytes of a file in UTF-8, and whether they had to be converted.
    ///
    /// UTF-16 is known by its byte order mark, Latin 1 by the declaration in the first line.
    static func bytes(of data: Data) -> (bytes: [UInt8], wasConverted: Bool) {
        let head = [UInt8](data.prefix(200))
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            return converted(data, .utf16)
        }
        let line = String(decoding: head.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
            .lowercased()
        guard line.hasPrefix("<?xml") else { return ([UInt8](data), false) }
        if line.contains("iso-8859-1") { return converted(data, .isoLatin1) }
        if line.contains("windows-1252") { return converted(data, .windowsCP1252) }
        return ([UInt8](data), false)
    }

    private static func converted(_ data: Data, _ encoding: String.Encoding) -> ([UInt8], Bool) {
        guard let text = String(data: data, encoding: encoding) else {
            return ([UInt8](data), false)
        }
        return ([UInt8](text.utf8), true)
    }
}
