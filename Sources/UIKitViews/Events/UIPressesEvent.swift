// SPDX-License-Identifier: Apache-2.0

/// An event of keys or physical buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    final var orderedPresses: [UIPress] = []

    /// Makes an event without presses.
    public override nonisolated init() {
        super.init()
    }

    /// Always `.presses`.
    open override var type: UIEvent.EventType { .presses }

    /// Every press that is down or has just ended.
    open var allPresses: Set<UIPress> { Set(orderedPresses) }

    /// The presses that go to a recognizer.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(orderedPresses.filter { $0.recognizers.contains { $0 === gesture } })
    }
}
