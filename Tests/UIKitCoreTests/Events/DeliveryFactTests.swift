// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// What was called, in order.
@MainActor private final class Journal {
    var lines: [String] = []
}

/// A window that notes the events it is sent.
private final class NotingWindow: UIWindow {
    var journal: Journal?
    override func sendEvent(_ event: UIEvent) {
        journal?.lines.append("window")
        super.sendEvent(event)
    }
}

private final class NotingView: UIView {
    var journal: Journal?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal?.lines.append("view")
    }
}

private final class NotingRecognizer: UIGestureRecognizer {
    var journal: Journal?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.lines.append(name ?? "")
    }
}

// Sections 2 and 3 of Docs/subsystems/event-rules.md: the way of an event, the pencil, and the
// limits of taps, pinches and rotations.
@MainActor
final class DeliveryFactTests {
    private let clock = HandClock()
    private let recorder = GestureRecorder()

    private func show(_ view: UIView) -> UIWindow {
        let window = makeWindow()
        window.isHidden = false
        window.addSubview(view)
        return window
    }

    private func listened<R: UIGestureRecognizer>(_ recognizer: R) -> (UIWindow, R) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(recorder.listen(recognizer, "g"))
        return (show(view), recognizer)
    }

    @Test func section2AnEventGoesThroughTheWindowToRecognizersAndThenToTheView() throws {
        let journal = Journal()
        let scene = try #require(makeWindow().windowScene)
        let window = NotingWindow(windowScene: scene)
        let outer = UIView(frame: window.bounds)
        let inner = NotingView(frame: window.bounds)
        window.isHidden = false
        window.addSubview(outer)
        outer.addSubview(inner)
        for (view, name) in [(outer, "outer"), (inner as UIView, "inner")] {
            let recognizer = NotingRecognizer(target: nil, action: nil)
            recognizer.name = name
            recognizer.journal = journal
            view.addGestureRecognizer(recognizer)
        }
        inner.journal = journal
        window.journal = journal
        var finger = Finger(on: window)
        finger.down(10, 10)
        #expect(journal.lines == ["window", "inner", "outer", "view"])
        finger.cancel()
        window.isHidden = true
    }

    @Test func section2APencilHasForceAndAnglesAndPlacesBetweenPixels() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let window = show(view)
        let router = UIApplication.shared.input
        let surface = try #require(window.windowState.surface)
        router.receive(
            TouchSample(
                identifier: 9100,
                window: WindowID(0),
                phase: .began,
                kind: .pencil,
                x: 20.25,
                y: 30.75,
                time: 100,
                radius: 4,
                force: 0.5,
                maximumForce: 25.0 / 6,
                altitude: .pi / 4,
                azimuth: .pi / 2
            ),
            on: surface
        )
        let touch = try #require(router.activeTouches.first { $0.view === view })
        #expect(touch.type == .pencil && touch.force == 0.5)
        #expect(abs(touch.maximumPossibleForce - 4.17) < 0.01)
        #expect(touch.altitudeAngle == .pi / 4)
        // Along the x axis it is none, and grows towards y.
        #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
        let direction = touch.azimuthUnitVector(in: nil)
        #expect(abs(direction.dx) < 1e-9 && abs(direction.dy - 1) < 1e-9)
        #expect(touch.preciseLocation(in: nil) == CGPoint(x: 20.25, y: 30.75))
        #expect(touch.majorRadius == 4)
        // A view that is turned sees another angle.
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(touch.azimuthAngle(in: view)) < 1e-9)
        router.cancelAll()
    }

    @Test func section3ATapEndsWithin45PointsAndThreeQuartersOfASecond() {
        let (window, _) = listened(UITapGestureRecognizer(target: nil, action: nil))
        for (distance, seconds, isTap) in [
            (44.0, 0.1, true), (46, 0.1, false), (0, 0.7, true), (0, 0.8, false),
        ] {
            var finger = Finger(on: window)
            finger.down(50, 50)
            clock.advance(by: seconds)
            finger.time += seconds
            if distance > 0 { finger.move(50 + distance, 50) }
            finger.up()
            #expect(recorder.take().isEmpty != isTap, "\(distance) \(seconds)")
            clock.advance(by: 2)
        }
    }

    @Test func section3TheSecondTapComesWithinAThirdOfASecond() {
        let (window, tap) = listened(UITapGestureRecognizer(target: nil, action: nil))
        tap.numberOfTapsRequired = 2
        for (pause, isDouble) in [(0.3, true), (0.4, false)] {
            var finger = Finger(on: window)
            finger.tap(50, 50)
            clock.advance(by: pause)
            finger.time += pause
            finger.tap(50, 50)
            #expect(recorder.take().isEmpty != isDouble, "\(pause)")
            clock.advance(by: 2)
        }
    }

    @Test func section3APinchBeginsBeyondEightPointsAndATurnBeyondSevenAndAHalfDegrees() {
        let (first, pinch) = listened(UIPinchGestureRecognizer(target: nil, action: nil))
        var pair = TwoFingers(on: first)
        pair.down(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        pair.move(CGPoint(x: 97, y: 100), CGPoint(x: 203, y: 100))
        #expect(pinch.state == .possible)
        pair.move(CGPoint(x: 95, y: 100), CGPoint(x: 205, y: 100))
        #expect(pinch.state == .began)
        pair.up()
        _ = recorder.take()
        let (second, turn) = listened(UIRotationGestureRecognizer(target: nil, action: nil))
        pair = TwoFingers(on: second)
        func place(_ degrees: CGFloat) -> (CGPoint, CGPoint) {
            let angle = degrees * .pi / 180
            let arm = CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
            return (
                CGPoint(x: 150 - arm.x, y: 150 - arm.y), CGPoint(x: 150 + arm.x, y: 150 + arm.y)
            )
        }
        var ends = place(0)
        pair.down(ends.0, ends.1)
        ends = place(7)
        pair.move(ends.0, ends.1)
        #expect(turn.state == .possible)
        ends = place(8)
        pair.move(ends.0, ends.1)
        #expect(turn.state == .began)
        pair.up()
    }
}
