// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation

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

extension NSAttributedString {
    /// An effect on the look of letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name in attributes.
        public let rawValue: String

        /// An effect by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters as if pressed into paper; drawn plain, as iOS does since version 13.
        public static let letterpressStyle = Self(rawValue: "_NSLetterpressStyle")
    }
}
