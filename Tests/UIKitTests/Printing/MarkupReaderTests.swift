// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitCore

/// HTML as a text with attributes.
@MainActor
struct MarkupReaderTests {
    private func read(_ markup: String) -> NSAttributedString {
        MarkupReader.read(markup, width: 400)
    }

    private func attribute<Value>(
        _ key: NSAttributedString.Key,
        of part: String,
        in text: NSAttributedString,
        as type: Value.Type = Value.self
    ) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test(arguments: [
        ("plain", "plain"), ("a  b\n c", "a b c"), ("<p>a</p><p>b</p>", "a\nb"),
        ("a<br>b<br/>c", "a\nb\nc"), ("<div>a<div>b</div></div>c", "a\nb\nc"),
        ("x <b> y </b> z", "x y z"), ("1 &lt; 2 &amp;&#38; &#x41; &nope; &", "1 < 2 && A &nope; &"),
        ("<!-- <b>no</b> -->yes", "yes"), ("<!DOCTYPE html><p>x", "x"),
        ("<head><title>t</title><style>p{}</style></head><body>x</body>", "x"),
        ("<script>if (a < b) { x('</p>') }</script>y", "y"), ("a < b", "a < b"),
        ("<pre>a\n  b</pre>", "a\n  b"), ("<ul><li>a<li>b</ul>", "•\ta\n•\tb"),
        ("<ol><li>a</li><li>b</li></ol>", "1.\ta\n2.\tb"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><th>c<td>d</tr></table>", "a\tb\nc\td"),
        ("<p style='display:none'>no</p>yes", "yes"), ("<p>a<p>b", "a\nb"),
        ("</b>stray", "stray"), ("<b", ""), ("<a href='x", ""), ("", ""),
        ("<img alt='cat'>", "cat"),
        ("caf&eacute; &euro;5 &mdash; ok", "café €5 — ok"),
    ])
    func markupBecomesText(markup: String, text: String) {
        #expect(read(markup).string == text)
    }

    @Test func elementsChangeTheFont() {
        let text = read("<h1>Big</h1>plain <b>bold</b> <i>slant</i> <code>fixed</code>")
        let big: UIFont? = attribute(.font, of: "Big", in: text)
        let plain: UIFont? = attribute(.font, of: "plain", in: text)
        let bold: UIFont? = attribute(.font, of: "bold", in: text)
        let slant: UIFont? = attribute(.font, of: "slant", in: text)
        let fixed: UIFont? = attribute(.font, of: "fixed", in: text)
        #expect(big?.pointSize == 24 && plain?.pointSize == 12)
        #expect(big?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(plain?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(slant?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(fixed?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
    }

    @Test func stylesOfElementsCount() {
        let text = read(
            "<p style='color:#f00; font-size: 20pt; text-align:right; font-weight:700'>red</p>"
                + "<span style='color: rgb(0, 128, 255); text-decoration: underline'>blue</span>"
                + "<font color=green size=5>green</font>"
        )
        #expect(attribute(.foregroundColor, of: "red", in: text) == UIColor.red)
        #expect(attribute(.font, of: "red", in: text, as: UIFont.self)?.pointSize == 20)
        let style: NSParagraphStyle? = attribute(.paragraphStyle, of: "red", in: text)
        #expect(style?.alignment == .right)
        let blue: UIColor? = attribute(.foregroundColor, of: "blue", in: text)
        #expect(blue == UIColor(red: 0, green: 128.0 / 255, blue: 1, alpha: 1))
        #expect(attribute(.underlineStyle, of: "blue", in: text, as: Int.self) == 1)
        #expect(attribute(.font, of: "green", in: text, as: UIFont.self)?.pointSize == 18)
    }

    @Test func linksListsAndRaisedTextAreKept() {
        let text = read("<a href='https://a.b/c'>there</a><ul><li>item</li></ul>x<sup>2</sup>")
        let link: URL? = attribute(.link, of: "there", in: text)
        #expect(link?.absoluteString == "https://a.b/c")
        let style: NSParagraphStyle? = attribute(.paragraphStyle, of: "item", in: text)
        #expect(style?.headIndent == 30 && style?.firstLineHeadIndent == 16)
        #expect(attribute(.baselineOffset, of: "2", in: text, as: Double.self) ?? 0 > 3)
    }

    @Test func picturesInTheTextAreAttachments() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let bytes = try #require(image.pngData()).base64EncodedString()
        let text = read("<p>a<img src='data:image/png;base64,\(bytes)' width=64></p>")
        let attachment: NSTextAttachment? = attribute(.attachment, of: "\u{FFFC}", in: text)
        #expect(attachment?.bounds.width == 48 && attachment?.bounds.height == 24)
    }

    @Test func damagedMarkupEnds() {
        let pieces = [
            "<", ">", "</", "<b>", "<ul>", "<li>", "&", "&#", ";", "'", "=", "<!--", "p ",
        ]
        var seed: UInt64 = 7
        for _ in 0..<300 {
            var markup = ""
            for _ in 0..<20 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                markup += pieces[Int(seed >> 33) % pieces.count]
            }
            #expect(read(markup).length <= markup.utf16.count * 3)
        }
        let deep = String(repeating: "<div>", count: 5_000) + "x"
        #expect(read(deep).string == "x")
    }

    @Test func pagesAreMadeOfIt() {
        let renderer = UIPrintPageRenderer()
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        renderer.setValue(page, forKey: "paperRect")
        renderer.setValue(page.insetBy(dx: 36, dy: 36), forKey: "printableRect")
        let rows = (1...120).map { "<tr><td>Item \($0)</td><td>€ \($0).00</td></tr>" }.joined()
        let formatter = UIMarkupTextPrintFormatter(
            markupText: "<html><body><h1>Invoice</h1><table>\(rows)</table></body></html>"
        )
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 3)
        formatter.markupText = "<p>short</p>"
        #expect(renderer.numberOfPages == 1)
    }
}
