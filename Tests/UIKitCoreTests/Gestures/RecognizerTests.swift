// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@MainActor
final class RecognizerTests {
    private let clock = HandClock()
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let recorder = GestureRecorder()

    init() {
        window.isHidden = false
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer
    ) -> Recognizer {
        view.addGestureRecognizer(recorder.listen(recognizer, "g"))
        return recognizer
    }

    // MARK: States that the program sets

    @Test func aStateThatTheProgramSetsIsToldAtTheNextTurn() {
        let tap = add(UITapGestureRecognizer(target: nil, action: nil))
        tap.state = .ended
        #expect(tap.state == .ended && recorder.take().isEmpty)
        clock.advance(by: 0)
        #expect(recorder.take() == ["g ended"] && tap.state == .possible)
    }

    @Test func aGestureThatTheProgramLeadsGoesThroughItsStates() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        pan.state = .began
        clock.advance(by: 0)
        #expect(recorder.take() == ["g began"] && pan.state == .began)
        pan.state = .changed
        clock.advance(by: 0)
        pan.state = .ended
        clock.advance(by: 0)
        #expect(recorder.take() == ["g changed", "g ended"] && pan.state == .possible)
        pan.state = .failed
        clock.advance(by: 0)
        #expect(recorder.take().isEmpty && pan.state == .possible)
    }

    @Test func disablingAGestureThatTheProgramBeganCancelsIt() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        pan.state = .began
        clock.advance(by: 0)
        pan.isEnabled = false
        #expect(pan.state == .cancelled)
        clock.advance(by: 0)
        #expect(recorder.take() == ["g began", "g cancelled"] && pan.state == .possible)
    }

    @Test func aFingerFollowsAStateOfTheProgram() {
        let tap = add(UITapGestureRecognizer(target: nil, action: nil))
        tap.state = .ended
        clock.advance(by: 0)
        _ = recorder.take()
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take() == ["g ended"])
    }

    // MARK: Long press

    @Test func section3ALongPressBeginsAtItsTimeAndEndsOnTheLift() {
        _ = add(UILongPressGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(10, 10)
        clock.advance(by: 0.4)
        #expect(recorder.take().isEmpty)
        clock.advance(by: 0.1)
        #expect(recorder.take() == ["g began"])
        finger.move(80, 10)
        finger.up()
        #expect(recorder.take() == ["g changed", "g ended"])
    }

    @Test func section3ALongPressFailsWhenTheFingerMovesOrLeavesEarly() {
        let press = add(UILongPressGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(21, 10)
        clock.advance(by: 1)
        finger.up()
        finger.down(10, 10)
        finger.up()
        clock.advance(by: 1)
        #expect(recorder.take().isEmpty)
        press.allowableMovement = 20
        finger.down(10, 10)
        finger.move(21, 10)
        clock.advance(by: 1)
        finger.cancel()
        #expect(recorder.take() == ["g began", "g cancelled"])
    }

    @Test func aLongPressMayWantATapBefore() {
        let press = add(UILongPressGestureRecognizer(target: nil, action: nil))
        press.numberOfTapsRequired = 1
        var finger = Finger(on: window)
        finger.down(10, 10)
        clock.advance(by: 1)
        finger.up()
        #expect(recorder.take().isEmpty)
        finger.tap(10, 10)
        finger.down(10, 10)
        clock.advance(by: 0.5)
        finger.up()
        #expect(recorder.take() == ["g began", "g ended"])
    }

    @Test func aLongPressOfNoTimeBeginsAtOnce() {
        add(UILongPressGestureRecognizer(target: nil, action: nil)).minimumPressDuration = 0
        var finger = Finger(on: window)
        finger.down(10, 10)
        #expect(recorder.take() == ["g began"])
        finger.up()
    }

    // MARK: Pan

    @Test func section3APanBeginsAfterItsSlopAndCountsTheWholeWay() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(19, 10)
        #expect(recorder.take().isEmpty)
        finger.move(30, 10)
        #expect(recorder.take() == ["g began"])
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        pan.setTranslation(.zero, in: view)
        finger.move(30, 40)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
        finger.up()
        #expect(recorder.take() == ["g changed", "g ended"])
        #expect(pan.translation(in: view) == .zero && pan.state == .possible)
    }

    @Test func section3VelocityIsThatOfTheLastMomentAndNothingAfterRest() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        var atEnd: [CGPoint] = []
        recorder.onNote = { recognizer in
            guard recognizer.state == .ended else { return }
            MainActor.assumeIsolated { atEnd.append(pan.velocity(in: nil)) }
        }
        var finger = Finger(on: window)
        finger.down(10, 10)
        for step in 1...20 { finger.move(10 + CGFloat(step) * 5, 10) }
        finger.up()
        finger.down(10, 10)
        for step in 1...20 { finger.move(10 + CGFloat(step) * 5, 10) }
        finger.time += 0.2
        finger.up()
        #expect(atEnd.count == 2)
        #expect(abs(atEnd[0].x - 500) < 1 && atEnd[0].y == 0)
        #expect(atEnd[1] == .zero)
    }

    @Test func section3APanOfTwoFingersFollowsTheirMiddle() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        pan.minimumNumberOfTouches = 2
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(90, 10)
        #expect(recorder.take().isEmpty)
        finger.up()
        var pair = TwoFingers(on: window)
        pair.down(CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
        pair.move(CGPoint(x: 50, y: 70), CGPoint(x: 150, y: 90))
        #expect(recorder.take() == ["g began"])
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: view) == CGPoint(x: 100, y: 80))
        #expect(pan.location(ofTouch: 1, in: view) == CGPoint(x: 150, y: 90))
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
        pair.up()
        #expect(recorder.take() == ["g ended"])
    }

    @Test func translationIsInTheViewsSpace() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(100, 100)
        finger.move(140, 100)
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: window) == CGPoint(x: 40, y: 0))
        finger.up()
    }

    @Test func disablingWhileItGoesOnCancels() {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(60, 10)
        pan.isEnabled = false
        #expect(recorder.take() == ["g began", "g cancelled"])
        finger.move(90, 10)
        finger.up()
        #expect(recorder.take().isEmpty && pan.state == .possible)
    }

    // MARK: Two fingers

    @Test func section3APinchScalesAndEndsWithTheLastFinger() {
        let pinch = add(UIPinchGestureRecognizer(target: nil, action: nil))
        var pair = TwoFingers(on: window)
        pair.down(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        pair.move(CGPoint(x: 98, y: 100), CGPoint(x: 202, y: 100))
        #expect(recorder.take().isEmpty)
        pair.move(CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100))
        #expect(recorder.take() == ["g began"] && pinch.scale == 2)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        pair.move(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        #expect(pinch.scale == 0.5)
        pair.up()
        #expect(recorder.take() == ["g changed", "g ended"])
    }

    @Test func section3ARotationCountsBeyondAFullTurn() {
        let rotation = add(UIRotationGestureRecognizer(target: nil, action: nil))
        var pair = TwoFingers(on: window)
        func place(_ angle: CGFloat) -> (CGPoint, CGPoint) {
            let arm = CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
            return (
                CGPoint(x: 150 - arm.x, y: 150 - arm.y), CGPoint(x: 150 + arm.x, y: 150 + arm.y)
            )
        }
        var (first, second) = place(0)
        pair.down(first, second)
        for step in 1...40 {
            (first, second) = place(CGFloat(step) * .pi / 16)
            pair.move(first, second)
        }
        #expect(abs(rotation.rotation - 2.5 * .pi) < 1e-6)
        #expect(abs(rotation.velocity - .pi / 16 / 0.01) < 1e-3)
        pair.up()
        #expect(recorder.entries.first == "g began" && recorder.entries.last == "g ended")
    }

    // MARK: Swipe and edge

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60),
        (.down, 0, 60),
    ])
    func section3ASwipeGoesOneWay(
        direction: UISwipeGestureRecognizer.Direction,
        x: Double,
        y: Double
    ) {
        add(UISwipeGestureRecognizer(target: nil, action: nil)).direction = direction
        var finger = Finger(on: window)
        for sign in [1.0, -1.0] {
            finger.down(150, 150)
            finger.move(150 + x * sign / 2, 150 + y * sign / 2)
            finger.move(150 + x * sign, 150 + y * sign)
            finger.up()
            #expect(recorder.take() == (sign > 0 ? ["g ended"] : []))
        }
    }

    @Test func section3ASlowSwipeIsNone() {
        _ = add(UISwipeGestureRecognizer(target: nil, action: nil))
        var finger = Finger(on: window)
        finger.down(50, 50)
        finger.time += 1
        finger.move(150, 50)
        finger.up()
        #expect(recorder.take().isEmpty)
    }

    @Test func section3AnEdgePanBeginsAtItsEdgeOnlyAndInwards() {
        let edge = add(UIScreenEdgePanGestureRecognizer(target: nil, action: nil))
        edge.edges = .left
        var finger = Finger(on: window)
        for (start, end, isSeen) in [(5.0, 60.0, true), (40, 100, false)] {
            finger.down(start, 50)
            finger.move(end, 50)
            finger.up()
            #expect(recorder.take().isEmpty != isSeen)
        }
        finger.down(5, 50)
        finger.move(8, 100)
        finger.up()
        #expect(recorder.take().isEmpty)
    }
}
