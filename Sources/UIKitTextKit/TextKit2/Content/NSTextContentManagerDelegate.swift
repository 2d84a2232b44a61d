// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Makes elements of its own, and hides some from layout.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextContentManagerDelegate: NSObjectProtocol,
    _NSTextContentManagerDelegateProbes
{
    // @optional

    /// The element at a place; nil for the manager's own.
    func textContentManager(
        _ textContentManager: NSTextContentManager,
        textElementAt location: any NSTextLocation
    ) -> NSTextElement?

    /// Whether an element is enumerated, and so laid out.
    func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}
