// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

/// The strip of three places on which pages scroll: the shown page lies in the middle whenever
/// nothing moves.
///
/// Its delegate is anybody's, as on iOS: what the strip has to know it hears beside it.
// The name is iOS's, by which people look for the scroll view of a page controller.
@MainActor
final class _UIQueuingScrollView: UIScrollView {
    private weak var controller: UIPageViewController?
    private let slots = [UIView(), UIView(), UIView()]
    private let listener = PageScrollListener()
    private var isArranging = false
    private var knownSize = CGSize.zero

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        listener.strip = self
        super.delegate = listener
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        isDirectionalLockEnabled = true
        for slot in slots { addSubview(slot) }
    }

    required init?(coder: NSCoder) { nil }

    override var delegate: (any UIScrollViewDelegate)? {
        get { listener.client }
        set { listener.client = newValue }
    }

    // MARK: Places

    private var isHorizontal: Bool { controller?.pages.orientation != .vertical }

    /// Whether the next page lies on the left.
    private var isMirrored: Bool {
        isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }

    private var along: CGFloat {
        get { isHorizontal ? contentOffset.x : contentOffset.y }
        set { contentOffset = offset(newValue) }
    }

    private func offset(_ along: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
    }

    /// How far the strip is from rest, towards the next page; in lengths.
    private var progress: CGFloat {
        guard length > 0 else { return 0 }
        let moved = (along - length) / length
        return isMirrored ? -moved : moved
    }

    /// Whether more of the new page than of the old one is seen.
    var isPastMiddle: Bool { abs(progress) >= 0.5 }

    private func slot(_ place: _UIPageViewControllerContentView.Place) -> UIView {
        switch place {
        case .before: slots[isMirrored ? 2 : 0]
        case .here, .beside: slots[1]
        case .after: slots[isMirrored ? 0 : 2]
        }
    }

    func place(_ view: UIView, at place: _UIPageViewControllerContentView.Place) {
        let slot = slot(place)
        if view.superview !== slot { slot.addSubview(view) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = slot.bounds
        limit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrangeIfNeeded()
    }

    func arrangeIfNeeded() {
        if bounds.size != knownSize { arrange() }
    }

    private func arrange() {
        knownSize = bounds.size
        controller?.settle()
        isArranging = true
        let spacing = controller?.pages.spacing ?? 0
        for (index, slot) in slots.enumerated() {
            let start = CGFloat(index) * length
            let box = CGRect(origin: offset(start), size: bounds.size)
            slot.frame = box.insetBy(
                dx: isHorizontal ? spacing / 2 : 0,
                dy: isHorizontal ? 0 : spacing / 2
            )
            for view in slot.subviews { view.frame = slot.bounds }
        }
        contentSize =
            isHorizontal
            ? CGSize(width: 3 * length, height: bounds.height)
            : CGSize(width: bounds.width, height: 3 * length)
        isArranging = false
        rest()
    }

    /// Goes back to rest, the shown page in the middle.
    func rest() {
        isArranging = true
        limit()
        if along != length { along = length }
        isArranging = false
    }

    /// Lets nobody scroll where there is no page.
    func limit() {
        guard let controller else { return }
        let pending = controller.pages.transition
        func ends(_ direction: UIPageViewController.NavigationDirection) -> Bool {
            if pending?.direction == direction { return false }
            return controller.pages[direction].controller == nil
        }
        let low: UIPageViewController.NavigationDirection = isMirrored ? .forward : .reverse
        let high = low.opposite
        let start = ends(low) ? -length : 0
        let end = ends(high) ? -length : 0
        let insets =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        let wasArranging = isArranging
        isArranging = true
        if insets != contentInset { contentInset = insets }
        isArranging = wasArranging
    }

    /// Scrolls to the new page by itself.
    func move(_ direction: UIPageViewController.NavigationDirection) {
        limit()
        let isUp = (direction == .forward) != isMirrored
        setContentOffset(offset(isUp ? 2 * length : 0), animated: true)
    }

    // MARK: Movement

    fileprivate func scrolled() {
        guard !isArranging, let controller, length > 0 else { return }
        guard isTracking || isDragging || isDecelerating else { return }
        let direction: UIPageViewController.NavigationDirection =
            progress > 0 ? .forward : .reverse
        if let transition = controller.pages.transition {
            guard transition.isByHand, progress != 0, transition.direction != direction else {
                return
            }
            // Back over the middle: the other neighbour comes.
            let there = along
            controller.finish(completed: false)
            isArranging = true
            along = there
            isArranging = false
        }
        // A hair's breadth is no movement.
        guard abs(progress) * length > 0.5, let page = controller.neighbour(direction) else {
            return
        }
        controller.begin(
            UIPageViewController.PageTransition(
                direction: direction,
                old: controller.pages.shown,
                new: [page],
                isByHand: true,
                isAnimated: true,
                completion: nil
            )
        )
    }

    fileprivate func stopped() {
        guard !isArranging, !isDragging, let controller else { return }
        guard controller.pages.transition != nil else { return rest() }
        controller.finish(completed: isPastMiddle)
    }
}

/// Hears of the scrolling before whoever is the strip's delegate.
@MainActor
private final class PageScrollListener: NSObject, UIScrollViewDelegate {
    weak var strip: _UIQueuingScrollView?
    weak var client: (any UIScrollViewDelegate)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        strip?.scrolled()
        client?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        client?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        client?.scrollViewWillEndDragging?(
            scrollView,
            withVelocity: velocity,
            targetContentOffset: targetContentOffset
        )
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        client?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
        if !decelerate { strip?.stopped() }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        client?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        client?.scrollViewDidEndDecelerating?(scrollView)
        strip?.stopped()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        client?.scrollViewDidEndScrollingAnimation?(scrollView)
        strip?.stopped()
    }
}
