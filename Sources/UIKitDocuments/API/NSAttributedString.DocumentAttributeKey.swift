// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSAttributedString {
    /// What a document says of itself beside its text.
    public struct DocumentAttributeKey: _TypedString, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The format, an `NSAttributedString.DocumentType`.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The encoding as `String.Encoding.rawValue`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        /// The size of a page in points, an `NSValue` of a `CGSize`.
        public static let paperSize = DocumentAttributeKey("PaperSize")
        /// The margins of a page in points, an `NSValue` of a `UIEdgeInsets`.
        public static let paperMargin = DocumentAttributeKey("PaperMargin")
        /// The size of the view that showed the document, an `NSValue` of a `CGSize`.
        public static let viewSize = DocumentAttributeKey("ViewSize")
        /// The zoom of that view in per cent, an `NSNumber`.
        public static let viewZoom = DocumentAttributeKey("ViewZoom")
        /// How that view showed the document: 0 as it is wide, 1 in pages; an `NSNumber`.
        public static let viewMode = DocumentAttributeKey("ViewMode")
        /// Whether the document is not to be edited: 1 or greater; an `NSNumber`.
        public static let readOnly = DocumentAttributeKey("ReadOnly")
        /// The colour of the page, a `UIColor`.
        public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
        /// How readily words are hyphenated, 0 to 1; an `NSNumber`.
        public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
        /// The distance of tab stops in points, an `NSNumber`.
        public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
        /// The parts of the text that are laid out in another direction.
        public static let textLayoutSections = DocumentAttributeKey("NSTextLayoutSectionsAttribute")
        /// The scaling of the text, an `NSTextScalingType`'s raw value.
        public static let textScaling = DocumentAttributeKey("TextScaling")
        /// The scaling that the text was written in.
        public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
        /// The version of the program that wrote the document, an `NSNumber`.
        public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
        /// Whether the document leaves out the default font.
        public static let defaultFontExcluded =
            DocumentAttributeKey("NSDefaultFontExcludedDocumentAttribute")
    }
}
