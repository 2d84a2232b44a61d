// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The directory of a font file: where its tables are, and the same font in another wrapping.
struct FontContainer {
    private struct Table {
        let tag: [UInt8]
        let checksum: [UInt8]
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private let tables: [Table]

    /// Reads the directory of a TrueType or OpenType file (OpenType 1.9, "Font file").
    init(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ place: Int, _ length: Int) -> Int {
            guard place + length <= bytes.count else { return 0 }
            return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
        }
        self.bytes = bytes
        tables = (0..<number(4, 2)).compactMap { index in
            let entry = 12 + index * 16
            let (start, length) = (number(entry + 8, 4), number(entry + 12, 4))
            guard length > 0, start + length <= bytes.count else { return nil }
            return Table(
                tag: Array(bytes[entry..<entry + 4]),
                checksum: Array(bytes[entry + 4..<entry + 8]),
                range: start..<start + length
            )
        }
    }

    /// The directory, then each table; of a long table its first part, which rules the rest.
    var parts: [Range<Int>] {
        [0..<min(12 + tables.count * 16, bytes.count)]
            + tables.flatMap { table in
                let head =
                    table.range
                    .lowerBound..<min(
                        table.range.upperBound,
                        table.range.lowerBound + 96
                    )
                return [table.range, head]
            }
    }

    /// The font with its long tables cut, so that a round does not copy megabytes.
    func cut(to longest: Int) -> Data {
        func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        var directory: [UInt8] = []
        var body: [UInt8] = []
        let start = 12 + tables.count * 16
        for table in tables {
            let content = bytes[table.range].prefix(longest)
            directory += table.tag + table.checksum + big(start + body.count) + big(content.count)
            body += content
            body += [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
        }
        let head = Array(bytes.prefix(4)) + [UInt8(tables.count >> 8), UInt8(tables.count & 0xFF)]
        return Data(head + [UInt8](repeating: 0, count: 6) + directory + body)
    }

    /// The font as a WOFF 1.0 file (W3C, sections 4 and 5) whose tables are not compressed, which
    /// is allowed; damage then reaches what is in them.
    var woff: Data {
        func big(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(value >> (8 * (length - 1 - $0)) & 0xFF) }
        }
        var directory: [UInt8] = []
        var body: [UInt8] = []
        let start = 44 + tables.count * 20
        for table in tables {
            let content = bytes[table.range]
            directory += table.tag + big(start + body.count, 4) + big(content.count, 4)
            directory += big(content.count, 4) + table.checksum
            body += content
            body += [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
        }
        let plain = 12 + tables.reduce(tables.count * 16) { $0 + ($1.range.count + 3) / 4 * 4 }
        var file = Array("wOFF".utf8) + bytes[0..<4] + big(start + body.count, 4)
        file += big(tables.count, 2) + big(0, 2) + big(plain, 4) + big(1, 2) + big(0, 2)
        file += [UInt8](repeating: 0, count: 20)
        return Data(file + directory + body)
    }
}
