// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One thing that the user did: touches that changed together, a press, a motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The properties of an event, apart from its touches.
    struct Storage {
        var type: EventType = .touches
        var subtype: EventSubtype = .none
        var timestamp: TimeInterval = 0
        var modifierFlags: UIKeyModifierFlags = []
        var buttonMask: ButtonMask = []
    }

    final var storage = Storage()
    /// The touches of the event in the order in which they began.
    final var orderedTouches: [UITouch] = []
    /// Counts the events; a `TouchTrail` with this number belongs to the current one.
    final var delivery = 0

    /// Makes an event without touches.
    public override nonisolated init() {
        super.init()
    }

    /// The type of the event.
    open var type: UIEvent.EventType { storage.type }

    /// Which motion or button of a remote control.
    open var subtype: UIEvent.EventSubtype { storage.subtype }

    /// When it happened, in seconds of the media clock.
    open var timestamp: TimeInterval { storage.timestamp }

    /// The modifier keys held down.
    open var modifierFlags: UIKeyModifierFlags { storage.modifierFlags }

    /// The pointer's buttons held down.
    open var buttonMask: UIEvent.ButtonMask { storage.buttonMask }

    /// Every touch that is down or has just ended, changed or not.
    open var allTouches: Set<UITouch>? { orderedTouches.isEmpty ? nil : Set(orderedTouches) }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The touches that go to a recognizer.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The samples of a touch since the last event that reported it, the newest last; nil for a
    /// touch of another event.
    ///
    /// They are copies, whose values stay.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        guard touch.trail.delivery == delivery, !touch.trail.samples.isEmpty else {
            return [touch]
        }
        return touch.trail.samples.map { touch.replica($0) }
    }

    /// The extrapolated samples of a touch for the next frame; empty while it rests or has ended,
    /// nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        guard touch.trail.delivery == delivery else { return [] }
        return touch.trail.predictions.map { touch.replica($0) }
    }

    private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = orderedTouches.filter(condition)
        return found.isEmpty ? nil : Set(found)
    }

    /// The type, the time and the touches, for a debugger.
    open override nonisolated var debugDescription: String {
        MainThread.describe(self) {
            "<\(Swift.type(of: $0)): \($0.type), t = \($0.timestamp), "
                + "touches = \($0.orderedTouches)>"
        }
    }
}
