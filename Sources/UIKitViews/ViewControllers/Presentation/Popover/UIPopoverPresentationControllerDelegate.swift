// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime

/// Hears of a popover.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate,
    _UIPopoverPresentationControllerDelegateProbes
{
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

extension UIPopoverPresentationControllerDelegate {
    /// Says that there is no such method.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        _objcDefault(self, "prepareForPopoverPresentation(_:)", popoverPresentationController)
    }

    /// Says that there is no such method.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        _objcDefault(
            self,
            "popoverPresentationControllerShouldDismissPopover(_:)",
            popoverPresentationController
        )
    }

    /// Says that there is no such method.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        _objcDefault(
            self,
            "popoverPresentationControllerDidDismissPopover(_:)",
            popoverPresentationController
        )
    }
}

/// The probes of `UIPopoverPresentationControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIPopoverPresentationControllerDelegateProbes: AnyObject {}

extension _UIPopoverPresentationControllerDelegateProbes {
    private var target: (any UIPopoverPresentationControllerDelegate)? {
        self as? any UIPopoverPresentationControllerDelegate
    }

    /// `prepareForPopoverPresentation(_:)`, if it is implemented.
    public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
        let name = "prepareForPopoverPresentation(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) { target.prepareForPopoverPresentation(controller) }
        }
    }

    /// `popoverPresentationControllerShouldDismissPopover(_:)`, if it is implemented.
    public var popoverPresentationControllerShouldDismissPopover:
        _ObjCOptional<UIPopoverPresentationController, Bool>?
    {
        let name = "popoverPresentationControllerShouldDismissPopover(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) {
                target.popoverPresentationControllerShouldDismissPopover(controller)
            }
        }
    }

    /// `popoverPresentationControllerDidDismissPopover(_:)`, if it is implemented.
    public var popoverPresentationControllerDidDismissPopover:
        ((UIPopoverPresentationController) -> Void)?
    {
        let name = "popoverPresentationControllerDidDismissPopover(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.popoverPresentationControllerDidDismissPopover(controller)
            }
        }
    }
}
