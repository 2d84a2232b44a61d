// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIScrollView {
    /// Whether the limits leave anything to be zoomed.
    var canZoom: Bool { zoom.minimum < zoom.maximum }

    func setZoomLimits(_ minimum: CGFloat, _ maximum: CGFloat) {
        guard minimum > 0, minimum.isFinite, maximum > 0, maximum.isFinite else { return }
        zoom.minimum = minimum
        zoom.maximum = maximum
        let isAdded = pinch.view === self
        if canZoom, !isAdded { addPart(pinch) }
        if !canZoom, isAdded { removeGestureRecognizer(pinch) }
    }

    private var zoomedView: UIView? { scroll.delegate?.viewForZooming?(in: self) }

    /// The scale of the zoomed view; 1 without one.
    var currentZoomScale: CGFloat {
        guard let view = zoom.view ?? zoomedView else { return 1 }
        let transform = view.transform
        return hypot(transform.a, transform.b)
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return zoom.minimum }
        return min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum))
    }

    // MARK: Zooming by the program

    func zoomToScale(_ scale: CGFloat, animated: Bool) {
        MainThread.check("UIScrollView.setZoomScale(_:animated:)")
        guard let view = zoomedView else { return }
        let scale = limited(scale)
        zoom.view = view
        guard scale != currentZoomScale else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let anchor = view.convert(middle, from: self)
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        go(to: scale, offset: offset(keeping: anchor, at: place, scale, view), animated)
    }

    func zoomToShow(_ rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, !rect.isInfinite,
            bounds.width > 0, bounds.height > 0
        else { return }
        zoom.view = view
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let anchor = CGPoint(x: rect.midX, y: rect.midY)
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        go(to: scale, offset: offset(keeping: anchor, at: place, scale, view), animated)
    }

    private func go(to scale: CGFloat, offset: CGPoint, _ isAnimated: Bool) {
        let from = currentZoomScale
        let target = reachable(offset, atScale: scale)
        cancelMotion()
        guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
            applyScale(scale)
            setOffset(reachable(offset), stopsMotion: false)
            return
        }
        scroll.delegate?.scrollViewWillBeginZooming?(self, with: zoom.view)
        begin(
            .zoom(
                ScrollMotion.Course(
                    offset: (contentOffset, target),
                    scale: (from, scale),
                    duration: ScrollMotion.animationDuration
                )
            )
        )
    }

    /// The offset that shows a point of the zoomed view at a place of the frame.
    private func offset(
        keeping anchor: CGPoint,
        at place: CGPoint,
        _ scale: CGFloat,
        _ view: UIView
    ) -> CGPoint {
        let origin = view.frame.origin
        let inside = view.bounds.origin
        return CGPoint(
            x: origin.x + (anchor.x - inside.x) * scale - place.x,
            y: origin.y + (anchor.y - inside.y) * scale - place.y
        )
    }

    /// An offset that can be reached once the content has a scale.
    private func reachable(_ offset: CGPoint, atScale scale: CGFloat) -> CGPoint {
        let size = scroll.contentSize
        guard let view = zoom.view else { return reachable(offset) }
        scroll.contentSize = zoomedSize(of: view, scale)
        defer { scroll.contentSize = size }
        return reachable(offset)
    }

    private func zoomedSize(of view: UIView, _ scale: CGFloat) -> CGSize {
        CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }

    /// Sets the zoomed view's scale, and the content size that follows from it.
    func applyScale(_ scale: CGFloat) {
        guard let view = zoom.view, scale > 0, scale.isFinite else { return }
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // A transform turns about the anchor point; content grows from its top left.
        let moved = view.frame.origin
        view.center = CGPoint(
            x: view.center.x + origin.x - moved.x,
            y: view.center.y + origin.y - moved.y
        )
        let size = zoomedSize(of: view, scale)
        if size != scroll.contentSize {
            scroll.contentSize = size
            refreshAdjustedInset(keepsTop: false)
        }
        setNeedsLayout()
        _ = scroll.delegate?.scrollViewDidZoom?(self)
    }

    // MARK: Pinching

    func pinchChanged() {
        switch pinch.state {
        case .began: beginPinch()
        case .changed: followPinch()
        case .ended, .cancelled: endPinch()
        case .possible, .failed: break
        }
    }

    private func beginPinch() {
        guard let view = zoomedView else { return }
        catchContent()
        zoom.view = view
        zoom.isPinching = true
        zoom.startScale = currentZoomScale / max(pinch.scale, 1e-6)
        zoom.anchor = pinch.location(in: view)
        scroll.delegate?.scrollViewWillBeginZooming?(self, with: view)
        followPinch()
    }

    private func followPinch() {
        guard zoom.isPinching, pinch.hasBothFingers, let view = zoom.view else { return }
        let scale = held(zoom.startScale * pinch.scale)
        let middle = pinch.location(in: self)
        let place = CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
        applyScale(scale)
        let wanted = offset(keeping: zoom.anchor, at: place, scale, view)
        let reach = reach
        setOffset(
            CGPoint(
                x: pinched(wanted.x, reach.x, bounds.width, .horizontal),
                y: pinched(wanted.y, reach.y, bounds.height, .vertical)
            ),
            stopsMotion: false
        )
    }

    private func pinched(
        _ wanted: CGFloat,
        _ range: ClosedRange<CGFloat>,
        _ dimension: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard range.lowerBound < range.upperBound, bounces(along: axis) else {
            return ScrollPhysics.clamp(wanted, range)
        }
        return ScrollPhysics.banded(wanted, range, dimension: dimension)
    }

    /// A scale as a pinch leaves it: beyond the limits it follows less and less.
    private func held(_ scale: CGFloat) -> CGFloat {
        let inside = limited(scale)
        guard zoom.bounces, scale.isFinite, scale > 0 else { return inside }
        // In powers of two, with a limit of one: half the least and twice the greatest scale.
        let beyond = ScrollPhysics.rubberBand(log2(scale / inside), dimension: 1)
        return inside * exp2(beyond)
    }

    private func endPinch() {
        guard zoom.isPinching else { return }
        zoom.isPinching = false
        if drag.isDragging { rebaseDrag() }
        let scale = currentZoomScale
        let limit = limited(scale)
        guard let view = zoom.view, scale != limit || !isOffsetReachable && !drag.isDragging else {
            scroll.delegate?.scrollViewDidEndZooming?(self, with: zoom.view, atScale: scale)
            return
        }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        let target = reachable(offset(keeping: anchor, at: middle, limit, view), atScale: limit)
        begin(
            .zoomBounce(
                ScrollMotion.Course(
                    offset: (contentOffset, target),
                    scale: scale == limit ? nil : (scale, limit),
                    duration: ScrollMotion.animationDuration
                )
            )
        )
    }
}
