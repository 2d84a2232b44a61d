// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PDFObjects

@Suite("Filters of PDF streams")
struct FilterTests {
    private func decode(
        _ bytes: [UInt8],
        _ filters: [String],
        _ parameters: PDFDictionary? = nil
    ) throws -> [UInt8] {
        var table: PDFDictionary = ["Filter": .array(filters.map { .name($0) })]
        if let parameters { table["DecodeParms"] = .array([.dictionary(parameters)]) }
        return try PDFFilters.decode(PDFStream(dictionary: table, bytes: bytes[...])) { $0 }
    }

    /// Bytes in zlib's form, not compressed.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        var first: UInt32 = 1
        var second: UInt32 = 0
        for byte in bytes {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        let sum = second << 16 | first
        return [0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255)]
            + [UInt8(~count >> 8)] + bytes
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    }

    @Test("Text forms of bytes")
    func texts() throws {
        #expect(
            try decode(Array("48 656C6c 6F>zz".utf8), ["ASCIIHexDecode"]) == Array("Hello".utf8)
        )
        #expect(try decode(Array("87cUR\nDZ~>".utf8), ["ASCII85Decode"]) == Array("Hello".utf8))
        #expect(try decode(Array("z~>".utf8), ["A85"]) == [0, 0, 0, 0])
        #expect(throws: PDFError.damagedStream) { try decode([0xFF], ["ASCII85Decode"]) }
    }

    @Test("Runs of bytes")
    func runs() throws {
        #expect(
            try decode([2, 1, 2, 3, 254, 9, 128, 7], ["RunLengthDecode"]) == [1, 2, 3, 9, 9, 9]
        )
        #expect(try decode([200], ["RL"]).isEmpty)
    }

    @Test("The format's own example of LZW")
    func lzw() throws {
        let coded: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
        #expect(try decode(coded, ["LZWDecode"]) == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    }

    @Test("Inflated bytes, and what a cut stream gives up to there")
    func flate() throws {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let coded = stored(bytes)
        #expect(try decode(coded, ["FlateDecode"]) == bytes)
        let part = try decode(Array(coded.prefix(500)), ["Fl"])
        #expect(!part.isEmpty && Array(bytes.prefix(part.count)) == part)
        #expect(throws: PDFError.damagedStream) { try decode([1, 2, 3, 4], ["FlateDecode"]) }
    }

    @Test("Rows stored as differences, in each of PNG's ways and TIFF's")
    func predictors() throws {
        let parameters: PDFDictionary = [
            "Predictor": .integer(15), "Colors": .integer(1), "Columns": .integer(4),
        ]
        let rows: [UInt8] = [
            0, 1, 2, 3, 4, 1, 5, 1, 1, 1, 2, 1, 1, 1, 1, 3, 10, 0, 0, 0, 4, 1, 1, 1, 1,
        ]
        let expected: [UInt8] = [
            1, 2, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 13, 10, 9, 9, 14, 11, 11, 12,
        ]
        #expect(try decode(stored(rows), ["FlateDecode"], parameters) == expected)
        let tiff: PDFDictionary = [
            "Predictor": .integer(2), "Colors": .integer(2), "Columns": .integer(2),
        ]
        #expect(try decode(stored([1, 2, 3, 4]), ["FlateDecode"], tiff) == [1, 2, 4, 6])
        let odd: PDFDictionary = ["Predictor": .integer(15), "Columns": .integer(-4)]
        #expect(throws: PDFError.damagedStream) { try decode(stored(rows), ["FlateDecode"], odd) }
    }

    @Test("A filter that nobody knows is named")
    func unknown() {
        #expect(throws: PDFError.filter("Rot13")) { try decode([1], ["Rot13"]) }
        #expect(throws: PDFError.filter("DCTDecode")) { try decode([1], ["DCTDecode"]) }
    }
}
