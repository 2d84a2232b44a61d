// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Is notified of a popover.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate,
    _UIPopoverPresentationControllerDelegateProbes
{
    // @optional

    /// Called before the popover is shown.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    )

    /// Whether a touch outside closes the popover; an older name.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called when a touch outside has closed the popover; an older name.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}
