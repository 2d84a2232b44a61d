// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIControl {
    /// The distance outside the bounds, in points, at which a tracked touch still counts as inside.
    private static let tolerance: CGFloat = 70

    func trackingBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !control.isTracking, let touch = touches.first else { return }
        control.touch = touch
        control.isTouchInside = true
        control.isTracking = beginTracking(touch, with: event)
        guard control.isTracking else {
            control.touch = nil
            control.isTouchInside = false
            return
        }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        openMenuAsPrimaryAction(touch, with: event)
    }

    func trackingMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed(in: touches) else { return }
        if control.hasOpenedMenu { control.menuInteraction?.follow(touch) }
        let wasInside = control.isTouchInside
        let isInside = isNear(touch)
        control.isTouchInside = isInside
        control.isTracking = continueTracking(touch, with: event)
        guard control.isTracking else { return stopTracking(touch, with: event) }
        isHighlighted = isInside
        if wasInside != isInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackingEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed(in: touches) else { return }
        let isInside = isNear(touch)
        control.isTouchInside = isInside
        endTracking(touch, with: event)
        control.isTracking = false
        control.touch = nil
        isHighlighted = false
        if control.hasOpenedMenu {
            // The tap opened the menu, and does nothing else.
            control.hasOpenedMenu = false
            control.menuInteraction?.letGo(touch)
            send(.touchCancel, with: event)
        } else {
            send(isInside ? eventsOfTap.union(.touchUpInside) : .touchUpOutside, with: event)
        }
        control.isTouchInside = false
    }

    func trackingCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard followed(in: touches) != nil else { return }
        giveTrackingUp(with: event)
    }

    /// Stops tracking without an end of the touch, as when the control is disabled.
    func cancelTrackingTouch() {
        guard control.isTracking else { return }
        giveTrackingUp(with: nil)
    }

    private func giveTrackingUp(with event: UIEvent?) {
        control.isTracking = false
        control.isTouchInside = false
        control.touch = nil
        control.hasOpenedMenu = false
        cancelTracking(with: event)
        isHighlighted = false
        send(.touchCancel, with: event)
    }

    /// `continueTracking` returned false: ends tracking without an event.
    private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
        endTracking(touch, with: event)
        control.touch = nil
        control.isTouchInside = false
        isHighlighted = false
    }

    private func followed(in touches: Set<UITouch>) -> UITouch? {
        guard control.isTracking, let touch = control.touch, touches.contains(touch) else {
            return nil
        }
        return touch
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let reach = -UIControl.tolerance
        return bounds.insetBy(dx: reach, dy: reach).contains(touch.location(in: self))
    }

    // MARK: Sending

    /// Sends each event's actions, lower bits first, in the order in which they were added.
    package func send(_ events: UIControl.Event, with event: UIEvent?) {
        for entry in actions.entries(for: events) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            case .target(let target): sendAction(target.selector, to: target.object, for: event)
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            }
        }
    }
}
