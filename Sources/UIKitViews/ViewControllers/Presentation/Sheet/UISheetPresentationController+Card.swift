// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The sizes of sheets as iOS 17 shows them; Apple publishes none.
private enum SheetStyle {
    /// The distance of a large sheet from the safe area's top.
    static let gap: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    /// In the middle of wide screens.
    static let formSize = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 704
    static let pageMargin: CGFloat = 44
    /// The visible width of the view behind at either side.
    static let backInset: CGFloat = 16
    static let seconds: TimeInterval = 0.4
    /// The downward velocity at which a sheet is dismissed, in points per second.
    static let throwSpeed: CGFloat = 900
}

extension UISheetPresentationController {
    /// The context in which detents are resolved.
    private final class Surroundings: NSObject,
        UISheetPresentationControllerDetentResolutionContext
    {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
            super.init()
        }
    }

    /// An active detent, with its height including the safe area.
    private struct Rest {
        let identifier: Detent.Identifier
        let height: CGFloat
    }

    // MARK: Places

    /// Whether the card is at the bottom edge, over all the width.
    private var isEdgeAttached: Bool { traitCollection.horizontalSizeClass != .regular }

    /// Whether the sheet fills the whole height, because that is compact.
    private var isFullScreen: Bool {
        traitCollection.verticalSizeClass == .compact && !sheet.isAttachedInCompactHeight
    }

    private var safeArea: UIEdgeInsets { containerView?.window?.safeAreaInsets ?? .zero }

    /// The active detents, lowest first.
    private var rests: [Rest] {
        let bounds = containerView?.bounds ?? .zero
        let top = max(safeArea.top, 0) + SheetStyle.gap
        let bottom = safeArea.bottom
        let maximum = max(0, bounds.height - top - bottom)
        let surroundings = Surroundings(traitCollection, maximum)
        let values = sheet.detents.compactMap { detent in
            detent.resolvedValue(in: surroundings).map { value in
                Rest(
                    identifier: detent.identifier,
                    height: (value.isFinite ? max(0, min(maximum, value)) : maximum) + bottom
                )
            }
        }
        let fallback = [Rest(identifier: .large, height: maximum + bottom)]
        return (values.isEmpty ? fallback : values).sorted { $0.height < $1.height }
    }

    private var rest: Rest? {
        let rests = rests
        return rests.first { $0.identifier == sheet.selected } ?? rests.first
    }

    var cardFrame: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        guard isEdgeAttached else { return middleFrame(in: bounds) }
        if isFullScreen { return bounds }
        let height = (rest?.height ?? bounds.height) - (sheet.drag ?? 0)
        let wish = preferredContentSize.width
        let width = sheet.widthFollowsContent && wish > 0 ? min(wish, bounds.width) : bounds.width
        // A sheet that is dragged down keeps its size and leaves the screen.
        let full = max(height, rests.first?.height ?? height)
        return CGRect(
            x: bounds.midX - width / 2,
            y: bounds.maxY - height,
            width: width,
            height: full
        )
    }

    private func middleFrame(in bounds: CGRect) -> CGRect {
        let wish = preferredContentSize
        var size = wish
        if wish.width <= 0 || wish.height <= 0 {
            let isPage = state.style == .pageSheet && sheet.hasPageSize
            size =
                isPage
                ? CGSize(
                    width: SheetStyle.pageWidth,
                    height: bounds.height - 2 * SheetStyle.pageMargin
                ) : SheetStyle.formSize
        }
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        return CGRect(
            x: (bounds.midX - width / 2).rounded(),
            y: (bounds.midY - height / 2).rounded() - (sheet.drag ?? 0),
            width: width,
            height: height
        )
    }

    // MARK: Card

    var card: SheetView {
        if let card = sheet.card { return card }
        let card = SheetView(content: presentedViewController.loadedView)
        card.grabber.isHidden = !sheet.showsGrabber
        card.pan.addHandler { [weak self] in self?.cardWasDragged($0) }
        card.takesDrag = { [weak self] in $0 > 0 || self?.expandsByScrolling ?? false }
        sheet.card = card
        return card
    }

    func layOutCard() {
        guard let card = sheet.card, presentedViewController.presentation.transition == nil else {
            return
        }
        arrange(card)
    }

    private func arrange(_ card: SheetView) {
        card.frame = cardFrame
        card.layer.cornerRadius =
            isEdgeAttached && isFullScreen ? 0 : sheet.cornerRadius ?? SheetStyle.cornerRadius
        card.layer.maskedCorners =
            isEdgeAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ]
        sheet.dimming?.alpha = isDimmed ? 1 : 0
        (containerView as? PresentationContainer)?.letsTouchesThrough = !isDimmed
        pushBack(isReversed: false)
    }

    private var isDimmed: Bool {
        guard let name = sheet.largestUndimmed, isEdgeAttached, let rest,
            let limit = rests.first(where: { $0.identifier == name })
        else { return true }
        return rest.height > limit.height
    }

    // MARK: Dimming

    func beginDimming() {
        guard let container = containerView else { return }
        let dimming = UIView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = MenuStyle.dimming
        dimming.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] _ in self?.dismissByHand() }
        dimming.addPart(tap)
        container.insertSubview(dimming, at: 0)
        sheet.dimming = dimming
        arrange(card)
        let isShown = dimming.alpha
        dimming.alpha = 0
        pushBack(isReversed: true)
        along { [weak self] in
            dimming.alpha = isShown
            self?.pushBack(isReversed: false)
        }
    }

    func endDimming() {
        along { [weak self] in
            self?.sheet.dimming?.alpha = 0
            self?.pushBack(isReversed: true)
        }
    }

    private func along(_ block: @escaping () -> Void) {
        guard let transition = presentedViewController.presentation.transition,
            transition.isAnimated
        else { return block() }
        _ = transition.animate(alongsideTransition: { _ in block() }, completion: nil)
    }

    func endCard() {
        pushBack(isReversed: true)
        sheet.dimming?.removeFromSuperview()
        sheet.dimming = nil
        sheet.card = nil
        sheet.drag = nil
    }

    /// A large sheet scales down the view behind, as in a stack.
    private func pushBack(isReversed: Bool) {
        let presenter = presentingViewController
        let back: UIView?
        if let below = presenter.presentation.controller as? UISheetPresentationController {
            back = below.sheet.card
        } else {
            back = presenter.viewIfLoaded
        }
        guard let back, let container = containerView else { return }
        let isLarge = rest.map { $0.height >= (rests.last?.height ?? 0) } ?? false
        let covers =
            isLarge && sheet.detents.contains { $0.identifier == .large } && isEdgeAttached
            && !isFullScreen && back.bounds.width == container.bounds.width
        let isBack = covers && !isReversed
        if isBack {
            sheet.pushedBack = back
            let inset = SheetStyle.backInset
            let scale = (back.bounds.width - 2 * inset) / max(back.bounds.width, 1)
            let shrinks = back.bounds.height * (1 - scale) / 2
            let isRoot = back === presenter.viewIfLoaded
            let top = isRoot ? max(safeArea.top, inset) : -SheetStyle.gap
            back.transform = CGAffineTransform(translationX: 0, y: top - shrinks)
                .scaledBy(x: scale, y: scale)
            if isRoot { back.layer.cornerRadius = SheetStyle.cornerRadius }
            if isRoot { back.layer.masksToBounds = true }
        } else if sheet.pushedBack === back, sheet.pushedBack != nil {
            back.transform = .identity
            if back === presenter.viewIfLoaded {
                back.layer.cornerRadius = 0
                back.layer.masksToBounds = false
            }
            sheet.pushedBack = nil
        }
    }

    // MARK: Changes

    func detentMayHaveChanged() {
        guard let card = sheet.card, containerView?.window != nil else { return }
        arrange(card)
        card.setNeedsLayout()
    }

    func moveCard(_ changes: () -> Void) {
        guard containerView?.window != nil, UIView.areAnimationsEnabled else {
            changes()
            return detentMayHaveChanged()
        }
        UIView.animate(springDuration: SheetStyle.seconds) {
            changes()
            detentMayHaveChanged()
            sheet.card?.layoutIfNeeded()
        }
    }

    // MARK: Hands

    private var expandsByScrolling: Bool {
        sheet.expandsByScrolling && rest?.identifier != rests.last?.identifier
    }

    func dismissByHand() {
        let presented = presentedViewController
        let mayGo = delegate?.presentationControllerShouldDismiss?(self) ?? true
        guard !presented.isModalOrShowsModal, mayGo else {
            delegate?.presentationControllerDidAttemptToDismiss?(self)
            return moveCard { sheet.drag = nil }
        }
        delegate?.presentationControllerWillDismiss?(self)
        // The delegate may be let go along with this presentation.
        let delegate = delegate
        presentingViewController.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss?(self)
        }
    }

    private func cardWasDragged(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let container = containerView,
            presentedViewController.presentation.transition == nil
        else { return }
        let way = pan.translation(in: container).y
        switch pan.state {
        case .began, .changed:
            let room = (rests.last?.height ?? 0) - (rest?.height ?? 0)
            // Beyond the greatest height it follows with a rubber band.
            let isHeld = way > 0 && presentedViewController.isModalOrShowsModal
            let eased = way < -room ? -room + (way + room) * 0.1 : isHeld ? way * 0.3 : way
            sheet.drag = eased
            detentMayHaveChanged()
        case .ended: settle(speed: pan.velocity(in: container).y)
        case .cancelled, .failed: moveCard { sheet.drag = nil }
        case .possible: break
        }
    }

    /// The finger has gone: to the nearest height in the direction of the throw, or away.
    private func settle(speed: CGFloat) {
        let rests = rests
        let height = (rest?.height ?? 0) - (sheet.drag ?? 0)
        // The projected height after a tenth of a second.
        let aim = height - speed * 0.1
        let lowest = rests.first?.height ?? 0
        let isFlung = speed > SheetStyle.throwSpeed && height <= lowest
        if aim < lowest / 2 || isFlung { return dismissByHand() }
        let nearest = rests.min { abs($0.height - aim) < abs($1.height - aim) }
        let former = rest?.identifier
        moveCard {
            sheet.drag = nil
            sheet.selected = nearest?.identifier
        }
        guard nearest?.identifier != former else { return }
        let sheetDelegate = delegate as? any UISheetPresentationControllerDelegate
        sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(self)
    }
}

extension UIViewController {
    /// Whether this controller or one that it shows must not be dragged away.
    var isModalOrShowsModal: Bool {
        if isModalInPresentation { return true }
        return children.contains { child in
            child.viewIfLoaded?.window != nil && child.isModalOrShowsModal
        }
    }
}
