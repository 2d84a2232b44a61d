// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Presents a controller on a card, which rests at certain heights and can be dragged away.
///
/// Its delegate may conform to `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// What the card is at present.
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
        weak var sourceView: UIView?
        var card: SheetView?
        var dimming: UIView?
        /// Where a finger holds the card: how far below its place.
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

    /// The greatest height at which what is below is neither dimmed nor kept from touches.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheet.largestUndimmed }
        set {
            sheet.largestUndimmed = newValue
            detentMayHaveChanged()
        }
    }

    /// Asks the detents for their heights anew.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates what a block changes, such as the selected detent.
    open func animateChanges(_ changes: () -> Void) { moveCard(changes) }

    /// Whether a scroll view at its edge lets the card grow; kept, scroll views keep their drags.
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

    /// Whether the card is at the bottom edge also where the height is compact.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { sheet.isAttachedInCompactHeight }
        set {
            sheet.isAttachedInCompactHeight = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// Whether a card at the bottom edge is as wide as its content likes.
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

    /// The view that the card is about, above which it is shown where there is room.
    open var sourceView: UIView? {
        get { sheet.sourceView }
        set { sheet.sourceView = newValue }
    }

    // MARK: Presentation

    /// The card.
    open override var presentedView: UIView? { card }

    /// Where the card rests.
    open override var frameOfPresentedViewInContainerView: CGRect { cardFrame }

    /// The presenting view stays.
    open override var shouldRemovePresentersView: Bool { false }

    /// Puts the dimming below the card.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        beginDimming()
    }

    /// Takes the dimming away if the card did not come.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { endCard() }
    }

    /// Lets the dimming fade.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        endDimming()
    }

    /// Takes the dimming away.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { endCard() } else { detentMayHaveChanged() }
    }

    override func layOutContainer() { layOutCard() }

    override func styleForTraits(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        delegatedStyle(for: traits) ?? .none
    }
}
