// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One key or physical button from down to up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What a press carries.
    struct Storage {
        var phase: Phase = .began
        var type: PressType = .select
        var timestamp: TimeInterval = 0
        var force: CGFloat = 1
    }

    var storage = Storage()
    var pressedKey: UIKey?
    weak var pressedWindow: UIWindow?
    weak var pressedResponder: UIResponder?
    var recognizers: [UIGestureRecognizer] = []

    /// Makes a press that has just begun.
    public override nonisolated init() {
        super.init()
    }

    /// When the press last changed, in seconds of the media clock.
    open var timestamp: TimeInterval { storage.timestamp }

    /// What the press did last.
    open var phase: UIPress.Phase { storage.phase }

    /// Which button; keys of a keyboard have types outside the named ones.
    open var type: UIPress.PressType { storage.type }

    /// The window that received the press.
    open var window: UIWindow? { pressedWindow }

    /// The responder that received the press first.
    open var responder: UIResponder? { pressedResponder }

    /// The recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// How hard the button is pressed, from 0 to 1.
    open var force: CGFloat { storage.force }

    /// The key, for presses of a keyboard.
    open var key: UIKey? { pressedKey }
}
