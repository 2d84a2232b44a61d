// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A paragraph with its separator.
open class NSTextParagraph: NSTextElement {
    private final let text: NSAttributedString

    /// A paragraph of a text; without one it is empty.
    public init(attributedString: NSAttributedString?) {
        text =
            attributedString.flatMap { $0.copy() as? NSAttributedString }
            ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The text with its attributes.
    open var attributedString: NSAttributedString { text }

    /// The document's part without the separator; nil for a paragraph of no document.
    open var paragraphContentRange: NSTextRange? {
        guard let range = elementRange, let middle = separatorStart(range) else { return nil }
        return NSTextRange(location: range.location, end: middle)
    }

    /// The separator's part of the document, empty without one; nil for a paragraph of no document.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let range = elementRange, let middle = separatorStart(range) else { return nil }
        return NSTextRange(location: middle, end: range.endLocation)
    }

    private final func separatorStart(_ range: NSTextRange) -> (any NSTextLocation)? {
        let count = TextBlocks<TextBlock>.separatorLength(Array(attributedString.string.utf16))
        guard count > 0 else { return range.endLocation }
        return textContentManager?.location(range.endLocation, offsetBy: -count)
    }
}
