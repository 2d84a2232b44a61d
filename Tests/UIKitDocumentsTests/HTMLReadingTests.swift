// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

/// What becomes of HTML: the text, and what its attributes say.
@MainActor
struct HTMLReadingTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil
        )
    }

    private func attributes(
        of part: String,
        in text: NSAttributedString
    ) -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: part)
        #expect(range.length > 0, "\(part) is not in \(text.string)")
        guard range.length > 0 else { return [:] }
        return text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(of part: String, in text: NSAttributedString) -> UIFont? {
        attributes(of: part, in: text)[.font] as? UIFont
    }

    private func style(of part: String, in text: NSAttributedString) -> NSParagraphStyle? {
        attributes(of: part, in: text)[.paragraphStyle] as? NSParagraphStyle
    }

    // MARK: Characters

    @Test(arguments: [
        ("Hello <b>wide</b>  world", "Hello wide world"),
        ("<p>A</p><p>B</p>", "A\nB\n"),
        ("<div><p>A</p></div>", "A\n"),
        ("A<div>B</div>C", "A\nB\nC"),
        ("<p>A<br>B</p>", "A\u{2028}B\n"),
        ("A<br>B", "A\nB"),
        ("<div>A<br/>B</div>", "A\nB\n"),
        ("  <p>  A \n B  </p>  ", "A B\n"),
        ("a &amp; b &lt;c&gt; &eacute;&#8364;&nbsp;x", "a & b <c> é€\u{A0}x"),
        ("<head><title>T</title></head><body>x</body>", "x"),
        ("<script>alert(1)</script>x<style>p{}</style>", "x"),
        ("<p>open <b>bold <i>both</p>", "open bold both\n"),
        ("<pre>a  b\n c</pre>", "a  b\n c\n"),
        ("<q>x</q>", "\u{201C}x\u{201D}"),
        ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"),
        ("", ""),
        ("   ", ""),
    ])
    func textIsThatOfABrowser(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test func listsHaveMarkersBetweenTabs() throws {
        let text = try read("<ul><li>A</li><li><p>B</p><ol start=3><li>C</li></ol></li></ul>x")
        #expect(text.string == "\t•\tA\n\t•\tB\n\t3.\tC\nx")
        let outer = try #require(style(of: "A", in: text))
        #expect(outer.headIndent == 36)
        #expect(outer.tabStops.map(\.location) == [11, 36])
        #expect(outer.textLists.map(\.markerFormat) == [.disc])
        let inner = try #require(style(of: "C", in: text))
        #expect(inner.headIndent == 72)
        #expect(inner.textLists.map(\.markerFormat) == [.disc, .decimal])
        #expect(style(of: "x", in: text)?.textLists.isEmpty == true)
    }

    // MARK: Attributes

    @Test func textWithoutStyleIsTimesOfTwelvePoints() throws {
        let found = attributes(of: "x", in: try read("x"))
        let font = try #require(found[.font] as? UIFont)
        #expect(font.familyName == "Times New Roman")
        #expect(font.pointSize == 12)
        #expect(found[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .natural)
    }

    @Test func tagsChangeFonts() throws {
        let text = try read("<b>bold</b> <em>slanted</em> <h1>title</h1> <code>mono</code>")
        let traits = { (part: String) in font(of: part, in: text)?.fontDescriptor.symbolicTraits }
        #expect(traits("bold")?.contains(.traitBold) == true)
        #expect(traits("slanted")?.contains(.traitItalic) == true)
        #expect(font(of: "title", in: text)?.pointSize == 24)
        #expect(font(of: "mono", in: text)?.familyName == "Courier")
        let spacing = try #require(style(of: "title", in: text)?.paragraphSpacing)
        #expect(abs(spacing - 16.08) < 0.001)
    }

    @Test func linksAreBlueAndUnderlined() throws {
        let text = try read("go <a href='https://a.b/c?d=1&e'>here</a>")
        let found = attributes(of: "here", in: text)
        #expect(found[.link] as? URL == URL(string: "https://a.b/c?d=1&e"))
        #expect(found[.underlineStyle] as? Int == 1)
        #expect(
            found[.foregroundColor] as? UIColor
                == UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        )
    }

    @Test func styleSheetsCountByTheirWeight() throws {
        let text = try read(
            """
            <style>/* all */ body { font-family: -apple-system; font-size: 17px; color: #333 }
            p.big { font-size: 2em } #one { color: red } p { color: blue }
            @media print { p { color: green } } div p b { letter-spacing: 2px }</style>
            <p id="one">first</p><p class="small big">second</p><div><p><b>deep</b></p></div>plain
            """
        )
        #expect(attributes(of: "first", in: text)[.foregroundColor] as? UIColor == CSSRed.color)
        #expect(font(of: "second", in: text)?.pointSize == 34)
        #expect(attributes(of: "deep", in: text)[.kern] as? CGFloat == 2)
        let plain = try #require(font(of: "plain", in: text))
        #expect(plain.pointSize == 17)
        #expect(plain.familyName == UIFont.systemFont(ofSize: 17).familyName)
    }

    private enum CSSRed {
        static let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }

    private nonisolated static let colours: [(css: String, parts: [Double])] = [
        ("#f00", [1, 0, 0, 1]), ("#ff000080", [1, 0, 0, 128.0 / 255]),
        ("rgb(255, 0, 0)", [1, 0, 0, 1]), ("rgba(100%,0,0,.5)", [1, 0, 0, 0.5]),
        ("hsl(120, 100%, 50%)", [0, 1, 0, 1]), ("rebeccapurple", [0.4, 0.2, 0.6, 1]),
    ]

    @Test(arguments: colours)
    func coloursAreReadInEachForm(css: String, parts: [Double]) throws {
        let text = try read("<span style='color: \(css)'>x</span>")
        let color = try #require(attributes(of: "x", in: text)[.foregroundColor] as? UIColor)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        for (found, wanted) in zip([red, green, blue, alpha], parts) {
            #expect(abs(Double(found) - wanted) < 0.002)
        }
    }

    @Test func ownStylesReachParagraphs() throws {
        let text = try read(
            "<p style='text-align:center; margin: 1px 2px 3px 4px; line-height: 20px'>x</p>"
        )
        let found = try #require(style(of: "x", in: text))
        #expect(found.alignment == .center)
        #expect(found.paragraphSpacing == 3)
        #expect(found.headIndent == 4)
        #expect(found.tailIndent == -2)
        #expect(found.minimumLineHeight == 20)
    }

    @Test func picturesInTheDocumentBecomeAttachments() throws {
        let dot =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
            + "RU5ErkJggg=="
        let text = try read(
            "a<img src='data:image/png;base64,\(dot)' width=20>b<img src='http://x/y.png'>"
        )
        #expect(text.string == "a\u{FFFC}b\u{FFFC}")
        let first = attributes(of: "\u{FFFC}", in: text)[.attachment] as? NSTextAttachment
        #expect(first?.image?.size == CGSize(width: 1, height: 1))
        #expect(first?.bounds.size == CGSize(width: 20, height: 20))
    }

    // MARK: Encodings and formats

    @Test func textWithoutWordOfItsEncodingIsWindows1252() throws {
        let html = Data("<p>é</p>".utf8)
        let kind: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
        let plain = try NSAttributedString(data: html, options: kind, documentAttributes: nil)
        #expect(plain.string == "Ã©\n")
        let told = Data("<meta charset=utf-8><p>é</p>".utf8)
        let read = try NSAttributedString(data: told, options: kind, documentAttributes: nil)
        #expect(read.string == "é\n")
        let wide = try #require("<p>é</p>".data(using: .utf16))
        let marked = try NSAttributedString(data: wide, options: kind, documentAttributes: nil)
        #expect(marked.string == "é\n")
    }

    @Test func formatsAreFoundFromTheContent() throws {
        var attributes: NSDictionary?
        let html = Data("<!DOCTYPE html><p>x".utf8)
        let text = try NSAttributedString(data: html, documentAttributes: &attributes)
        #expect(text.string == "x\n")
        #expect(attributes?["DocumentType"] as? String == "NSHTML")
        let key = NSAttributedString.DocumentAttributeKey.documentType
        #expect(attributes?[key] as? String == "NSHTML")
        let plain = try NSAttributedString(data: Data("<x>".utf8), documentAttributes: nil)
        #expect(plain.string == "<x>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data("x".utf8),
                options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil
            )
        }
    }

    @Test func deepAndBrokenMarkupEnds() throws {
        let deep = String(repeating: "<div>", count: 3000) + "x"
        #expect(try read(deep).string.contains("x"))
        #expect(try read("<p <b =\"> </ & <<< &bogus; x").string.contains("x"))
        var random = Seeded(state: 7)
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                Array("<>/&;abp=\"' \n{}:#".utf8).randomElement(using: &random) ?? 0
            }
            _ = try? NSAttributedString(
                data: Data(bytes),
                options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil
            )
        }
    }
}

/// The same numbers in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
