// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Presents a controller on a card, which rests at certain heights and can be dragged away.
///
/// Its delegate may conform to `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The present state of the sheet.
    @MainActor
    struct SheetState {
        var detents: [Detent] = [.large()]
        var selected: Detent.Identifier?
        var largestUndimmed: Detent.Identifier?
        var cornerRadius: CGFloat?
        var showsGrabber = false
        var isAttachedInCompactHeight = false
        var widthFollowsContent = false
        var expandsByScrolling = true
        var hasPageSize = true
        var sourceView: UIView?
        var card: SheetView?
        var dimming: UIView?
        /// The distance of the dragged sheet below its detent.
        var drag: CGFloat?
        /// The view that the card has pushed back.
        weak var pushedBack: UIView?
    }

    final var sheet = SheetState()

    // MARK: Heights

    /// The heights at which the card rests, the lowest first; only the large one by default.
    open var detents: [UISheetPresentationController.Detent] {
        get { sheet.detents }
        set {
            sheet.detents = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// The height at which the card rests; nil for the lowest.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            detentMayHaveChanged()
        }
    }

    /// The largest detent at which the view behind is neither dimmed nor blocked.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheet.largestUndimmed }
        set {
            sheet.largestUndimmed = newValue
            detentMayHaveChanged()
        }
    }

    /// Recomputes the heights of the detents.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates changes of a block, such as the selected detent.
    open func animateChanges(_ changes: () -> Void) { moveCard(changes) }

    /// Whether an upward drag of content at its top expands the sheet before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { sheet.expandsByScrolling }
        set { sheet.expandsByScrolling = newValue }
    }

    // MARK: Looks

    /// Whether a mark at the top shows that the card can be dragged.
    open var prefersGrabberVisible: Bool {
        get { sheet.showsGrabber }
        set {
            sheet.showsGrabber = newValue
            sheet.card?.grabber.isHidden = !newValue
        }
    }

    /// How round the corners are; nil for the system's radius.
    open var preferredCornerRadius: CGFloat? {
        get { sheet.cornerRadius }
        set {
            sheet.cornerRadius = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// Whether the sheet is attached to the bottom edge in compact height.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { sheet.isAttachedInCompactHeight }
        set {
            sheet.isAttachedInCompactHeight = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// Whether a sheet attached to the bottom edge has its preferred width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { sheet.widthFollowsContent }
        set {
            sheet.widthFollowsContent = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// Whether a card in the middle has the size of a page.
    open var prefersPageSizing: Bool {
        get { sheet.hasPageSize }
        set {
            sheet.hasPageSize = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// The view above which the sheet is centred in wide windows.
    open var sourceView: UIView? {
        get { sheet.sourceView }
        set { sheet.sourceView = newValue }
    }

    // MARK: Presentation

    /// The card.
    open override var presentedView: UIView? { card }

    /// The frame of the sheet at its detent.
    open override var frameOfPresentedViewInContainerView: CGRect { cardFrame }

    /// False: the presenting view stays.
    open override var shouldRemovePresentersView: Bool { false }

    /// Puts the dimming below the card.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        beginDimming()
    }

    /// Removes the dimming if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { endCard() }
    }

    /// Lets the dimming fade.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        endDimming()
    }

    /// Removes the dimming.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { endCard() } else { detentMayHaveChanged() }
    }

    override func layOutContainer() { layOutCard() }

    override func styleForTraits(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        delegatedStyle(for: traits) ?? .none
    }
}
