// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Hears of a popover.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate,
    _UIPopoverPresentationControllerDelegateProbes
{
    // @optional

    /// Told before the popover is shown.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    )

    /// Whether a touch outside closes the popover; an older name.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Told that a touch outside has closed the popover; an older name.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}
