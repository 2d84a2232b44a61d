// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

// Motions without a touch: one at a time, driven by the clock.
extension UIScrollView {
    func begin(_ kind: ScrollMotion.Kind) {
        motion = ScrollMotion(kind: kind, start: MediaTime.now)
        if ticker == nil { ticker = ScrollTicker(self) }
        showIndicators()
    }

    /// Moves the content to its state at a time.
    func advanceMotion(to time: Double) {
        guard let motion else { return endTicking() }
        let isOver = time - motion.start >= motion.duration - 1e-9
        let state = motion.state(at: time)
        if let scale = state.scale { applyScale(scale) }
        // A delegate may have put an end to the motion, or begun another.
        guard self.motion?.start == motion.start else { return }
        setOffset(isOver ? state.offset : onPixels(state.offset), stopsMotion: false)
        guard isOver, self.motion?.start == motion.start else { return }
        finish(motion)
    }

    private func finish(_ ended: ScrollMotion) {
        motion = nil
        tellEnd(of: ended)
        if motion == nil { endTicking() }
        hideIndicatorsSoon()
    }

    private func tellEnd(of ended: ScrollMotion) {
        switch ended.kind {
        case .deceleration: _ = scroll.delegate?.scrollViewDidEndDecelerating?(self)
        case .scroll: _ = scroll.delegate?.scrollViewDidEndScrollingAnimation?(self)
        case .zoom, .zoomBounce:
            scroll.delegate?.scrollViewDidEndZooming?(
                self,
                with: zoom.view,
                atScale: currentZoomScale
            )
        case .scrollToTop: _ = scroll.delegate?.scrollViewDidScrollToTop?(self)
        }
    }

    private func endTicking() {
        ticker?.invalidate()
        ticker = nil
    }

    /// Stops the content where it is, without notifying the delegate.
    func cancelMotion() {
        guard motion != nil else { return }
        motion = nil
        endTicking()
        hideIndicatorsSoon()
    }

    /// Stops the content as a finger does that is put on it.
    func catchContent() {
        guard let motion else { return }
        cancelMotion()
        tellEnd(of: motion)
    }

    /// Stops the content for another animated scroll; one that is under way ends, and says so.
    func interruptScrolling() {
        if case .scroll = motion?.kind { catchContent() } else { cancelMotion() }
    }

    /// Stops everything that is under way, drags and pinches included.
    func stopMoving() {
        for recognizer in [pan, pinch] as [UIGestureRecognizer] where recognizer.isUnderWay {
            // Disabling a recognizer cancels its gesture.
            let wasEnabled = recognizer.isEnabled
            recognizer.isEnabled = false
            recognizer.isEnabled = wasEnabled
        }
        catchContent()
    }
}

extension UIScrollView {
    /// Restarts the deceleration from the present state, after the edges have moved.
    func retargetDeceleration() {
        guard let motion, case .deceleration(let x, let y) = motion.kind else { return }
        let past = CGFloat(MediaTime.now - motion.start)
        let rate = ScrollPhysics.decay(of: scroll.rate)
        let reach = reach
        let offset = contentOffset
        begin(
            .deceleration(
                x: ScrollAxisMotion(
                    from: offset.x,
                    velocity: x.velocity(at: past),
                    range: reach.x,
                    rate: rate,
                    bounces: scroll.bouncesHorizontally
                ),
                y: ScrollAxisMotion(
                    from: offset.y,
                    velocity: y.velocity(at: past),
                    range: reach.y,
                    rate: rate,
                    bounces: scroll.bouncesVertically
                )
            )
        )
    }

    /// Shifts the offset with content that changed its size before the visible part, so that the
    /// same content stays visible; a motion under way continues.
    package func shiftOffset(by delta: CGPoint) {
        guard delta != .zero, delta.x.isFinite, delta.y.isFinite else { return }
        let offset = CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y)
        setOffset(offset, stopsMotion: false)
        if drag.isDragging { rebaseDrag() }
        guard let motion else { return }
        switch motion.kind {
        case .deceleration: retargetDeceleration()
        case .scroll(var course):
            course.offset.from.x += delta.x
            course.offset.from.y += delta.y
            course.offset.to.x += delta.x
            course.offset.to.y += delta.y
            self.motion = ScrollMotion(kind: .scroll(course), start: motion.start)
        case .zoom, .zoomBounce, .scrollToTop: break
        }
    }

    /// Lets an animated scroll of the program's end elsewhere.
    package func retargetScroll(to offset: CGPoint) {
        guard let motion, case .scroll(var course) = motion.kind else { return }
        course.offset.to = offset
        self.motion = ScrollMotion(kind: .scroll(course), start: motion.start)
    }
}
