// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

/// Attributed strings of Swift and of Objective-C become each other, as on iOS.
struct AttributedStringConversionTests {
    /// A scope of a program's own, with an attribute whose value has another type as an object.
    private struct Marks: AttributeScope {
        enum Mark: String, Hashable {
            case first
            case second
        }

        enum MarkAttribute: ObjectiveCConvertibleAttributedStringKey {
            typealias Value = Mark
            typealias ObjectiveCValue = NSString
            static let name = "mark"
        }

        enum LevelAttribute: AttributedStringKey {
            typealias Value = Int
            static let name = "level"
        }

        let mark: MarkAttribute
        let level: LevelAttribute
        let uiKit: AttributeScopes.UIKitAttributes
    }

    private let address = URL(fileURLWithPath: "/a")

    private var text: AttributedString {
        var red = AttributedString("red")
        red.uiKit.foregroundColor = .red
        red.uiKit.kern = 2
        red.uiKit.underlineStyle = .single
        red.uiKit.textEffect = .letterpressStyle
        var link = AttributedString(" link é😀")
        link.foundation.link = address
        link.foundation.languageIdentifier = "fr"
        return red + link
    }

    @Test func aSwiftTextBecomesAnObjectWithObjectsAsAttributes() {
        let object = NSAttributedString(text)
        #expect(object.string == "red link é😀")
        var range = NSRange()
        let red = object.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 3))
        #expect(red[.foregroundColor] as? UIColor == .red)
        #expect((red[.kern] as? NSNumber)?.doubleValue == 2)
        #expect((red[.underlineStyle] as? NSNumber)?.intValue == NSUnderlineStyle.single.rawValue)
        #expect(red[.textEffect] as? String == "_NSLetterpressStyle")
        let link = object.attributes(at: 4, effectiveRange: &range)
        #expect(range == NSRange(location: 3, length: 9))
        #expect(link[.link] as? URL == address)
        #expect(link[NSAttributedString.Key("NSLanguage")] as? String == "fr")
    }

    @Test func anObjectBecomesASwiftText() throws {
        let attachment = NSTextAttachment()
        let object = NSMutableAttributedString(
            string: "a",
            attributes: [
                .foregroundColor: UIColor.blue, .kern: 3, .strikethroughStyle: 1,
                .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
                NSAttributedString.Key("other"): 1,
            ]
        )
        object.append(NSAttributedString(string: "b", attributes: [.attachment: attachment]))
        let text = AttributedString(object)
        #expect(String(text.characters) == "ab")
        let runs = Array(text.runs)
        try #require(runs.count == 2)
        #expect(runs[0].uiKit.foregroundColor == .blue)
        #expect(runs[0].uiKit.kern == 3)
        #expect(runs[0].uiKit.strikethroughStyle == .single)
        #expect(runs[0].uiKit.textEffect == .letterpressStyle)
        #expect(runs[1].uiKit.attachment === attachment)
    }

    @Test func thereAndBackIsTheSame() throws {
        #expect(AttributedString(NSAttributedString(text)) == text)
        let object = try NSAttributedString(text, including: \.uiKit)
        #expect(try AttributedString(object, including: \.uiKit) == text)
        #expect(
            try AttributedString(object, including: AttributeScopes.UIKitAttributes.self) == text
        )
    }

    @Test func attributesOutsideTheScopeAreLeftOut() throws {
        let object = try NSAttributedString(text, including: \.foundation)
        #expect(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(object.attribute(.link, at: 4, effectiveRange: nil) as? URL == address)
    }

    @Test func aScopeOfAProgramsOwnHasItsAttributes() throws {
        var text = AttributedString("a")
        text[Marks.MarkAttribute.self] = .second
        text[Marks.LevelAttribute.self] = 4
        text.uiKit.foregroundColor = .green
        let object = try NSAttributedString(text, including: Marks.self)
        let attributes = object.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[NSAttributedString.Key("mark")] as? String == "second")
        #expect((attributes[NSAttributedString.Key("level")] as? NSNumber)?.intValue == 4)
        #expect(attributes[.foregroundColor] as? UIColor == .green)
        #expect(try AttributedString(object, including: Marks.self) == text)
        let usual = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(usual[NSAttributedString.Key("level")] == nil)
    }

    @Test func containersBecomeDictionariesAndBack() throws {
        let container = AttributeContainer([.foregroundColor: UIColor.red, .ligature: 2])
        #expect(container.uiKit.foregroundColor == .red)
        #expect(container.uiKit.ligature == 2)
        let dictionary = try Dictionary(container, including: \.uiKit)
        #expect(dictionary.count == 2)
        #expect(dictionary[.foregroundColor] as? UIColor == .red)
        #expect([NSAttributedString.Key: Any](container).count == 2)
        #expect(try AttributeContainer(dictionary, including: \.uiKit) == container)
    }

    @Test func aValueOfAnotherTypeThrowsOrIsLeftOut() {
        let wrong: [NSAttributedString.Key: Any] = [.foregroundColor: "red", .kern: 1]
        #expect(throws: CocoaError.self) { try AttributeContainer(wrong, including: \.uiKit) }
        let container = AttributeContainer(wrong)
        #expect(container.uiKit.foregroundColor == nil)
        #expect(container.uiKit.kern == 1)
    }

    // Core Foundation compares what neighbours have.
    @Test func neighboursMayDifferInAValueThatIsNoObject() {
        var day = AttributedString("1")
        day.foundation.dateField = .day
        var month = AttributedString("May")
        month.foundation.dateField = .month
        let object = NSAttributedString(day + month)
        #expect(object.string == "1May")
        #expect(AttributedString(object) == day + month)
    }

    @Test func rangesCountUnitsOfUTF16() throws {
        let text = AttributedString("a😀b")
        let start = try #require(text.characters.firstIndex(of: "😀"))
        let emoji = start..<text.characters.index(after: start)
        let range = NSRange(emoji, in: text)
        #expect(range == NSRange(location: 1, length: 2))
        #expect(Range(range, in: text) == emoji)
        #expect(Range(NSRange(location: 2, length: 1), in: text) == nil)
        #expect(Range(NSRange(location: 3, length: 2), in: text) == nil)
    }
}
