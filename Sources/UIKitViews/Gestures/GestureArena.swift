// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The gesture arena of one window: decides which recognizers get its touches.
///
/// Each event is handled in four steps: recognizers receive the touches; decided ones prevent
/// others or release those that wait; targets are called; views receive the remaining touches.
/// Recognizers of the hit view precede those of its superviews. Of one view, those that the program
/// added precede UIKit's own, the last first.
@MainActor
package final class GestureArena {
    private weak var window: UIWindow?
    /// The recognizers that have seen a touch and are not back at their beginning.
    private(set) var contenders: [UIGestureRecognizer] = []
    /// The active touches, and those whose end is held back from their view.
    private var touches: [UITouch] = []
    private var isSettling = false
    /// Whether something was decided, or began or ended, since everything was settled.
    var isUnsettled = false

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: One event

    /// Handles changed touches in all four steps.
    func deliver(_ changed: [UITouch], with event: UIEvent) {
        for touch in changed where touch.sample.phase != .moved {
            isUnsettled = true
            if touch.sample.phase == .began { enter(touch, with: event) }
        }
        tellRecognizers(changed, with: event)
        if isUnsettled {
            noteEnds(of: changed)
            settle()
        }
        tellViews(changed, with: event)
        if isUnsettled { settle() }
        for touch in changed where touch.isOver { return touches.removeAll(where: \.isDone) }
    }

    /// Offers a new touch to the recognizers of the view hit and of all views around it.
    private func enter(_ touch: UITouch, with event: UIEvent) {
        touches.append(touch)
        touch.delivery = TouchDelivery()
        touch.delivery.isRefused = touch.refusesOnEntry
        touch.recognizers = []
        var view = touch.hitView
        while let current = view {
            let all = current.touch.recognizers ?? []
            let added = all.reversed().filter { !$0.gesture.isPart }
            for recognizer in added + all.filter(\.gesture.isPart)
            where recognizer.accepts(touch, with: event) {
                touch.recognizers.append(recognizer)
                recognizer.gesture.touches.append(touch)
                join(recognizer)
                // A gesture under way claims a further touch for itself.
                if recognizer.isUnderWay, recognizer.gesture.cancelsTouches {
                    touch.delivery.stage = .done
                }
            }
            view = current.superview
        }
    }

    private func tellRecognizers(_ changed: [UITouch], with event: UIEvent) {
        if changed.count == 1 { return tellRecognizers(changed[0], with: event) }
        var told: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.recognizers where !told.contains(where: { $0 === recognizer }) {
                told.append(recognizer)
            }
        }
        for recognizer in told {
            recognizer.gesture.modifierFlags = event.modifierFlags
            recognizer.gesture.buttonMask = event.buttonMask
            let own = changed.filter { touch in
                touch.recognizers.contains { $0 === recognizer }
            }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let group = Set(own.filter { $0.phase == phase })
                guard !group.isEmpty, !recognizer.isOver else { continue }
                recognizer.receive(group, phase, with: event)
            }
        }
    }

    private func tellRecognizers(_ touch: UITouch, with event: UIEvent) {
        guard !touch.recognizers.isEmpty else { return }
        let group: Set<UITouch> = [touch]
        let phase = touch.sample.phase
        let flags = event.storage.modifierFlags
        let buttons = event.storage.buttonMask
        for recognizer in touch.recognizers {
            recognizer.gesture.modifierFlags = flags
            recognizer.gesture.buttonMask = buttons
            if !recognizer.isOver { recognizer.receive(group, phase, with: event) }
        }
    }

    private func noteEnds(of changed: [UITouch]) {
        for touch in changed where touch.isOver {
            for recognizer in touch.recognizers {
                if recognizer.gesture.touches.count == 1 {
                    recognizer.gesture.lastLocation = touch.location(in: nil)
                }
            }
        }
    }

    // MARK: Decisions

    /// Whether a recognizer must wait for one that is still undecided.
    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        for other in contenders
        where other !== recognizer && other.gesture.state == .possible
            && waits(recognizer, for: other)
        {
            return true
        }
        return false
    }

    /// Whether one waits for another: by `require(toFail:)`, by class or by either delegate.
    private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if one.gesture.requirements.contains(where: { $0.recognizer === other }) { return true }
        // Classes and delegates are asked once for each attempt.
        if let known = one.gesture.waitsFor[ObjectIdentifier(other)] { return known }
        let answer = asksToWait(one, for: other)
        one.gesture.waitsFor[ObjectIdentifier(other)] = answer
        return answer
    }

    private func asksToWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one) {
            return true
        }
        if let delegate = one.delegate,
            delegate.gestureRecognizer?(one, shouldRequireFailureOf: other) == true
        {
            return true
        }
        return other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: one) == true
    }

    /// Whether nothing that has already begun prevents a recognizer.
    func allows(_ recognizer: UIGestureRecognizer) -> Bool {
        if isBeatenByControl(recognizer) { return false }
        return !contenders.contains { other in
            other !== recognizer && (other.isUnderWay || other.gesture.state == .ended)
                && compete(other, recognizer) && prevents(other, recognizer)
        }
    }

    /// A control under the finger beats a recognizer of single taps on a view around it.
    private func isBeatenByControl(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isSingleTap, let owner = recognizer.view else { return false }
        for touch in recognizer.gesture.touches {
            var view = touch.hitView
            while let current = view, current !== owner {
                if current.claimsSingleTap { return true }
                view = current.superview
            }
        }
        return false
    }

    /// Whether two recognizers share touches, or belong to a view and its descendant.
    private func compete(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if one.gesture.touches.contains(where: { touch in
            other.gesture.touches.contains { $0 === touch }
        }) {
            return true
        }
        guard let first = one.view, let second = other.view else { return false }
        return first.isInside(second) || second.isInside(first)
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        return !recognizeTogether(one, other)
    }

    private func recognizeTogether(
        _ one: UIGestureRecognizer,
        _ other: UIGestureRecognizer
    ) -> Bool {
        one.delegate?.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer?(other, shouldRecognizeSimultaneouslyWith: one)
                == true
    }

    /// A recognizer began or recognized: those that it prevents, or that wait for its failure,
    /// fail.
    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for other in contenders where other !== recognizer && other.gesture.state == .possible {
            let fails =
                waits(other, for: recognizer)
                || compete(recognizer, other) && prevents(recognizer, other)
            if fails { other.fail() }
        }
        if recognizer.gesture.cancelsTouches {
            cancelPresses(of: recognizer)
            // Touches of earlier taps included, whose end the view has not received.
            cancelInViews(touches.filter { $0.recognizers.contains { $0 === recognizer } })
        }
        settleUnlessSettling()
    }

    /// A recognizer has failed: others may have waited for that.
    func didFail(_ recognizer: UIGestureRecognizer) { settleUnlessSettling() }

    private func settleUnlessSettling() {
        if !isSettling && !isDelivering { settle() }
    }

    /// Whether an event is on its way, at the end of which everything settles.
    private var isDelivering: Bool { window?.isDispatching ?? false }

    /// Releases recognizers that waited, calls targets, and resets recognizers whose attempt is
    /// over.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        isUnsettled = false
        defer { isSettling = false }
        // Each round decides at least one recognizer, or is the last.
        for _ in 0...contenders.count {
            let ready = contenders.filter { $0.gesture.held != nil && !mustWait($0) }
            if ready.isEmpty { break }
            for recognizer in ready { recognizer.release() }
        }
        for recognizer in contenders { recognizer.tellTargets() }
        for recognizer in contenders where recognizer.isFinished {
            for touch in touches { touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.startOver()
            recognizer.gesture.arena = nil
            contenders.removeAll { $0 === recognizer }
        }
        for recognizer in contenders {
            recognizer.gesture.touches.removeAll(where: \.isOver)
            recognizer.gesture.presses.removeAll(where: \.isOver)
        }
        releaseHeldTouches()
    }

    /// Adds a recognizer without touches: it hovers or scrolls.
    func join(_ recognizer: UIGestureRecognizer) {
        recognizer.gesture.arena = self
        isUnsettled = true
        if !contenders.contains(where: { $0 === recognizer }) { contenders.append(recognizer) }
    }

    /// Removes a recognizer, as when it is removed from its view.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        if recognizer.isUnderWay {
            recognizer.setState(.cancelled)
            recognizer.tellTargets()
        } else {
            recognizer.fail()
        }
        for touch in touches { touch.recognizers.removeAll { $0 === recognizer } }
        contenders.removeAll { $0 === recognizer }
        recognizer.startOver()
        recognizer.gesture.arena = nil
        settle()
    }

    // MARK: Views

    /// Sends views the touches that recognizers leave them.
    private func tellViews(_ changed: [UITouch], with event: UIEvent) {
        if changed.count == 1, changed[0].sample.phase == .moved {
            let touch = changed[0]
            guard touch.delivery.stage == .delivered, !touch.delivery.isRefused else { return }
            touch.hitView?.touchesMoved([touch], with: event)
            return
        }
        var views: [UIView] = []
        for touch in changed {
            if let view = touch.hitView, !views.contains(where: { $0 === view }) {
                views.append(view)
            }
        }
        for view in views {
            let own = changed.filter { $0.hitView === view && !$0.isKeptFromView }
            let began = own.filter { $0.phase == .began && !$0.isBeginDelayed }
            for touch in own where touch.phase == .began && touch.isBeginDelayed {
                touch.delivery.wasHeld = true
            }
            for touch in began { touch.delivery.stage = .delivered }
            if !began.isEmpty { view.touchesBegan(Set(began), with: event) }
            let moved = own.filter { $0.phase == .moved && $0.delivery.stage == .delivered }
            if !moved.isEmpty { view.touchesMoved(Set(moved), with: event) }
            let ended = own.filter { $0.phase == .ended && $0.delivery.stage == .delivered }
            for touch in ended where touch.isEndDelayed { touch.delivery.stage = .ending }
            let over = ended.filter { $0.delivery.stage == .delivered }
            for touch in over { touch.delivery.stage = .done }
            if !over.isEmpty { view.touchesEnded(Set(over), with: event) }
            let cancelled = own.filter { $0.phase == .cancelled }
            let known = cancelled.filter { $0.delivery.stage != .held }
            for touch in cancelled { touch.delivery.stage = .done }
            if !known.isEmpty { view.touchesCancelled(Set(known), with: event) }
        }
    }

    /// A recognizer has taken touches: their views lose them.
    private func cancelInViews(_ taken: [UITouch]) {
        for touch in taken {
            let isKnown = touch.delivery.stage == .delivered || touch.delivery.stage == .ending
            touch.delivery.stage = .done
            guard isKnown, let view = touch.hitView else { continue }
            view.touchesCancelled([touch], with: window?.currentEvent)
        }
    }

    /// Sends touches that were held back for recognizers that have failed.
    private func releaseHeldTouches() {
        for touch in touches {
            guard let view = touch.hitView else { continue }
            if touch.delivery.stage == .held, touch.wasOffered, !touch.isBeginDelayed {
                touch.delivery.stage = .delivered
                view.touchesBegan([touch], with: window?.currentEvent)
                if touch.phase == .ended {
                    touch.delivery.stage = touch.isEndDelayed ? .ending : .done
                    if touch.delivery.stage == .done {
                        view.touchesEnded([touch], with: window?.currentEvent)
                    }
                }
            } else if touch.delivery.stage == .ending, !touch.isEndDelayed {
                touch.delivery.stage = .done
                view.touchesEnded([touch], with: window?.currentEvent)
            }
        }
        if !isDelivering { touches.removeAll(where: \.isDone) }
    }
}

extension UITouch {
    /// Whether the finger is off the screen.
    package final var isOver: Bool { sample.phase == .ended || sample.phase == .cancelled }

    /// Whether the touch will not be delivered any more.
    fileprivate var isDone: Bool { isOver && (delivery.stage == .done || delivery.isRefused) }

    /// Whether the view gets nothing of this touch any more, or never did.
    fileprivate var isKeptFromView: Bool { delivery.stage == .done || delivery.isRefused }

    /// Whether a recognizer that is undecided holds the beginning back.
    fileprivate var isBeginDelayed: Bool {
        delivery.isRefused
            || recognizers.contains { $0.gesture.delaysBegan && $0.gesture.state == .possible }
    }

    /// Whether a recognizer that is undecided holds the end back.
    fileprivate var isEndDelayed: Bool {
        recognizers.contains { $0.gesture.delaysEnded && $0.isUndecided }
    }

    /// Whether the touch was held back for a recognizer, and not just undelivered.
    fileprivate var wasOffered: Bool { delivery.wasHeld }
}

extension UIGestureRecognizer {
    /// Whether the attempt is over and none of its touches is active.
    fileprivate var isFinished: Bool {
        let isIdle =
            gesture.touches.allSatisfy(\.isOver) && gesture.presses.allSatisfy(\.isOver)
        if isOver { return isIdle }
        return isIdle && gesture.state == .possible && gesture.held == nil && !waitsForMoreTouches
    }

    fileprivate var isUndecided: Bool { gesture.state == .possible }

    fileprivate func receive(_ group: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
        switch phase {
        case .began: touchesBegan(group, with: event)
        case .moved: touchesMoved(group, with: event)
        case .ended: touchesEnded(group, with: event)
        case .cancelled: touchesCancelled(group, with: event)
        default: break
        }
    }
}
