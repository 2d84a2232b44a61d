// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime

extension AttributeScopes {
    /// The attributes that UIKit gives text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit gives text, and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Which ligatures are used.
        public let ligature: LigatureAttribute
        /// What is added between letters, in points, in place of the font's own.
        public let kern: KernAttribute
        /// What is added between letters, in points.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines in percent of the size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// How far the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the line below.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far letters lean.
        public let obliqueness: ObliquenessAttribute
        /// By how much letters are widened, as a logarithm.
        public let expansion: ExpansionAttribute
        /// An effect on the text.
        public let textEffect: TextEffectAttribute
        /// What stands in the text in place of a letter.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// Makes these the attributes that conversions between the two kinds of text keep.
        @section(".init_array") @used
        private static let install: @convention(c) @Sendable () -> Void = {
            AttributeConversion.setDefaultScope(AttributeScopes.UIKitAttributes.self)
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attribute of a name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
