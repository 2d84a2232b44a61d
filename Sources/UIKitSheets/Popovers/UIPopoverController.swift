// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
import UIKitControllers
public import UIKitCore

/// A popover as it was before UIPopoverPresentationController, which shows it.
/// - Source: developer.apple.com/documentation/uikit/uipopovercontroller
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    private final var content: UIViewController
    private final lazy var watch = PopoverWatch(self)
    private final var ownSize: CGSize?

    /// Makes a popover of a controller.
    public init(contentViewController viewController: UIViewController) {
        content = viewController
        super.init()
    }

    /// Told when a touch outside closes the popover.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// What is shown.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: false) }
    }

    /// Shows another controller.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        let place = isPopoverVisible ? shownPlace : nil
        if place != nil { content.dismiss(animated: false) }
        content = viewController
        if let place { show(place, animated: animated) }
    }

    /// The size of what is shown; the controller's `preferredContentSize` unless set.
    open var contentSize: CGSize {
        get { ownSize ?? content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    /// Sets the size of what is shown.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        ownSize = size
        content.preferredContentSize = size
    }

    /// Whether the popover is shown.
    open var isPopoverVisible: Bool {
        content.presentingViewController != nil && !content.isBeingDismissed
    }

    /// Where the arrow points; unknown while nothing is shown.
    open var arrowDirection: UIPopoverArrowDirection {
        isPopoverVisible
            ? content.popoverPresentationController?.arrowDirection ?? .unknown
            : .unknown
    }

    /// Views that touches reach while the popover is shown.
    open var passthroughViews: [UIView]? {
        didSet { content.popoverPresentationController?.passthroughViews = passthroughViews }
    }

    /// The colour behind; nil for the system's.
    open var backgroundColor: UIColor? {
        didSet { content.popoverPresentationController?.backgroundColor = backgroundColor }
    }

    /// The room between the popover and the edges of the screen.
    open var layoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10) {
        didSet { content.popoverPresentationController?.popoverLayoutMargins = layoutMargins }
    }

    /// The class of the view behind; nil for the system's.
    open var backgroundViewClass: AnyClass?

    // MARK: Showing

    private struct Place {
        var view: UIView?
        var rect = CGRect.zero
        var item: UIBarButtonItem?
        var directions: UIPopoverArrowDirection
    }

    private final var shownPlace: Place?

    /// Shows the popover beside a rectangle of a view.
    open func present(
        from rect: CGRect,
        in view: UIView,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        show(Place(view: view, rect: rect, directions: arrowDirections), animated: animated)
    }

    /// Shows the popover beside a bar's item.
    open func present(
        from item: UIBarButtonItem,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        show(Place(item: item, directions: arrowDirections), animated: animated)
    }

    private func show(_ place: Place, animated: Bool) {
        let window = place.view?.window ?? UIApplication.shared.keyWindow
        var host = window?.rootViewController
        while let next = host?.presentedViewController, !next.isBeingDismissed { host = next }
        guard let host, !isPopoverVisible else { return }
        shownPlace = place
        if let ownSize { content.preferredContentSize = ownSize }
        content.modalPresentationStyle = .popover
        if let popover = content.popoverPresentationController {
            popover.sourceView = place.view
            if place.view != nil { popover.sourceRect = place.rect }
            popover.barButtonItem = place.item
            popover.permittedArrowDirections = place.directions
            popover.passthroughViews = passthroughViews
            popover.backgroundColor = backgroundColor
            popover.popoverLayoutMargins = layoutMargins
            popover.delegate = watch
        }
        host.present(content, animated: animated)
    }

    /// Closes the popover; the delegate is not told.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        shownPlace = nil
        content.dismiss(animated: animated)
    }
}

/// Is told of popovers that a touch outside closes.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol, _UIPopoverControllerDelegateProbes {
    // @optional

    /// Whether a touch outside closes the popover.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// A touch outside has closed the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

/// Tells the older delegate what the presentation's is told.
private final class PopoverWatch: NSObject, UIPopoverPresentationControllerDelegate {
    private unowned let owner: UIPopoverController

    init(_ owner: UIPopoverController) { self.owner = owner }

    // A popover of old stays one on a phone, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        owner.delegate?.popoverControllerShouldDismissPopover?(owner) ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        owner.delegate?.popoverControllerDidDismissPopover?(owner)
    }
}
