// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform
import PlatformHeadless
public import UIKit

/// A finger on the screen of a ``TestApp``; its points are the screen's.
@MainActor
public final class TestFinger {
    private let app: TestApp
    private let identifier: Int
    /// Where the finger is, or was lifted.
    public private(set) var location: CGPoint
    /// Whether it touches the screen.
    public private(set) var isDown = false

    init(app: TestApp, identifier: Int) {
        self.app = app
        self.identifier = identifier
        location = .zero
    }

    /// Puts the finger down.
    public func down(at point: CGPoint) {
        location = point
        isDown = true
        send(.began)
    }

    /// Moves the finger, at once or in as many frames as the duration has.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        let start = location
        let steps = max(1, Int((duration / TestApp.frameDuration).rounded()))
        for step in 1...steps {
            if duration > 0 { app.advance(by: duration / Double(steps)) }
            let part = CGFloat(step) / CGFloat(steps)
            location = CGPoint(
                x: start.x + (point.x - start.x) * part,
                y: start.y + (point.y - start.y) * part
            )
            send(.moved)
        }
    }

    /// Lifts the finger.
    public func up() {
        isDown = false
        send(.ended)
    }

    /// Takes the touch away, as when a call comes in.
    public func cancel() {
        isDown = false
        send(.cancelled)
    }

    private func send(_ phase: TouchSample.Phase) {
        guard let window = app.screenWindow else { return }
        app.platform.deliver(
            .touch(
                TouchSample(
                    identifier: identifier,
                    window: window.id,
                    phase: phase,
                    x: Double(location.x),
                    y: Double(location.y),
                    time: app.time
                )
            )
        )
        app.update()
    }
}

extension TestApp {
    /// How long a tap's finger stays down.
    private static let tapDuration: TimeInterval = 0.05

    /// Another finger; several can be down at once.
    public func finger() -> TestFinger {
        lastFinger += 1
        return TestFinger(app: self, identifier: lastFinger)
    }

    /// Taps at a point of the screen.
    public func tap(at point: CGPoint) {
        press(at: point, duration: TestApp.tapDuration)
    }

    /// Taps the middle of a view, whatever is in front of it there.
    public func tap(_ view: UIView) {
        tap(at: center(of: view))
    }

    /// Holds a finger at a point of the screen for so many seconds.
    public func press(at point: CGPoint, duration: TimeInterval) {
        let finger = finger()
        finger.down(at: point)
        advance(by: duration)
        finger.up()
    }

    /// Drags a finger along a line.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        let finger = finger()
        finger.down(at: start)
        finger.move(to: end, duration: duration)
        finger.up()
    }

    /// The middle of a view in points of the screen.
    public func center(of view: UIView) -> CGPoint {
        let bounds = view.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard let window = view.window else { return middle }
        return window.convert(view.convert(middle, to: window), to: nil as UIWindow?)
    }
}
