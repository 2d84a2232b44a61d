// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension GestureArena {
    /// Takes an event of a pointer without touches through recognizers and targets.
    func deliver(_ event: PointerEvent) {
        switch event.deed {
        case .hover: hover(event)
        case .scroll(let step, let type): scroll(by: step, type, event)
        }
        settle()
    }

    private func hover(_ event: PointerEvent) {
        let under = event.recognizersUnderPointer.compactMap { $0 as? UIHoverGestureRecognizer }
        for case let old as UIHoverGestureRecognizer in contenders where old.isUnderWay {
            old.note(event)
            if !under.contains(where: { $0 === old }) { old.state = .ended }
        }
        for recognizer in under {
            if recognizer.isUnderWay {
                recognizer.state = .changed
            } else if recognizer.gesture.isEnabled, recognizer.gesture.state == .possible,
                recognizer.shouldReceive(event)
            {
                recognizer.note(event)
                join(recognizer)
                recognizer.state = .began
            }
        }
    }

    private func scroll(by step: CGPoint, _ type: UIScrollType, _ event: PointerEvent) {
        // Who scrolls goes on, even when the content brings another view under the pointer.
        let goingOn = contenders.compactMap { $0 as? UIPanGestureRecognizer }
            .filter { $0.attempt.isScrolling && ($0.isUnderWay || $0.gesture.held != nil) }
        let offered: [UIPanGestureRecognizer]
        if goingOn.isEmpty {
            offered = event.recognizersUnderPointer
                .compactMap { $0 as? UIPanGestureRecognizer }
                .filter { $0.gesture.state == .possible && $0.gesture.isEnabled }
                .filter { $0.takesScroll(type) && $0.shouldReceive(event) }
            for recognizer in offered { join(recognizer) }
        } else {
            offered = goingOn
        }
        for recognizer in offered where !recognizer.isOver {
            recognizer.note(event)
            recognizer.scroll(by: step, type: type, at: event.timestamp)
        }
    }
}

extension UIGestureRecognizer {
    /// Takes over where the pointer is and what is held down.
    fileprivate func note(_ event: PointerEvent) {
        gesture.lastLocation = event.location
        gesture.modifierFlags = event.modifierFlags
        gesture.buttonMask = event.buttonMask
    }
}
