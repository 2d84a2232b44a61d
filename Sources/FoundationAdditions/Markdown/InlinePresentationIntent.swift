// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What Markdown says of a piece of text inside a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, as `NSInlinePresentationIntent` has them.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that is struck out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end that may be a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end that stays one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that is a block of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute of what Markdown says inside a paragraph.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The bits.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name.
        public static let name = "NSInlinePresentationIntent"
    }

    /// What Markdown says inside a paragraph.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("the type alone is asked for")
    }
}

extension NSAttributedString.Key {
    /// The bits of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        "NSInlinePresentationIntent"
    )
    /// The address of a picture.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
}
