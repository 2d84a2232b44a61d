// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Makes layout fragments of its own, and has a say in lines and links.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol, _NSTextLayoutManagerDelegateProbes {
    // @optional

    /// The fragment of an element that begins at a place.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment

    /// Whether a line may end before a place.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool

    /// How a link is drawn; nil for as its text.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        renderingAttributesForLink link: Any,
        at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}
