// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

/// Attributed strings in archives, with attributes of UIKit's classes.
struct ArchivedTextTests {
    private let text: NSMutableAttributedString = {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let text = NSMutableAttributedString(
            string: "red",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
        )
        text.append(NSAttributedString(string: String(repeating: "x", count: 300)))
        text.append(
            NSAttributedString(string: " end", attributes: [.paragraphStyle: style, .kern: 2])
        )
        return text
    }()

    private func check(_ read: NSAttributedString?) throws {
        let read = try #require(read)
        #expect(read.string == text.string)
        var range = NSRange()
        let first = read.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 3))
        #expect(first[.foregroundColor] as? UIColor == .red)
        #expect((first[.font] as? UIFont)?.pointSize == 12)
        #expect(read.attributes(at: 3, effectiveRange: &range).isEmpty && range.length == 300)
        let last = read.attributes(at: 304, effectiveRange: nil)
        #expect((last[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
        #expect((last[.kern] as? NSNumber)?.intValue == 2)
    }

    @Test func attributesOfUIKitsClassesComeBack() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: text,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        try check(read as? NSMutableAttributedString)
    }

    @Test func theyComeBackSecurely() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSAttributedString(attributedString: text),
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSAttributedString.self,
            from: data
        )
        try check(read)
    }

    @Test func whatWasReadIsArchivedAgain() throws {
        var read: NSAttributedString = text
        for _ in 0..<2 {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: read,
                requiringSecureCoding: true
            )
            let result = try NSKeyedUnarchiver.unarchivedObject(
                ofClass: NSAttributedString.self,
                from: data
            )
            read = try #require(result)
        }
        try check(read)
    }

    @Test func oneRunAndNoRunAreTextsToo() throws {
        let one = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue])
        for text in [one, NSAttributedString(string: "")] {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: text,
                requiringSecureCoding: true
            )
            let read = try NSKeyedUnarchiver.unarchivedObject(
                ofClass: NSAttributedString.self,
                from: data
            )
            #expect(read == text)
        }
    }
}
