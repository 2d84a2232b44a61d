// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation
public import ObjCRuntime

extension NSAttributedString.Key {
    /// A `UIFont`; Helvetica 12 by default.
    public static let font = TextAttribute.font
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = TextAttribute.paragraphStyle
    /// A `UIColor`; black by default.
    public static let foregroundColor = TextAttribute.foregroundColor
    /// A `UIColor` behind the text; none by default.
    public static let backgroundColor = TextAttribute.backgroundColor
    /// A number: 0 no ligatures, 1 the usual ones, 2 all.
    public static let ligature = TextAttribute.ligature
    /// Points after each character; 0 switches the font's kerning off.
    public static let kern = TextAttribute.kern
    /// Points after each character, on top of the font's kerning.
    public static let tracking = TextAttribute.tracking
    /// A raw `NSUnderlineStyle`.
    public static let strikethroughStyle = TextAttribute.strikethroughStyle
    /// A raw `NSUnderlineStyle`.
    public static let underlineStyle = TextAttribute.underlineStyle
    /// A `UIColor`; the foreground colour by default.
    public static let strokeColor = TextAttribute.strokeColor
    /// Per cent of the size: outlines if positive, outlines around filled letters if negative.
    public static let strokeWidth = TextAttribute.strokeWidth
    /// An `NSShadow`.
    public static let shadow = TextAttribute.shadow
    /// A `TextEffectStyle`'s text; drawn plain.
    public static let textEffect = TextAttribute.textEffect
    /// An `NSTextAttachment` for the attachment character.
    public static let attachment = TextAttribute.attachment
    /// A `URL` or text.
    public static let link = TextAttribute.link
    /// Points up.
    public static let baselineOffset = TextAttribute.baselineOffset
    /// A `UIColor`; the foreground colour by default.
    public static let underlineColor = TextAttribute.underlineColor
    /// A `UIColor`; the foreground colour by default.
    public static let strikethroughColor = TextAttribute.strikethroughColor
    /// The tangent of a lean to the right.
    public static let obliqueness = TextAttribute.obliqueness
    /// The logarithm of a factor on letters' widths.
    public static let expansion = TextAttribute.expansion
    /// Raw directions and format types, the outermost first.
    public static let writingDirection = TextAttribute.writingDirection
    /// Always 0 on iOS: text runs across.
    public static let verticalGlyphForm = Self("NSVerticalGlyphForm")
    /// A text by which an item of a text view is known.
    public static let textItemTag = Self("UITextItemTag")
}

// What a reader of the screen is told of a text; kept here.
extension NSAttributedString.Key {
    /// A Boolean number: whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilityTokenPunctuation")
    /// The language in which the text is spoken, as a tag of BCP 47.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilityTokenLanguage")
    /// A number from 0 to 2: the pitch of the voice.
    public static let accessibilitySpeechPitch = Self("UIAccessibilityTokenPitch")
    /// A Boolean number: whether what is being spoken ends first.
    public static let accessibilitySpeechQueueAnnouncement = Self(
        "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
    /// A `UIAccessibilityPriority`'s text: which announcement goes before others.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority"
    )
    /// How the text is pronounced, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = Self(
        "UIAccessibilitySpeechAttributeIPANotation"
    )
    /// A Boolean number: whether the text is spelt out.
    public static let accessibilitySpeechSpellOut = Self(
        "UIAccessibilitySpeechAttributeSpellOut"
    )
    /// A number from 0 to 6: the level of a heading, 0 for none.
    public static let accessibilityTextHeadingLevel = Self(
        "UIAccessibilityTextAttributeHeadingLevel"
    )
    /// Attributes of the program's own, which the reader speaks.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// What kind of text it is: a console's, a message's, source code.
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// An effect on the look of letters.
    public struct TextEffectStyle: _TypedString, Hashable, Sendable {
        /// The name in attributes.
        public let rawValue: String

        /// An effect by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters as if pressed into paper; drawn plain, as iOS does since version 13.
        public static let letterpressStyle = Self(rawValue: "_NSLetterpressStyle")
    }
}
