// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Recognizes requests of context menus and lifts of items: a long press, a secondary click, or a
/// drag by a pointer.
@MainActor
package final class PressRecognizer: UIGestureRecognizer {
    /// The duration of the press in seconds, and the greatest movement in points.
    static let duration = 0.5
    static let allowance: CGFloat = 10

    /// Whether a secondary click counts at once.
    var takesSecondaryClick = false
    /// Whether a pointer with its primary button down begins when it moves, without a press.
    package var beginsWhenPointerMoves = false
    /// Whether others may recognize along with this.
    package var isExclusive = true
    package private(set) var isByPointer = false
    private var timer: Deadline?
    private var start = CGPoint.zero
    private weak var touch: UITouch?

    package init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    @available(*, unavailable)
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1, let first = touches.first else {
            if state == .possible { fail() }
            return
        }
        touch = first
        start = first.location(in: nil)
        isByPointer = first.type == .indirectPointer
        if isByPointer, event.buttonMask.contains(.secondary) {
            if takesSecondaryClick { state = .began } else { fail() }
            return
        }
        // A pointer has a button for menus.
        if isByPointer, takesSecondaryClick, !beginsWhenPointerMoves { return fail() }
        if isByPointer, beginsWhenPointerMoves { return }
        timer = Deadlines.shared.add(after: PressRecognizer.duration) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.state = .began
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        if isUnderWay {
            state = .changed
            return
        }
        let point = touch.location(in: nil)
        guard hypot(point.x - start.x, point.y - start.y) > PressRecognizer.allowance else {
            return
        }
        if isByPointer, beginsWhenPointerMoves { state = .began } else { fail() }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        state = isUnderWay ? .ended : .failed
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    package override func reset() {
        timer?.cancel()
        timer = nil
        touch = nil
    }

    /// Presses of menus and drags go together: a drag begins out of an open menu.
    package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is PressRecognizer) && isExclusive
    }

    package override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(preventingGestureRecognizer is PressRecognizer) }
}
