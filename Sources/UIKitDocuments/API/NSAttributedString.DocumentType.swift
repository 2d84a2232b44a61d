// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSAttributedString {
    /// The format of a document that holds text with attributes.
    public struct DocumentType: _TypedString, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A format by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Characters without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// Microsoft's Rich Text Format.
        public static let rtf = DocumentType("NSRTF")
        /// A folder with Rich Text Format and its pictures, which cannot be read or written yet.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML with inline styles and style sheets in the document itself.
        public static let html = DocumentType("NSHTML")
    }
}
