// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import WebKit

struct PageTextTests {
    private func text(_ html: String) -> String {
        PageText(html: html).pieces.map(\.text).joined()
    }

    @Test func whatIsNoTextIsLeftOut() {
        let html = """
            <html><head><title>A &amp; B</title><style>p { color: red }</style></head>
            <body><script>if (1 < 2) { write("no") }</script><p>One</p><!-- <p>no</p> -->
            <p>Two</p></body></html>
            """
        #expect(text(html) == "One\nTwo")
    }

    @Test func blanksAreOneAndNamesAreCharacters() {
        #expect(
            text("a\n   b&nbsp;c &lt;d&gt; &#65;&#x42; &nothing; &")
                == "a b\u{a0}c <d> AB &nothing; &"
        )
    }

    @Test func headingsAndBoldTextAreKnown() {
        let pieces = PageText(html: "<h2>Top</h2><p>a <b>bold</b> <em>word</em></p>").pieces
        #expect(pieces.first == .init(text: "Top", heading: 2))
        #expect(pieces.contains(.init(text: "bold", isBold: true)))
        #expect(pieces.contains(.init(text: "word", isItalic: true)))
    }

    @Test(arguments: ["<", "<p", "</", "<!--", "&#99999999999;", "<b></b></b></i>", "<script>", ""])
    func brokenPagesEndWithAnAnswer(html: String) {
        #expect(text(html).count <= html.count)
    }
}
