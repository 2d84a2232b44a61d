// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PDFObjects

@Suite("PDF files")
struct FileTests {
    private func contents(_ bytes: [UInt8]) throws -> [String] {
        let file = try PDFFile(bytes)
        return file.pages().map { String(decoding: file.content(of: $0), as: UTF8.self) }
    }

    @Test("Pages are found by a table and by streams, with what they inherit")
    func pages() throws {
        let small = SmallPDF(content: "0 0 10 10 re f")
        for bytes in [small.bytes, small.compressedBytes] {
            let file = try PDFFile(bytes)
            let page = try #require(file.pages().first)
            #expect(file.numbers(page["MediaBox"]) == [0, 0, 100, 80])
            #expect(try contents(bytes) == ["0 0 10 10 re f\n"])
        }
    }

    @Test("Without cross references, or with wrong ones, the file is searched")
    func rebuilt() throws {
        for bytes in [SmallPDF(content: "f").bytes, SmallPDF(content: "f").compressedBytes] {
            let text = String(decoding: bytes, as: UTF8.self)
            let cut = text.components(upTo: "startxref")
            #expect(try contents(Array(cut.utf8)) == ["f\n"])
            let shifted = text.replacing(
                "%PDF-1.",
                with: "%PDF-1.4 and more\n%1.",
                maxReplacements: 1
            )
            #expect(try contents(Array(shifted.utf8)) == ["f\n"])
        }
    }

    @Test("A later part of a file replaces what an earlier one says")
    func updates() throws {
        var bytes = SmallPDF(content: "old").bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let former = try #require(
            text.components(after: "startxref\n").split(separator: "\n").first
        )
        let place = bytes.count
        let object = "4 0 obj\n\(SmallPDF.stream("new"))\nendobj\n"
        let digits = String(place)
        let offset = String(repeating: "0", count: 10 - digits.utf8.count) + digits
        let start = place + object.utf8.count
        bytes += Array(
            (object + "xref\n4 1\n\(offset) 00000 n \ntrailer\n"
                + "<< /Size 5 /Root 1 0 R /Prev \(former) >>\nstartxref\n\(start)\n%%EOF").utf8
        )
        #expect(try contents(bytes) == ["new\n"])
    }

    @Test("What leads to itself ends")
    func cycles() throws {
        var small = SmallPDF(content: "f")
        small.objects[1] = "<< /Type /Pages /Kids [3 0 R 2 0 R 5 0 R] /Count 9 >>"
        small.objects.append("5 0 R")
        let file = try PDFFile(small.bytes)
        #expect(file.pages().count == 1)
        #expect(file.resolve(.reference(5)).isNull && file.object(77).isNull)
        small.objects[3] = "<< /Length 4 0 R >>\nstream\nabc\nendstream"
        #expect(try contents(small.bytes) == ["abc\n\n"])
    }

    @Test("A file with a password says so")
    func encrypted() throws {
        var small = SmallPDF(content: "f")
        small.trailer = "/Encrypt << /Filter /Standard >>"
        #expect(try PDFFile(small.bytes).isEncrypted)
    }

    @Test("No cut and no changed byte of a file stops the reader")
    func damage() throws {
        for whole in [SmallPDF(content: "1 0 0 rg").bytes, SmallPDF(content: "q").compressedBytes] {
            for length in 0..<whole.count { read(Array(whole.prefix(length))) }
            var dice: UInt64 = 88_172_645_463_325_252
            for _ in 0..<600 {
                var bytes = whole
                for _ in 0..<3 {
                    dice ^= dice << 13
                    dice ^= dice >> 7
                    dice ^= dice << 17
                    bytes[Int((dice >> 8) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: dice)
                }
                read(bytes)
            }
        }
        #expect(throws: PDFError.notAPDF) { try PDFFile([]) }
        #expect(throws: PDFError.notAPDF) { try PDFFile(Array("%PDF-1.4 nothing".utf8)) }
    }

    private func read(_ bytes: [UInt8]) {
        guard let file = try? PDFFile(bytes) else { return }
        for page in file.pages() { _ = file.content(of: page) }
    }
}

extension String {
    fileprivate func components(upTo mark: String) -> String {
        firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
    }

    fileprivate func components(after mark: String) -> String {
        firstRange(of: mark).map { String(self[$0.upperBound...]) } ?? ""
    }
}
