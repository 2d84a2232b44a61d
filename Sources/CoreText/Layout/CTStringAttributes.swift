// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

private func name(_ key: NSAttributedString.Key) -> CFString { NSString(string: key.rawValue) }

/// A `CTFont`; Helvetica 12 by default.
public var kCTFontAttributeName: CFString { name(TextAttribute.font) }
/// A `CTParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { name(TextAttribute.paragraphStyle) }
/// A `CGColor`; black by default.
public var kCTForegroundColorAttributeName: CFString {
    name(TextAttribute.coreTextForegroundColor)
}
/// A truth value: the context's fill colour is used.
public var kCTForegroundColorFromContextAttributeName: CFString {
    name(TextAttribute.foregroundFromContext)
}
/// A `CGColor` behind the text.
public var kCTBackgroundColorAttributeName: CFString {
    name(TextAttribute.coreTextBackgroundColor)
}
/// Points after each character; 0 switches the font's kerning off.
public var kCTKernAttributeName: CFString { name(TextAttribute.kern) }
/// Points after each character, on top of the font's kerning.
public var kCTTrackingAttributeName: CFString { name(TextAttribute.tracking) }
/// A number: 0 no ligatures, 1 the usual ones, 2 all.
public var kCTLigatureAttributeName: CFString { name(TextAttribute.ligature) }
/// Per cent of the size.
public var kCTStrokeWidthAttributeName: CFString { name(TextAttribute.strokeWidth) }
/// A `CGColor`.
public var kCTStrokeColorAttributeName: CFString { name(TextAttribute.coreTextStrokeColor) }
/// A raw `CTUnderlineStyle`.
public var kCTUnderlineStyleAttributeName: CFString { name(TextAttribute.underlineStyle) }
/// A `CGColor`.
public var kCTUnderlineColorAttributeName: CFString { name(TextAttribute.underlineColor) }
/// 1 above, -1 below; kept.
public var kCTSuperscriptAttributeName: CFString { name(TextAttribute.superscript) }
/// Points up.
public var kCTBaselineOffsetAttributeName: CFString { name(TextAttribute.baselineOffset) }
/// A `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { name(TextAttribute.runDelegate) }
/// Raw directions and format types, the outermost first.
public var kCTWritingDirectionAttributeName: CFString { name(TextAttribute.writingDirection) }
/// A language code, which chooses among a font's shapes.
public var kCTLanguageAttributeName: CFString { name(TextAttribute.language) }
/// A truth value: glyphs for text that runs downwards; kept.
public var kCTVerticalFormsAttributeName: CFString { name(TextAttribute.verticalForms) }

/// How a line under text looks.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int32

    /// Makes a set from raw bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line.
    public static let single = Self(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
}

/// The pattern of a line under text, to be added to its style.
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int32

    /// Makes a set from raw bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Dots.
    public static let patternDot = Self(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = Self(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
}
