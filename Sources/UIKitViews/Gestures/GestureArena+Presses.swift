// SPDX-License-Identifier: Apache-2.0

extension GestureArena {
    /// Delivers presses of one phase to the recognizers of the views at a responder.
    ///
    /// - Returns: The presses that the responder receives.
    func deliver(
        _ presses: [UIPress],
        _ phase: UIPress.Phase,
        at responder: UIResponder,
        with event: UIPressesEvent
    ) -> [UIPress] {
        isUnsettled = true
        if phase == .began {
            for press in presses { enter(press, at: responder, with: event) }
        }
        var told: [UIGestureRecognizer] = []
        for press in presses {
            for recognizer in press.recognizers where !told.contains(where: { $0 === recognizer }) {
                told.append(recognizer)
            }
        }
        for recognizer in told where !recognizer.isOver {
            recognizer.gesture.modifierFlags = event.modifierFlags
            let own = Set(
                presses.filter { press in press.recognizers.contains { $0 === recognizer } }
            )
            guard !own.isEmpty else { continue }
            switch phase {
            case .began: recognizer.pressesBegan(own, with: event)
            case .changed: recognizer.pressesChanged(own, with: event)
            case .ended: recognizer.pressesEnded(own, with: event)
            case .cancelled: recognizer.pressesCancelled(own, with: event)
            case .stationary: break
            }
        }
        settle()
        return presses.filter { !$0.isTaken }
    }

    private func enter(_ press: UIPress, at responder: UIResponder, with event: UIPressesEvent) {
        guard press.isOfButton else { return }
        for case let view as UIView in responder.responderChain {
            for recognizer in view.touch.recognizers ?? []
            where recognizer.accepts(press, with: event) {
                press.recognizers.append(recognizer)
                recognizer.gesture.presses.append(press)
                join(recognizer)
            }
        }
    }

    /// A recognizer has taken presses: their responders lose them.
    func cancelPresses(of recognizer: UIGestureRecognizer) {
        for press in recognizer.gesture.presses where !press.isTaken {
            press.isTaken = true
            guard press.isDelivered, let responder = press.pressedResponder else { continue }
            responder.pressesCancelled([press], with: nil)
        }
    }
}

extension UIPress {
    /// Whether the button is up.
    var isOver: Bool { storage.phase == .ended || storage.phase == .cancelled }
}
