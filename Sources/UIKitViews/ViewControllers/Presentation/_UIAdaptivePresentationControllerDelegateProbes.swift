// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UIAdaptivePresentationControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIAdaptivePresentationControllerDelegateProbes: AnyObject {}

extension _UIAdaptivePresentationControllerDelegateProbes {
    private var target: (any UIAdaptivePresentationControllerDelegate)? {
        self as? any UIAdaptivePresentationControllerDelegate
    }

    /// The methods of this name.
    public var adaptivePresentationStyle: _UIAdaptivePresentationStyle? {
        target.map { _UIAdaptivePresentationStyle(target: $0) }
    }

    /// The methods of this name.
    public var presentationController: _UIAdaptivePresentationController? {
        target.map { _UIAdaptivePresentationController(target: $0) }
    }

    /// `presentationControllerShouldDismiss(_:)`, if it is implemented.
    public var presentationControllerShouldDismiss: _ObjCOptional<UIPresentationController, Bool>? {
        let name = "presentationControllerShouldDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) { target.presentationControllerShouldDismiss(controller) }
        }
    }

    /// `presentationControllerWillDismiss(_:)`, if it is implemented.
    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        let name = "presentationControllerWillDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) { target.presentationControllerWillDismiss(controller) }
        }
    }

    /// `presentationControllerDidDismiss(_:)`, if it is implemented.
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        let name = "presentationControllerDidDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) { target.presentationControllerDidDismiss(controller) }
        }
    }

    /// `presentationControllerDidAttemptToDismiss(_:)`, if it is implemented.
    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        let name = "presentationControllerDidAttemptToDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.presentationControllerDidAttemptToDismiss(controller)
            }
        }
    }
}

/// `adaptivePresentationStyle(for:)` and `…(for:traitCollection:)` as a value.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationStyle {
    let target: any UIAdaptivePresentationControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle? {
        _objcOptional(target, "adaptivePresentationStyle(for:)") {
            target.adaptivePresentationStyle(for: controller)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
        _objcOptional(target, "adaptivePresentationStyle(for:traitCollection:)") {
            target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }
}

/// The methods called `presentationController` as a value.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationController {
    let target: any UIAdaptivePresentationControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) -> Void? {
        _objcOptional(target, "presentationController(_:prepare:)") {
            target.presentationController(
                presentationController,
                prepare: adaptivePresentationController
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        _objcOptional(
            target,
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
        ) {
            target.presentationController(
                controller,
                viewControllerForAdaptivePresentationStyle: style
            )
        } ?? nil
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> Void? {
        _objcOptional(
            target,
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        ) {
            target.presentationController(
                presentationController,
                willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator
            )
        }
    }
}
