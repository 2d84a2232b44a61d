// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import QuartzCore

/// Presents a controller in a popover beside its source, or as a sheet in compact width.
///
/// Its delegate may conform to `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private final var bubble: PopoverView?
    private final var direction = UIPopoverArrowDirection.unknown
    private final var source: (any UIPopoverPresentationControllerSourceItem)?
    private final var rect = CGRect.null

    // MARK: Where

    /// The view that the popover is about.
    open var sourceView: UIView? {
        get { source as? UIView }
        set { if newValue != nil || source is UIView { source = newValue } }
    }

    /// The part of ``sourceView`` that the arrow points at; all of it if null.
    open var sourceRect: CGRect {
        get { rect }
        set { rect = newValue }
    }

    /// The button of a bar that the popover is about.
    open var barButtonItem: UIBarButtonItem? {
        get { source as? UIBarButtonItem }
        set { if newValue != nil || source is UIBarButtonItem { source = newValue } }
    }

    /// The source of the popover.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { source }
        set { source = newValue }
    }

    /// The permitted directions of the arrow; any by default.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// The direction of the arrow; unknown until the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { direction }

    /// Whether the popover may cover its source.
    open var canOverlapSourceViewRect = false

    /// The least room around the popover, in the window.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    // MARK: What else

    /// Views that can be touched while the popover is shown.
    open var passthroughViews: [UIView]?

    /// The colour of the bubble with its arrow.
    open var backgroundColor: UIColor? {
        didSet { bubble?.fill.backgroundColor = backgroundColor }
    }

    /// The sheet that replaces the popover in compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController,
            presenting: nil
        )
        made.state.style = .formSheet
        sheet = made
        return made
    }
    final var sheet: UISheetPresentationController?

    // MARK: Presentation

    /// The bubble.
    open override var presentedView: UIView? {
        if let bubble { return bubble }
        let made = PopoverView(content: presentedViewController.loadedView)
        if let backgroundColor { made.fill.backgroundColor = backgroundColor }
        bubble = made
        return made
    }

    /// The popover's frame, arrow included.
    open override var frameOfPresentedViewInContainerView: CGRect { placement().frame }

    /// False: the presenting view stays.
    open override var shouldRemovePresentersView: Bool { false }

    /// Notifies the delegate, and lets touches outside dismiss the popover.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
        popoverDelegate?.prepareForPopoverPresentation?(self)
        guard let container = containerView else { return }
        let outside = PopoverOutside(frame: container.bounds)
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outside.owner = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] _ in self?.dismissByHand() }
        outside.addPart(tap)
        container.insertSubview(outside, at: 0)
        (container as? PresentationContainer)?.letsTouchesThrough = true
        place()
    }

    /// Lets the bubble go.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { bubble = nil }
    }

    override func ownAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(.crossDissolve, isComing: isComing)
    }

    override func layOutContainer() { place() }

    override func styleForTraits(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        if let style = delegatedStyle(for: traits) { return style }
        return traits.horizontalSizeClass == .compact ? .formSheet : .none
    }

    private func dismissByHand() {
        let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
        let mayGo =
            popoverDelegate?.popoverPresentationControllerShouldDismissPopover?(self)
            ?? delegate?.presentationControllerShouldDismiss?(self) ?? true
        guard mayGo, !presentedViewController.isModalOrShowsModal else {
            delegate?.presentationControllerDidAttemptToDismiss?(self)
            return
        }
        delegate?.presentationControllerWillDismiss?(self)
        // The delegate may be let go along with this presentation.
        let adaptiveDelegate = delegate
        presentingViewController.dismiss(animated: true) {
            adaptiveDelegate?.presentationControllerDidDismiss?(self)
            popoverDelegate?.popoverPresentationControllerDidDismissPopover?(self)
        }
    }

    // MARK: Placement

    private func place() {
        guard let bubble, containerView != nil else { return }
        let placement = placement()
        direction = placement.direction
        bubble.frame = placement.frame
        bubble.setArrow(placement.direction, at: placement.tip)
    }

    /// The first permitted side with enough space, below first.
    private func placement() -> PopoverPlacement {
        guard let container = containerView else {
            return PopoverPlacement(frame: .zero, direction: .unknown, tip: .zero)
        }
        let area = container.bounds.inset(by: container.safeAreaInsets)
            .inset(by: popoverLayoutMargins)
        var target =
            source?.frame(in: container)
            ?? CGRect(
                x: area.midX,
                y: area.midY,
                width: 0,
                height: 0
            )
        if let view = source as? UIView, !rect.isNull { target = view.convert(rect, to: container) }
        let wish = presentedViewController.preferredContentSize
        let size = wish == .zero ? PopoverView.ordinarySize : wish
        return PopoverPlacement.best(
            for: size,
            beside: target,
            in: area,
            permitted: permittedArrowDirections,
            mayCover: canOverlapSourceViewRect
        )
    }
}
