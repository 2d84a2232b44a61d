// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitViews

/// Says where a selection is shown.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol,
    _UITextSelectionDisplayInteractionDelegateProbes
{
    // @optional

    /// The view behind the text that the highlight belongs in; nil for the text's own view.
    func selectionContainerViewBelowText(
        for interaction: UITextSelectionDisplayInteraction
    ) -> UIView?
}
