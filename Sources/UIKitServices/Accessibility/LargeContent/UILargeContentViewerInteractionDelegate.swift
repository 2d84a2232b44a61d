// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UILargeContentViewerInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UILargeContentViewerInteractionDelegateProbes: AnyObject {}

/// Who says what is shown large, and hears of it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol,
    _UILargeContentViewerInteractionDelegateProbes
{
    /// The finger was lifted from an item, or from nothing, at a point of the view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )

    /// The item at a point of the view; nil for none. The default asks the views there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// The controller in whose window items are shown; the view's own without this.
    func viewController(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Says that there is no such method.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        _objcDefault(
            self,
            "largeContentViewerInteraction(_:didEndOn:at:)",
            interaction,
            item,
            point
        )
    }

    /// Says that there is no such method.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        _objcDefault(self, "largeContentViewerInteraction(_:itemAt:)", interaction, point)
    }

    /// Says that there is no such method.
    public func viewController(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController {
        _objcDefault(self, "viewController(for:)", interaction)
    }
}

extension _UILargeContentViewerInteractionDelegateProbes {
    private var target: (any UILargeContentViewerInteractionDelegate)? {
        self as? any UILargeContentViewerInteractionDelegate
    }

    /// The methods called `largeContentViewerInteraction`.
    public var largeContentViewerInteraction:
        _UILargeContentViewerInteractionDelegateLargeContentViewerInteraction?
    {
        target.map { .init(target: $0) }
    }

    /// The methods called `viewController`.
    public var viewController: _UILargeContentViewerInteractionDelegateViewController? {
        target.map { .init(target: $0) }
    }
}

/// The methods of `UILargeContentViewerInteractionDelegate` called `largeContentViewerInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UILargeContentViewerInteractionDelegateLargeContentViewerInteraction {
    let target: any UILargeContentViewerInteractionDelegate

    /// Calls `largeContentViewerInteraction(_:didEndOn:at:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) -> Void? {
        _objcOptional(target, "largeContentViewerInteraction(_:didEndOn:at:)") {
            target.largeContentViewerInteraction(interaction, didEndOn: item, at: point)
        }
    }

    /// Calls `largeContentViewerInteraction(_:itemAt:)`; nothing where it is not implemented.
    public func callAsFunction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?? {
        _objcOptional(target, "largeContentViewerInteraction(_:itemAt:)") {
            target.largeContentViewerInteraction(interaction, itemAt: point)
        }
    }
}

/// The methods of `UILargeContentViewerInteractionDelegate` called `viewController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UILargeContentViewerInteractionDelegateViewController {
    let target: any UILargeContentViewerInteractionDelegate

    /// Calls `viewController(for:)`.
    public func callAsFunction(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController? {
        _objcOptional(target, "viewController(for:)") { target.viewController(for: interaction) }
    }
}
