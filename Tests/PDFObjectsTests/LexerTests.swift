// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PDFObjects

@Suite("Values of PDF files")
struct LexerTests {
    private func value(_ text: String, hasReferences: Bool = true) throws -> PDFValue {
        var lexer = PDFLexer(Array(text.utf8)[...], hasReferences: hasReferences)
        return try lexer.nextValue()
    }

    @Test(
        "Numbers have signs and points, never exponents",
        arguments: [
            ("12", 12.0), ("-7", -7), ("+.5", 0.5), ("-12.25", -12.25), ("4.", 4), ("007", 7),
            ("--3", -3), ("9999999999999999999999", 1e22), ("1.5-3", 1.5),
        ]
    )
    func numbers(text: String, number: Double) throws {
        let read = try #require(try value(text).number)
        #expect(abs(read - number) <= abs(number) * 1e-9)
    }

    @Test("Strings nest, escape and go on over lines")
    func strings() throws {
        #expect(try value("(a(b)c)").string == Array("a(b)c".utf8))
        #expect(try value("(\\n\\051\\\\\\7x\\\ny)").string == [10, 0x29, 0x5C, 7, 0x78, 0x79])
        #expect(try value("(a\r\nb)").string == Array("a\nb".utf8))
        #expect(try value("<48 65 6c6C 6>").string == [0x48, 0x65, 0x6C, 0x6C, 0x60])
    }

    @Test("Names keep what a number sign stands for")
    func names() throws {
        #expect(try value("/A#20B#zz").name == "A B#zz")
        #expect(try value("/").name?.isEmpty == true)
    }

    @Test("Arrays, dictionaries and references hold each other")
    func containers() throws {
        let text = "<< /Kids [1 0 R 2 3 R true null] /Box [0 0 1 2.5] % a comment\n /T (x) >>"
        let table = try #require(try value(text).dictionary)
        let kids = try #require(table["Kids"]?.array)
        #expect(kids.count == 4)
        guard case .reference(1) = kids[0], case .reference(2) = kids[1] else {
            Issue.record("no references: \(kids)")
            return
        }
        #expect(kids[2].boolean == true && kids[3].isNull)
        #expect(table["Box"]?.array?.compactMap(\.number) == [0, 0, 1, 2.5])
        #expect(table["T"]?.string == [0x78])
    }

    @Test("In a page's content three tokens are no reference")
    func content() throws {
        var lexer = PDFLexer(Array("1 0 R Tj T* 'x".utf8)[...])
        var words: [String] = []
        var count = 0
        while true {
            let token = try lexer.next()
            if case .end = token { break }
            count += 1
            if case .word(let word) = token { words.append(word) }
        }
        #expect(words == ["R", "Tj", "T*", "'x"] && count == 6)
    }

    @Test(
        "What never ends, or ends too early, is an error and not a wait",
        arguments: [
            "(abc", "<48", "[1 2", "<< /A 1", "<< /A >", "<< 1 2 >>", ")", "]", ">",
        ]
    )
    func broken(text: String) {
        #expect(throws: PDFError.self) { try value(text) }
    }

    @Test("Values within values within values end at a depth")
    func depth() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: PDFError.tooDeep) { try value(text) }
    }
}
