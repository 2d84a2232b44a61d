// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import RenderServer

extension UIScrollView {
    func setUpScrolling() {
        clipsToBounds = true
        addPart(delay)
        addPart(pan)
    }

    // MARK: Reach

    /// The offsets that show nothing but content and insets, along both axes.
    ///
    /// Content that is smaller than the view has one offset only, which its alignment decides.
    var reach: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = scroll.adjustedInset
        let size = bounds.size
        let content = scroll.contentSize
        return (
            UIScrollView.reach(
                content.width,
                in: size.width,
                (inset.left, inset.right),
                scroll.alignmentPoint.x
            ),
            UIScrollView.reach(
                content.height,
                in: size.height,
                (inset.top + scroll.collapsedInset, inset.bottom),
                scroll.alignmentPoint.y
            )
        )
    }

    /// How much of the bar above has been scrolled away, in points: the offsets go on by as much
    /// above the adjusted inset.
    package var collapsedInset: CGFloat {
        get { scroll.collapsedInset }
        set { scroll.collapsedInset = newValue }
    }

    /// The offset at which the content's beginning is seen, with all of the bar above.
    package var topOffset: CGFloat { reach.y.lowerBound }

    private static func reach(
        _ content: CGFloat,
        in size: CGFloat,
        _ inset: (before: CGFloat, after: CGFloat),
        _ alignment: CGFloat
    ) -> ClosedRange<CGFloat> {
        let least = -inset.before
        let most = content - size + inset.after
        guard most < least else { return least...most }
        let place = least + (most - least) * alignment
        return place...place
    }

    /// The nearest offset that can be reached by scrolling.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let reach = reach
        return CGPoint(
            x: ScrollPhysics.clamp(offset.x, reach.x),
            y: ScrollPhysics.clamp(offset.y, reach.y)
        )
    }

    var isOffsetReachable: Bool { reachable(contentOffset) == contentOffset }

    /// Whether there is more content along an axis than is visible.
    func hasRoom(along axis: NSLayoutConstraint.Axis) -> Bool {
        let reach = reach
        let range = axis == .horizontal ? reach.x : reach.y
        return range.lowerBound < range.upperBound
    }

    /// Whether a drag along an axis moves anything, be it against resistance.
    func canDrag(along axis: NSLayoutConstraint.Axis) -> Bool {
        if hasRoom(along: axis) { return true }
        if axis == .horizontal {
            return scroll.alwaysBouncesHorizontally && scroll.bouncesHorizontally
        }
        return (scroll.alwaysBouncesVertically || scroll.refreshControl != nil)
            && scroll.bouncesVertically
    }

    func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal ? scroll.bouncesHorizontally : scroll.bouncesVertically
    }

    /// An offset on whole pixels, as fingers and throws leave it.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelScale
        return CGPoint(
            x: (offset.x * scale).rounded() / scale,
            y: (offset.y * scale).rounded() / scale
        )
    }

    // MARK: Setting

    func setOffset(_ offset: CGPoint, stopsMotion: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        if stopsMotion, motion != nil { cancelMotion() }
        guard offset != bounds.origin else { return }
        announcing("contentOffset") { bounds.origin = offset }
        if stopsMotion, drag.isDragging { rebaseDrag() }
    }

    /// The bounds have changed: the offset, the size or both.
    func scrolled(from old: CGRect) {
        let now = bounds
        if now.size != old.size { resized(from: old) }
        let origin = bounds.origin
        guard origin != old.origin else { return }
        setNeedsLayout()
        frameGuideDidMove()
        if remainingSafeArea != .zero { for view in subviews { view.refreshSafeArea() } }
        placeIndicators()
        scroll.follower?.scrollViewDidMove(self)
        scroll.refreshControl?.followScrolling()
        _ = scroll.delegate?.scrollViewDidScroll?(self)
    }

    /// Is notified of scrolling, and of the content's size, beside the delegate: a bar.
    package weak var scrollFollower: (any ScrollFollower)? {
        get { scroll.follower }
        set { scroll.follower = newValue }
    }

    private func resized(from old: CGRect) {
        let inset = scroll.adjustedInset
        refreshAdjustedInset(keepsTop: true)
        // An offset inside the limits stays inside; one that was set beyond stays as it is.
        let content = scroll.contentSize
        let xs = UIScrollView.reach(
            content.width,
            in: old.width,
            (inset.left, inset.right),
            scroll.alignmentPoint.x
        )
        let ys = UIScrollView.reach(
            content.height,
            in: old.height,
            (inset.top, inset.bottom),
            scroll.alignmentPoint.y
        )
        if xs.contains(old.origin.x), ys.contains(old.origin.y) { bringOffsetIntoReach() }
        placeIndicators()
    }

    func setContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite, size != scroll.contentSize else { return }
        let wasInside = isOffsetReachable
        scroll.contentSize = size
        refreshAdjustedInset(keepsTop: true)
        if wasInside { bringOffsetIntoReach() }
        placeIndicators()
        scroll.follower?.scrollViewDidMove(self)
        scroll.refreshControl?.followScrolling()
    }

    /// Moves the content back to its limits, unless it is moving.
    package func bringOffsetIntoReach() {
        guard !drag.isDragging, !zoom.isPinching, motion == nil else { return }
        let offset = reachable(contentOffset)
        if offset != contentOffset { setOffset(offset, stopsMotion: false) }
    }

    // MARK: Scrolling by the program

    func scrollOffset(to offset: CGPoint, animated: Bool) {
        MainThread.check("UIScrollView.setContentOffset(_:animated:)")
        guard offset.x.isFinite, offset.y.isFinite else { return }
        guard animated, window != nil, offset != contentOffset else {
            if animated, offset == contentOffset { return interruptScrolling() }
            contentOffset = offset
            return
        }
        guard UIView.areAnimationsEnabled else {
            contentOffset = offset
            _ = scroll.delegate?.scrollViewDidEndScrollingAnimation?(self)
            return
        }
        interruptScrolling()
        begin(.scroll(course(to: offset)))
    }

    func course(to offset: CGPoint) -> ScrollMotion.Course {
        ScrollMotion.Course(
            offset: (contentOffset, offset),
            duration: ScrollMotion.animationDuration
        )
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        // Areas beyond the content cannot be shown.
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        let part = rect.shared(with: content)
        guard !part.isNull else { return }
        let inset = scroll.adjustedInset
        let seen = bounds.inset(by: inset)
        guard seen.width > 0, seen.height > 0 else { return }
        let target = CGPoint(
            x: UIScrollView.nearest(seen.minX, seen.width, part.minX, part.maxX) - inset.left,
            y: UIScrollView.nearest(seen.minY, seen.height, part.minY, part.maxY) - inset.top
        )
        guard target != contentOffset else { return }
        setContentOffset(reachable(target), animated: animated)
    }

    /// The least shift of an interval so that it shows another, or as much of it as fits.
    private static func nearest(
        _ start: CGFloat,
        _ length: CGFloat,
        _ least: CGFloat,
        _ most: CGFloat
    ) -> CGFloat {
        if most - least >= length {
            return least <= start && most >= start + length ? start : least
        }
        if least < start { return least }
        return most > start + length ? most - length : start
    }

    // MARK: The status bar

    /// Scrolls to the top if this view and its delegate have nothing against it.
    @discardableResult
    package func scrollToTop() -> Bool {
        guard scroll.scrollsToTop, window != nil,
            scroll.delegate?.scrollViewShouldScrollToTop?(self) != false
        else { return false }
        let top = CGPoint(x: contentOffset.x, y: topOffset)
        cancelMotion()
        guard top != contentOffset else {
            _ = scroll.delegate?.scrollViewDidScrollToTop?(self)
            return true
        }
        begin(.scrollToTop(course(to: top)))
        return true
    }
}
