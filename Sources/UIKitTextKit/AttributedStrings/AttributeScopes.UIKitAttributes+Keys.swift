// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The name in attributed strings of Objective-C.
        public static let name = "NSFont"
    }

    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSParagraphStyle
        /// The name in attributed strings of Objective-C.
        public static let name = "NSParagraphStyle"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name in attributed strings of Objective-C.
        public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name in attributed strings of Objective-C.
        public static let name = "NSBackgroundColor"
    }

    /// Which ligatures are used.
    public enum LigatureAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Int
        /// The name in attributed strings of Objective-C.
        public static let name = "NSLigature"
    }

    /// What is added between letters, in points, in place of the font's own.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "NSKern"
    }

    /// What is added between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "CTTracking"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The name in attributed strings of Objective-C.
        public static let name = "NSStrikethrough"
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The name in attributed strings of Objective-C.
        public static let name = "NSUnderline"
    }

    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name in attributed strings of Objective-C.
        public static let name = "NSStrokeColor"
    }

    /// The width of outlines in percent of the size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "NSStrokeWidth"
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSShadow
        /// The name in attributed strings of Objective-C.
        public static let name = "NSShadow"
    }

    /// How far the text is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "NSBaselineOffset"
    }

    /// The colour of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name in attributed strings of Objective-C.
        public static let name = "NSUnderlineColor"
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name in attributed strings of Objective-C.
        public static let name = "NSStrikethroughColor"
    }

    /// How far letters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "NSObliqueness"
    }

    /// By how much letters are widened, as a logarithm.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name in attributed strings of Objective-C.
        public static let name = "NSExpansion"
    }

    /// An effect on the text, as relief printing.
    public enum TextEffectAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The name in attributed strings of Objective-C.
        public static let name = "NSTextEffect"
    }

    /// What stands in the text in place of a letter.
    public enum AttachmentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSTextAttachment
        /// The name in attributed strings of Objective-C.
        public static let name = "NSAttachment"
    }
}

// Sendable is unchecked: attributes of Swift's attributed strings must be, and a shadow in one is
// not changed any more.
extension NSShadow: @unchecked Sendable {}

// Sendable is unchecked for the same reason.
extension NSTextAttachment: @unchecked Sendable {}
