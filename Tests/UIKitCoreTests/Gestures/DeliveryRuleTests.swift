// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@_spi(Rooms) @testable import UIKitViews

/// A view that notes its touches in a list shared with its recognizers.
@MainActor
private final class NotingView: UIView {
    var recorder: GestureRecorder?
    var claims = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled")
    }
    override var claimsSingleTap: Bool { claims }
    private func note(_ call: String) { recorder?.entries.append("view \(call)") }
}

/// A recognizer that notes what it is told and decides nothing by itself.
@MainActor
private final class NotingRecognizer: UIGestureRecognizer {
    var recorder: GestureRecorder?
    var resets = 0
    var ignoresAll = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.entries.append("own began")
        if ignoresAll { for touch in touches { ignore(touch, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.entries.append("own moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.entries.append("own ended")
    }
    override func reset() { resets += 1 }
}

/// The rules of delivery, numbered as in Docs/subsystems/gestures.md.
@MainActor
final class DeliveryRuleTests {
    private let clock = HandClock()
    private let window = makeWindow()
    private let view = NotingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let recorder = GestureRecorder()

    init() {
        window.isHidden = false
        view.recorder = recorder
        window.addSubview(view)
    }

    @Test func rule1ARecognizerThatTakesNoPartSeesNothing() {
        @MainActor final class No: NSObject, UIGestureRecognizerDelegate {
            var asked: [String] = []
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive event: UIEvent
            ) -> Bool {
                asked.append("event")
                return true
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive touch: UITouch
            ) -> Bool {
                asked.append("touch")
                return false
            }
        }
        let no = No()
        let own = NotingRecognizer(target: nil, action: nil)
        own.recorder = recorder
        own.delegate = no
        view.addGestureRecognizer(own)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take() == ["view began", "view ended"])
        #expect(no.asked == ["event", "touch"])
    }

    @Test func rule2RecognizersHearBeforeTheView() {
        let own = NotingRecognizer(target: nil, action: nil)
        own.recorder = recorder
        own.delaysTouchesEnded = false
        view.addGestureRecognizer(own)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(20, 10)
        finger.up()
        #expect(
            recorder.take() == [
                "own began", "view began", "own moved", "view moved", "own ended", "view ended",
            ]
        )
    }

    @Test func rule3TheViewMayRefuseToBegin() {
        @MainActor final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(
                _ gestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
        }
        let refusing = Refusing(frame: view.bounds)
        view.addSubview(refusing)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        refusing.addGestureRecognizer(recorder.listen(tap, "tap"))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take() == ["view began", "view ended"])
    }

    @Test func rule4WhatHasBegunKeepsLaterOnesOut() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(swipe, "swipe"))
        window.addGestureRecognizer(recorder.listen(pan, "pan"))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(40, 10)
        finger.move(90, 10)
        finger.up()
        #expect(!recorder.take().contains("swipe ended"))
    }

    @Test func rule4AClassMayRefuseToBePrevented() {
        @MainActor final class Stubborn: UISwipeGestureRecognizer {
            override func canBePrevented(
                by preventingGestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
        }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        let swipe = Stubborn(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(pan, "pan"))
        view.addGestureRecognizer(recorder.listen(swipe, "swipe"))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(40, 10)
        finger.move(90, 10)
        finger.up()
        #expect(recorder.entries.contains("swipe ended") && recorder.entries.contains("pan ended"))
    }

    @Test func rule5ASingleTapComesWhenTheDoubleHasFailed() {
        let single = UITapGestureRecognizer(target: nil, action: nil)
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(recorder.listen(single, "single"))
        view.addGestureRecognizer(recorder.listen(double, "double"))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take() == ["view began"])
        clock.advance(by: 0.4)
        #expect(recorder.take() == ["view cancelled", "single ended"])
    }

    @Test func rule6TheViewsTouchIsCancelledBeforeTheAction() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(pan, "pan"))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(40, 10)
        finger.up()
        #expect(recorder.take() == ["view began", "view cancelled", "pan began", "pan ended"])
    }

    @Test func rule7TouchesHeldBackAreReplayedOrDropped() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.delaysTouchesBegan = true
        view.addGestureRecognizer(recorder.listen(press, "press"))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take() == ["view began", "view ended"])
        finger.down(10, 10)
        #expect(recorder.take().isEmpty)
        clock.advance(by: 0.5)
        finger.up()
        #expect(recorder.take() == ["press began", "press ended"])
    }

    @Test func rule8AnIgnoredTouchIsSeenNoMore() {
        let own = NotingRecognizer(target: nil, action: nil)
        own.recorder = recorder
        own.ignoresAll = true
        view.addGestureRecognizer(own)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(20, 10)
        #expect(own.numberOfTouches == 0)
        finger.up()
        #expect(recorder.take() == ["own began", "view began", "view moved", "view ended"])
    }

    @Test func rule8AFurtherFingerOfAGestureIsNotTheViews() {
        view.isMultipleTouchEnabled = true
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(pan, "pan"))
        var first = Finger(on: window)
        var second = Finger(on: window)
        first.down(10, 10)
        first.move(40, 10)
        _ = recorder.take()
        second.down(100, 100)
        second.up()
        #expect(!recorder.take().contains { $0.hasPrefix("view") })
        first.up()
    }

    @Test func rule9AControlBeatsASingleTapAroundIt() {
        let inner = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.claims = true
        view.addSubview(inner)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(tap, "tap"))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take().isEmpty)
        finger.time += 2
        finger.tap(200, 200)
        #expect(recorder.take().last == "tap ended")
    }

    @Test func rule9AButtonBeatsASingleTapAroundItButNotADoubleTapOrALongPress() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        var events = 0
        button.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
        view.addSubview(button)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(tap, "tap"))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take().isEmpty && events == 1)
        // A disabled button has nothing to say.
        button.isEnabled = false
        finger.time += 2
        finger.tap(10, 10)
        #expect(recorder.take().last == "tap ended" && events == 1)
        // Two fingers or two taps are no tap on the button.
        button.isEnabled = true
        tap.numberOfTapsRequired = 2
        finger.time += 2
        finger.tap(10, 10)
        finger.tap(10, 10)
        #expect(recorder.take().last == "tap ended")
    }

    @Test func rule10ResetFollowsEveryAttempt() {
        let own = NotingRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(own)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(own.resets == 1 && own.state == .possible && own.numberOfTouches == 0)
        finger.down(10, 10)
        own.state = .ended
        #expect(own.resets == 1)
        finger.up()
        #expect(own.resets == 2 && own.state == .possible)
    }
}
