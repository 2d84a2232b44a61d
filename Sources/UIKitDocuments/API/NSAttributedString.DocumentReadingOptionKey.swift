// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSAttributedString {
    /// What can be said about a document that is read.
    public struct DocumentReadingOptionKey: _TypedString, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The format, an `NSAttributedString.DocumentType`; found from the content where it is left out.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// The encoding as `String.Encoding.rawValue`, for text that does not name its own.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// The scaling that the text is wanted in.
        public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
        /// The scaling that the text was written in.
        public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
        /// Whether list markers stand in the text; they always do.
        public static let textKit1ListMarkerFormat =
            DocumentReadingOptionKey("TextKit1ListMarkerFormat")
    }
}
