// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

/// What is written is read again as it was.
@MainActor
struct DocumentRoundTripTests {
    private var sample: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.paragraphSpacing = 6
        let text = NSMutableAttributedString(
            string: "Title\n",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style]
        )
        text.append(
            NSAttributedString(
                string: "plain {\\} <&> ü€😀",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 12),
                    .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                ]
            )
        )
        if let url = URL(string: "https://a.b/?c=1&d=2") {
            text.append(
                NSAttributedString(
                    string: "link",
                    attributes: [
                        .font: UIFont.italicSystemFont(ofSize: 12), .link: url,
                        .underlineStyle: NSUnderlineStyle.single.rawValue,
                    ]
                )
            )
        }
        return text
    }

    private func written(_ type: NSAttributedString.DocumentType) throws -> NSAttributedString {
        let text = sample
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: type]
        )
        return try NSAttributedString(
            data: data,
            options: [.documentType: type],
            documentAttributes: nil
        )
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func attributesSurvive(type: NSAttributedString.DocumentType) throws {
        let text = try written(type)
        let end = type == .html ? "\n" : ""
        #expect(text.string == sample.string + end)
        let title = text.attributes(at: 0, effectiveRange: nil)
        let font = try #require(title[.font] as? UIFont)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let style = try #require(title[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .center)
        #expect(style.paragraphSpacing == 6)
        let plain = text.attributes(at: 8, effectiveRange: nil)
        #expect(
            plain[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        )
        let place = (text.string as NSString).range(of: "link").location
        let link = text.attributes(at: place, effectiveRange: nil)
        #expect(link[.link] as? URL == URL(string: "https://a.b/?c=1&d=2"))
        #expect(link[.underlineStyle] as? Int == 1)
        let slanted = try #require(link[.font] as? UIFont)
        #expect(slanted.fontDescriptor.symbolicTraits.contains(.traitItalic))
    }

    @Test func plainTextKeepsItsCharacters() throws {
        #expect(try written(.plain).string == sample.string)
    }

    @Test func foreignRichTextIsRead() throws {
        let rtf = #"""
            {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1 Courier;}}
            {\colortbl;\red255\green0\blue0;}{\*\generator Some;}{\info{\title no}}
            \pard\qr\li720\fi-360 caf\'e9 \b bold\b0  {\f1\fs40\cf1 red}\par
            \u8364 ?\uc2\u960 pi\line x{\field{\*\fldinst{HYPERLINK "http://x.y"}}{\fldrslt there}}}
            """#
        let text = try NSAttributedString(
            data: Data(rtf.utf8),
            options: [:],
            documentAttributes: nil
        )
        #expect(text.string == "café bold red\n€π\u{2028}xthere")
        let start = text.attributes(at: 0, effectiveRange: nil)
        let style = try #require(start[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .right)
        #expect(style.headIndent == 36)
        #expect(style.firstLineHeadIndent == 18)
        let place = (text.string as NSString).range(of: "red").location
        let red = text.attributes(at: place, effectiveRange: nil)
        #expect((red[.font] as? UIFont)?.pointSize == 20)
        #expect((red[.font] as? UIFont)?.familyName == "Courier")
        let end = text.attributes(at: text.length - 1, effectiveRange: nil)
        #expect(end[.link] as? URL == URL(string: "http://x.y"))
    }

    @Test func richTextThatBreaksOffIsReadAsFarAsItGoes() throws {
        for end in ["\\", "\\'", "\\'e", "{", "}}}}", "\\u", "\\u-", "{\\field", "{\\fonttbl{\\f0"]
        {
            let data = Data(("{\\rtf1 abc" + end).utf8)
            let text = try NSAttributedString(data: data, documentAttributes: nil)
            #expect(text.string.hasPrefix("abc"), "\(end)")
        }
    }

    @Test func writingWithoutFormatIsAnError() {
        #expect(throws: CocoaError.self) {
            try sample.data(from: NSRange(location: 0, length: 3))
        }
    }
}
