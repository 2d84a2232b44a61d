// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Platform

extension GestureArena {
    /// Delivers a pointer event without touches to recognizers and targets.
    func deliver(_ event: PointerEvent) {
        switch event.deed {
        case .hover: hover(event)
        case .scroll(let step, let type): scroll(by: step, type, event)
        case .transform(let phase, let scale, let rotation):
            transform(phase, scale, rotation, event)
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
        // A scrolling recognizer continues, even when its content brings another view below the
        // pointer.
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

    private func transform(
        _ phase: TransformSample.Phase,
        _ scale: CGFloat,
        _ rotation: CGFloat,
        _ event: PointerEvent
    ) {
        if phase == .began {
            for recognizer in event.recognizersUnderPointer
            where recognizer is any TransformFollower && recognizer.gesture.state == .possible
                && recognizer.gesture.isEnabled && recognizer.gesture.touches.isEmpty
                && recognizer.shouldReceive(event)
            {
                join(recognizer)
                (recognizer as? any TransformFollower)?.isTransforming = true
            }
        }
        for case let recognizer as any TransformFollower in contenders
        where recognizer.isTransforming {
            if phase == .ended || phase == .cancelled { recognizer.isTransforming = false }
            guard !recognizer.isOver else { continue }
            recognizer.note(event)
            switch phase {
            case .began: break
            case .changed:
                recognizer.transform(scale: scale, rotation: rotation, at: event.timestamp)
            case .ended:
                let isUnderWay = recognizer.isUnderWay || recognizer.gesture.held != nil
                recognizer.state = isUnderWay ? .ended : .failed
            case .cancelled: recognizer.state = recognizer.isUnderWay ? .cancelled : .failed
            }
        }
    }
}

/// A recognizer of pinches and rotations on a trackpad.
@MainActor
package protocol TransformFollower: UIGestureRecognizer {
    /// Whether it follows; reset by the end of the event.
    var isTransforming: Bool { get set }

    /// The content was scaled and rotated.
    func transform(scale: CGFloat, rotation: CGFloat, at time: Double)
}

extension UIGestureRecognizer {
    /// Stores the pointer's position and the pressed keys and buttons.
    fileprivate func note(_ event: PointerEvent) {
        gesture.lastLocation = event.location
        gesture.modifierFlags = event.modifierFlags
        gesture.buttonMask = event.buttonMask
    }
}
