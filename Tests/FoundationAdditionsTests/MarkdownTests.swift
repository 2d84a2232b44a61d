// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct MarkdownTests {
    private func runs(
        _ markdown: String,
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> [String] {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
        let text = try AttributedString(markdown: markdown, options: options)
        return text.runs.map { run in
            let words = String(text[run.range].characters)
            let bits = run.inlinePresentationIntent?.rawValue ?? 0
            return words + (bits == 0 ? "" : "|\(bits)") + (run.link.map { "|\($0)" } ?? "")
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]),
        ("a **b** c", ["a ", "b|2", " c"]),
        ("*i* _i_ __b__", ["i|1", " ", "i|1", " ", "b|2"]),
        ("***both***", ["both|3"]),
        ("**a *b* c**", ["a |2", "b|3", " c|2"]),
        ("snake_case_name 2 * 3 * 4", ["snake_case_name 2 * 3 * 4"]),
        ("`co*d*e` ``a`b``", ["co*d*e|4", " ", "a`b|4"]),
        ("~~no~~ ~one~", ["no|32", " ~one~"]),
        ("\\*a\\* \\a", ["*a* \\a"]),
        ("[l **b**](https://a.b \"t\")", ["l |https://a.b", "b|2|https://a.b"]),
        ("[no link] (x)", ["[no link] (x)"]),
        ("<https://a.b> <me@a.b>", ["https://a.b|https://a.b", " ", "me@a.b|mailto:me@a.b"]),
        ("a &amp; b &#65; & c", ["a & b A & c"]),
        ("a\nb", ["a", " |64", "b"]),
        ("a  \nb", ["a", "\n|128", "b"]),
        ("**open", ["**open"]),
        ("*a**", ["a|1", "*"]),
    ])
    func whatStandsInsideALine(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test(arguments: [
        ("# Title\n\nText", "TitleText"),
        ("- a\n- b\n1. c", "abc"),
        ("> quoted\n\n---\n\nend", "quotedend"),
        ("```swift\nlet a = *1*\n```\nb", "let a = *1*\nb"),
        ("Title\n=====\nText", "TitleText"),
    ])
    func blocksStandWithoutTheirMarks(markdown: String, expected: String) throws {
        #expect(String(try AttributedString(markdown: markdown).characters) == expected)
    }

    @Test func linesStayWhereWhiteSpaceIsKept() throws {
        #expect(try runs("a\n\nb **c**", .inlineOnlyPreservingWhitespace) == ["a\n\nb ", "c|2"])
        #expect(try runs("# a\n b", .inlineOnly) == ["# a b"])
    }

    @Test func anAttributedStringOfObjectsIsMade() throws {
        let text = try NSAttributedString(
            markdown: "x [y](/q) ![z](p.png)",
            baseURL: URL(string: "https://a.b")
        )
        #expect(text.string == "x y z")
        let link = text.attribute(NSAttributedString.Key("NSLink"), at: 2, effectiveRange: nil)
        #expect((link as? URL)?.absoluteString == "https://a.b/q")
        let image = text.attribute(.imageURL, at: 4, effectiveRange: nil) as? URL
        #expect(image?.absoluteString == "https://a.b/p.png")
        let strong = try NSAttributedString(markdown: "**a**")
        let bits = strong.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil)
        #expect(bits as? UInt == 2)
    }
}
