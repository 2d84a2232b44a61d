// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

// From the first touch to the deceleration after the last.
extension UIScrollView {
    /// Starts or stops receiving touches.
    func setScrollEnabled(_ isEnabled: Bool) {
        guard isEnabled != scroll.isEnabled else { return }
        scroll.isEnabled = isEnabled
        pan.isEnabled = isEnabled
        delay.isEnabled = isEnabled
        refreshAdjustedInset(keepsTop: true)
    }

    // MARK: Touching

    /// A touch began on the content or on the view.
    func touchDown() {
        guard !drag.isTracking else { return }
        setTracking(true)
        if motion?.isDeceleration == true { catchContent() }
    }

    /// The last touch ended; if the drag is not over yet, it has not scrolled.
    func touchUp() {
        guard drag.isTracking else { return }
        setTracking(false)
        // Content that was caught beyond the edge returns.
        if !drag.isDragging, !zoom.isPinching, motion == nil { returnIntoReach() }
    }

    /// The main run loop runs in tracking mode during a drag.
    private func setTracking(_ isTracking: Bool) {
        drag.isTracking = isTracking
        if isTracking {
            MainRunLoop.beginTracking(self)
        } else {
            MainRunLoop.endTracking(self)
        }
    }

    private func returnIntoReach() {
        guard !isOffsetReachable else { return }
        startDeceleration(velocity: .zero, target: nil)
    }

    // MARK: Beginning

    /// Whether a drag in a direction is this view's.
    func beginsDrag(along path: CGPoint) -> Bool {
        guard scroll.isEnabled, canTakeOverTouches else { return false }
        let axis: NSLayoutConstraint.Axis = abs(path.x) > abs(path.y) ? .horizontal : .vertical
        if axis == .vertical, leavesDragToSheet(along: path.y) { return false }
        guard canDrag(along: axis) else {
            // Along the other axis it may still scroll, unless a view around it has precedence.
            let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
            return canDrag(along: other) && parent(thatScrolls: axis) == nil
                && min(abs(path.x), abs(path.y)) > 0
        }
        let transfers =
            axis == .horizontal ? scroll.transfersHorizontally : scroll.transfersVertically
        guard transfers, isAtEdge(axis, along: path) else { return true }
        return parent(thatScrolls: axis) == nil
    }

    /// Whether the content cannot go any further in the direction of a drag.
    private func isAtEdge(_ axis: NSLayoutConstraint.Axis, along path: CGPoint) -> Bool {
        let reach = reach
        let offset = contentOffset
        if axis == .horizontal {
            return path.x > 0 ? offset.x <= reach.x.lowerBound : offset.x >= reach.x.upperBound
        }
        return path.y > 0 ? offset.y <= reach.y.lowerBound : offset.y >= reach.y.upperBound
    }

    /// The next scroll view around this one that can scroll along an axis.
    private func parent(thatScrolls axis: NSLayoutConstraint.Axis) -> UIScrollView? {
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.canDrag(along: axis)
            {
                return outer
            }
            view = current.superview
        }
        return nil
    }

    /// Whether the content's views that have the touches allow their cancellation.
    private var canTakeOverTouches: Bool {
        for touch in pan.gesture.touches {
            guard let view = touch.hitView, view !== self, touch.delivery.stage == .delivered
            else { continue }
            guard scroll.cancelsTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    // MARK: The drag

    /// The state of the pan recognizer changed.
    func panChanged() {
        switch pan.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(isCancelled: false)
        case .cancelled: endDrag(isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        // A wheel stops a motion under way; a finger has done so when it came down.
        catchContent()
        drag.isDragging = true
        setTracking(true)
        drag.isWheel = pan.attempt.isScrolling
        drag.lockedAxis = nil
        drag.startOffset = contentOffset
        rebaseDrag()
        if drag.isWheel {
            // A wheel has no slop: its first notch counts.
            let moved = pan.translation(in: self)
            drag.origin = CGPoint(x: drag.origin.x - moved.x, y: drag.origin.y - moved.y)
        }
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            window?.endEditing(true)
        }
        showIndicators()
        _ = scroll.delegate?.scrollViewWillBeginDragging?(self)
        if drag.isDragging { followDrag() }
    }

    /// Continues the drag from the present offset.
    func rebaseDrag() {
        let moved = pan.translation(in: self)
        let reach = reach
        let size = bounds.size
        let offset = contentOffset
        drag.origin = CGPoint(
            x: ScrollPhysics.unbanded(offset.x, reach.x, dimension: size.width) + moved.x,
            y: ScrollPhysics.unbanded(offset.y, reach.y, dimension: size.height) + moved.y
        )
    }

    private func followDrag() {
        guard drag.isDragging else { return }
        // Two fingers zoom, and the pinch moves the content, too.
        if zoom.isPinching, pinch.hasBothFingers { return rebaseDrag() }
        var moved = pan.translation(in: self)
        lock(&moved)
        let wanted = CGPoint(x: drag.origin.x - moved.x, y: drag.origin.y - moved.y)
        setOffset(onPixels(held(wanted)), stopsMotion: false)
    }

    /// The offset while a finger holds the content at a position, with the rubber band.
    private func held(_ wanted: CGPoint) -> CGPoint {
        let reach = reach
        let size = bounds.size
        return CGPoint(
            x: held(wanted.x, reach.x, size.width, .horizontal),
            y: held(wanted.y, reach.y, size.height, .vertical)
        )
    }

    func held(
        _ wanted: CGFloat,
        _ range: ClosedRange<CGFloat>,
        _ dimension: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard canDrag(along: axis) else {
            return axis == .horizontal ? drag.startOffset.x : drag.startOffset.y
        }
        // The notches of a wheel do not pull: it stops at the edge.
        guard bounces(along: axis), !drag.isWheel || pan.isContinuousScroll else {
            return ScrollPhysics.clamp(wanted, range)
        }
        return ScrollPhysics.banded(wanted, range, dimension: dimension)
    }

    /// Keeps a locked drag on its first axis.
    private func lock(_ moved: inout CGPoint) {
        guard scroll.locksDirection else { return }
        if drag.lockedAxis == nil {
            let path = pan.attempt.path
            let (wide, high) = (abs(path.x), abs(path.y))
            // Nearer to an axis than to the diagonal; between them it is free.
            if wide > high * 1.5 {
                drag.lockedAxis = .horizontal
            } else if high > wide * 1.5 {
                drag.lockedAxis = .vertical
            }
        }
        switch drag.lockedAxis {
        case .horizontal: moved.y = 0
        case .vertical: moved.x = 0
        default: break
        }
    }

    // MARK: The end

    private func endDrag(isCancelled: Bool) {
        guard drag.isDragging else { return }
        if !isCancelled { followDrag() }
        var velocity = CGPoint.zero
        if !isCancelled, !zoom.isPinching {
            let speed = pan.velocity(in: self)
            velocity = CGPoint(
                x: throwSpeed(-speed.x, .horizontal),
                y: throwSpeed(-speed.y, .vertical)
            )
            if drag.lockedAxis == .vertical { velocity.x = 0 }
            if drag.lockedAxis == .horizontal { velocity.y = 0 }
        }
        let proposed = restingPlace(velocity: velocity)
        var target = proposed
        scroll.delegate?.scrollViewWillEndDragging?(
            self,
            withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        drag.isDragging = false
        setTracking(false)
        drag.isWheel = false
        // The delegate may have scrolled elsewhere.
        guard motion == nil else {
            scroll.delegate?.scrollViewDidEndDragging?(self, willDecelerate: false)
            return
        }
        let isChanged = target != proposed
        startDeceleration(
            velocity: velocity,
            target: isChanged || scroll.isPaging ? target : nil
        )
        if motion == nil { hideIndicatorsSoon() }
        let goesOn = motion != nil
        scroll.delegate?.scrollViewDidEndDragging?(self, willDecelerate: goesOn)
        if goesOn, motion != nil { _ = scroll.delegate?.scrollViewWillBeginDecelerating?(self) }
        scroll.refreshControl?.dragEnded()
    }

    private func throwSpeed(_ speed: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard canDrag(along: axis), speed.isFinite, abs(speed) >= ScrollPhysics.leastThrow else {
            return 0
        }
        return speed
    }

    /// The offset at which the content would come to rest.
    private func restingPlace(velocity: CGPoint) -> CGPoint {
        let reach = reach
        let size = bounds.size
        let offset = contentOffset
        if scroll.isPaging {
            return CGPoint(
                x: page(offset.x, velocity.x, drag.startOffset.x, size.width, reach.x),
                y: page(offset.y, velocity.y, drag.startOffset.y, size.height, reach.y)
            )
        }
        let decay = ScrollPhysics.decay(of: scroll.rate)
        return onPixels(
            CGPoint(
                x: ScrollPhysics.clamp(offset.x + velocity.x / decay, reach.x),
                y: ScrollPhysics.clamp(offset.y + velocity.y / decay, reach.y)
            )
        )
    }

    /// The page at which a drag ends: the nearest without velocity, else the next in its direction.
    private func page(
        _ offset: CGFloat,
        _ velocity: CGFloat,
        _ start: CGFloat,
        _ length: CGFloat,
        _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard length > 0, range.lowerBound < range.upperBound else {
            return ScrollPhysics.clamp(offset, range)
        }
        let base = range.lowerBound
        let place = (offset - base) / length
        var page = place.rounded()
        if abs(velocity) >= ScrollPhysics.leastPageThrow {
            page =
                velocity > 0 ? (place + 1e-6).rounded(.down) + 1 : (place - 1e-6).rounded(.up) - 1
        }
        // One drag turns one page.
        let first = ((start - base) / length).rounded()
        page = min(max(page, first - 1), first + 1)
        return ScrollPhysics.clamp(base + page * length, range)
    }

    /// Decelerates the content, to its natural target or a chosen one.
    private func startDeceleration(velocity: CGPoint, target: CGPoint?) {
        let reach = reach
        let offset = contentOffset
        let rate = ScrollPhysics.decay(of: scroll.isPaging ? .fast : scroll.rate)
        let x: ScrollAxisMotion
        let y: ScrollAxisMotion
        if let target {
            let inside = reachable(target)
            x = axis(offset.x, velocity.x, inside.x, reach.x, rate, .horizontal)
            y = axis(offset.y, velocity.y, inside.y, reach.y, rate, .vertical)
        } else {
            x = axis(offset.x, velocity.x, nil, reach.x, rate, .horizontal)
            y = axis(offset.y, velocity.y, nil, reach.y, rate, .vertical)
        }
        guard x.duration > 0 || y.duration > 0 else {
            setOffset(CGPoint(x: x.end, y: y.end), stopsMotion: false)
            return
        }
        begin(.deceleration(x: x, y: y))
    }

    private func axis(
        _ offset: CGFloat,
        _ velocity: CGFloat,
        _ target: CGFloat?,
        _ range: ClosedRange<CGFloat>,
        _ rate: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) -> ScrollAxisMotion {
        // Beyond the edge the spring applies, whatever the target.
        if let target, range.contains(offset) {
            return ScrollAxisMotion(from: offset, to: target, rate: rate)
        }
        let edge = ScrollPhysics.clamp(offset, range)
        var speed = velocity
        if edge != offset {
            let dimension = axis == .horizontal ? bounds.width : bounds.height
            speed *= ScrollPhysics.rubberBandSlope(atShown: offset - edge, dimension: dimension)
        }
        return ScrollAxisMotion(
            from: offset,
            velocity: speed,
            range: range,
            rate: rate,
            bounces: bounces(along: axis)
        )
    }
}
