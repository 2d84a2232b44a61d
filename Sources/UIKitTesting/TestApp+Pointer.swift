// SPDX-License-Identifier: Apache-2.0

import Platform
import PlatformHeadless
public import UIKit

extension TestApp {
    /// The pointer's touches have a number of their own, as no finger has.
    private static let pointerIdentifier = 0

    /// Moves the pointer to a point of the screen with no button down.
    public func hover(at point: CGPoint) { sendHover(.moved, point) }

    /// Moves the pointer to the middle of a view.
    public func hover(over view: UIView) { hover(at: center(of: view)) }

    /// Takes the pointer out of the window.
    public func leavePointer() { sendHover(.exited, CGPoint(x: -1, y: -1)) }

    /// Presses and releases a button of the pointer; the secondary one asks for menus.
    public func click(
        at point: CGPoint,
        button: UIEvent.ButtonMask = .primary,
        modifiers: UIKeyModifierFlags = []
    ) {
        sendHover(.moved, point)
        sendPointer(.began, point, button, modifiers)
        advance(by: 0.05)
        sendPointer(.ended, point, button, modifiers)
    }

    /// Drags the pointer along a line with a button held down.
    public func dragPointer(
        from start: CGPoint,
        to end: CGPoint,
        duration: TimeInterval = 0.25,
        button: UIEvent.ButtonMask = .primary
    ) {
        sendHover(.moved, start)
        sendPointer(.began, start, button, [])
        let steps = max(1, Int((duration / TestApp.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(
                x: start.x + (end.x - start.x) * part,
                y: start.y + (end.y - start.y) * part
            )
            sendPointer(.moved, point, button, [])
        }
        sendPointer(.ended, end, button, [])
    }

    /// Turns the wheel, or moves two fingers on a trackpad, above a point: content moves by
    /// `delta` points.
    public func scroll(by delta: CGVector, at point: CGPoint, isContinuous: Bool = false) {
        guard let window = screenWindow else { return }
        platform.deliver(
            .scroll(
                ScrollSample(
                    window: window.id,
                    x: Double(point.x),
                    y: Double(point.y),
                    deltaX: Double(delta.dx),
                    deltaY: Double(delta.dy),
                    isContinuous: isContinuous,
                    time: time
                )
            )
        )
        update()
    }

    /// Pinches and turns two fingers on a trackpad, with the pointer above a point.
    public func transform(scale: CGFloat, rotation: CGFloat = 0, at point: CGPoint) {
        let steps = 10
        sendTransform(.began, point)
        for _ in 0..<steps {
            advance(by: TestApp.frameDuration)
            sendTransform(
                .changed,
                point,
                scale: pow(Double(scale), 1 / Double(steps)),
                rotation: Double(rotation) / Double(steps)
            )
        }
        sendTransform(.ended, point)
    }

    private func sendTransform(
        _ phase: TransformSample.Phase,
        _ point: CGPoint,
        scale: Double = 1,
        rotation: Double = 0
    ) {
        guard let window = screenWindow else { return }
        platform.deliver(
            .transform(
                TransformSample(
                    window: window.id,
                    phase: phase,
                    x: Double(point.x),
                    y: Double(point.y),
                    scale: scale,
                    rotation: rotation,
                    time: time
                )
            )
        )
        update()
    }

    private func sendHover(_ phase: HoverSample.Phase, _ point: CGPoint) {
        guard let window = screenWindow else { return }
        platform.deliver(
            .hover(
                HoverSample(
                    window: window.id,
                    phase: phase,
                    x: Double(point.x),
                    y: Double(point.y),
                    time: time
                )
            )
        )
        update()
    }

    private func sendPointer(
        _ phase: TouchSample.Phase,
        _ point: CGPoint,
        _ button: UIEvent.ButtonMask,
        _ modifiers: UIKeyModifierFlags
    ) {
        guard let window = screenWindow else { return }
        platform.deliver(
            .touch(
                TouchSample(
                    identifier: TestApp.pointerIdentifier,
                    window: window.id,
                    phase: phase,
                    kind: .pointer,
                    x: Double(point.x),
                    y: Double(point.y),
                    time: time,
                    radius: 0,
                    buttons: button.rawValue,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue)
                )
            )
        )
        update()
    }
}
