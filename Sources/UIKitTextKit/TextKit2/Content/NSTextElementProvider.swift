// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Gives a document's elements, and replaces them.
///
/// Three methods are optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextElementProvider: NSObjectProtocol, _NSTextElementProviderProbes {
    /// The whole document.
    var documentRange: NSTextRange { get }

    /// Calls back with each element from a place on, until the answer is false; the place where the
    /// enumeration ended, nil where there was no element.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?

    /// Puts elements in the place of a part of the document.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

    /// Writes the document where it is kept.
    func synchronizeToBackingStore(_ completionHandler: @escaping ((any Error)?) -> Void)

    // @optional

    /// The place a number of characters before or behind another; nil outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// How many characters lie between two places; `NSNotFound` where nobody knows.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// The range that an edit or a selection of another may take; nil for that range itself.
    func adjustedRange(
        from textRange: NSTextRange,
        forEditingTextSelection: Bool
    ) -> NSTextRange?
}
