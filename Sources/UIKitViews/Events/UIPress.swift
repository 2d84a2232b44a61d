// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One key or physical button from down to up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    struct Storage {
        var phase: Phase = .began
        var type: PressType = .select
        var timestamp: TimeInterval = 0
        var force: CGFloat = 1
    }

    final var storage = Storage()
    final var pressedKey: UIKey?
    final weak var pressedWindow: UIWindow?
    final weak var pressedResponder: UIResponder?
    final var recognizers: [UIGestureRecognizer] = []
    /// Whether a recognizer has taken the press from its responder.
    final var isTaken = false
    /// Whether the responder has received the press.
    final var isDelivered = false
    /// Whether no responder in the chain handled the press, so that it may type text.
    final var isUnhandled = false
    /// Whether the press is of a button, or of a key that stands for one.
    final var isOfButton = false

    /// Makes a press that has just begun.
    public override nonisolated init() {
        super.init()
    }

    /// When the press last changed, in seconds of the media clock.
    open var timestamp: TimeInterval { storage.timestamp }

    /// The phase of the press.
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
