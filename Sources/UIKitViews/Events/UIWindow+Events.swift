// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension UIApplication {
    /// Hands an event to every window that has something in it.
    func dispatch(_ event: UIEvent) {
        if let event = event as? PointerEvent {
            event.pointerWindow?.sendEvent(event)
            return
        }
        switch event.type {
        case .touches, .hover, .scroll, .transform:
            var windows: [UIWindow] = []
            for touch in event.orderedTouches {
                if let window = touch.hitWindow, !windows.contains(where: { $0 === window }) {
                    windows.append(window)
                }
            }
            for window in windows { window.sendEvent(event) }
        case .presses, .motion, .remoteControl:
            keyWindow?.sendEvent(event)
        }
    }
}

extension UIApplication {
    /// Sends a shake to the key window's first responder.
    package func shake() {
        guard !isIgnoringInteractionEvents else { return }
        let event = UIEvent()
        event.storage.type = .motion
        event.storage.subtype = .motionShake
        event.storage.timestamp = MediaTime.now
        sendEvent(event)
    }
}

extension UIApplication {
    /// The first responder of the key window.
    package var firstResponder: UIResponder? {
        ApplicationState.key?.firstResponderState.responder
    }

    /// Sends a remote-control event to the key window, if such events were requested.
    package func receiveRemoteControl(_ subtype: UIEvent.EventSubtype) {
        guard !isIgnoringInteractionEvents, application.receivesRemoteControl else { return }
        let event = UIEvent()
        event.storage.type = .remoteControl
        event.storage.subtype = subtype
        event.storage.timestamp = MediaTime.now
        sendEvent(event)
    }
}

extension UIWindow {
    /// Whether an event is on its way through the window.
    var isDispatching: Bool { windowState.currentEvent != nil }

    /// The number of recognizers that are possible with touches, or have begun.
    package var undecidedRecognizers: Int { arena.contenders.count }

    /// The event on its way.
    var currentEvent: UIEvent? { windowState.currentEvent }

    /// Hands an event to recognizers and views, or to the first responder.
    func dispatch(_ event: UIEvent) {
        let former = windowState.currentEvent
        windowState.currentEvent = event
        defer { windowState.currentEvent = former }
        switch event {
        case let event as UIPressesEvent: dispatchPresses(event)
        case let event as PointerEvent: arena.deliver(event)
        default:
            if event.type == .motion { return dispatchMotion(event) }
            if event.type == .remoteControl {
                return firstInLine.remoteControlReceived(with: event)
            }
            var changed: [UITouch] = []
            var hasBegun = false
            for touch in event.orderedTouches
            where touch.hitWindow === self && touch.sample.phase != .stationary {
                changed.append(touch)
                if touch.sample.phase == .began { hasBegun = true }
            }
            guard !changed.isEmpty else { return }
            if hasBegun { refuseTouches(changed, among: event.orderedTouches) }
            arena.deliver(changed, with: event)
        }
    }

    /// Refuses new touches: a second one in a view with single touch, and those beside an exclusive
    /// one.
    private func refuseTouches(_ changed: [UITouch], among all: [UITouch]) {
        for touch in changed where touch.phase == .began {
            guard let view = touch.hitView else { continue }
            let others = all.filter { other in
                other !== touch && !other.isOver && other.hitWindow === self
                    && !other.delivery.isRefused && isEarlier(other, than: touch, among: all)
            }
            let isSecond =
                !view.isMultipleTouchEnabled && others.contains { $0.hitView === view }
            let isBesideExclusive = others.contains {
                $0.hitView !== view && ($0.hitView?.isExclusiveTouch ?? false)
            }
            let wantsToBeAlone = view.isExclusiveTouch && others.contains { $0.hitView !== view }
            touch.refusesOnEntry = isSecond || isBesideExclusive || wantsToBeAlone
        }
    }

    private func isEarlier(_ one: UITouch, than other: UITouch, among all: [UITouch]) -> Bool {
        guard let first = all.firstIndex(where: { $0 === one }),
            let second = all.firstIndex(where: { $0 === other })
        else { return false }
        return first < second
    }

    /// The first receiver of keys: the focused view if the first responder contains it or there is
    /// none, else the first responder.
    var firstInLine: UIResponder {
        let first = firstResponderState.responder
        if let focused = FocusCenter.shared.focusedView(in: self), focused !== first {
            guard let first else { return focused }
            if !first.takesTextInput, focused.responderChain.contains(where: { $0 === first }) {
                return focused
            }
        }
        return first ?? self
    }

    private func dispatchPresses(_ event: UIPressesEvent) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let presses = Set(event.orderedPresses.filter { $0.phase == phase })
            guard !presses.isEmpty else { continue }
            for press in presses where phase == .began { press.pressedResponder = firstInLine }
            // A press ends at its first receiver, whichever responder is first by then.
            let receivers = event.orderedPresses.filter(presses.contains)
                .map { $0.pressedResponder ?? firstInLine }
            for (index, receiver) in receivers.enumerated()
            where !receivers[..<index].contains(where: { $0 === receiver })
                && !ignoresPresses(receiver, in: phase)
            {
                let own = event.orderedPresses.filter { press in
                    presses.contains(press) && (press.pressedResponder ?? firstInLine) === receiver
                }
                let left = arena.deliver(own, phase, at: receiver, with: event)
                for press in left { press.isDelivered = true }
                if !left.isEmpty { send(Set(left), phase, to: receiver, with: event) }
            }
        }
    }

    /// Whether a view without user interaction ignores presses; those that it holds still end.
    private func ignoresPresses(_ receiver: UIResponder, in phase: UIPress.Phase) -> Bool {
        guard phase == .began, let view = receiver as? UIView else { return false }
        return !view.isUserInteractionEnabled
    }

    private func send(
        _ presses: Set<UIPress>,
        _ phase: UIPress.Phase,
        to responder: UIResponder,
        with event: UIPressesEvent
    ) {
        switch phase {
        case .began: responder.pressesBegan(presses, with: event)
        case .changed: responder.pressesChanged(presses, with: event)
        case .ended: responder.pressesEnded(presses, with: event)
        case .cancelled: responder.pressesCancelled(presses, with: event)
        case .stationary: break
        }
    }

    private func dispatchMotion(_ event: UIEvent) {
        firstInLine.motionBegan(event.subtype, with: event)
        firstInLine.motionEnded(event.subtype, with: event)
    }

    /// A point of the surface that the window is shown on, in the window's space.
    package func fromSurface(_ point: CGPoint) -> CGPoint { convert(point, from: nil as UIWindow?) }
}
