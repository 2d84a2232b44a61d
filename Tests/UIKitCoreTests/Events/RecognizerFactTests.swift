// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// A recognizer that notes the calls of the public subclassing interface.
private final class StateProbe: UIGestureRecognizer {
    var resets = 0
    override func reset() {
        super.reset()
        resets += 1
    }
}

// Section 3 of Docs/subsystems/event-rules.md: states, defaults and parameters. Its rules of delivery
// are in DeliveryRuleTests, the recognizers' ways in RecognizerTests and TapTests.
@MainActor
final class RecognizerFactTests {
    private let clock = HandClock()
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let recorder = GestureRecorder()

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    @Test func section3StatesHaveTheirNumbersAndRecognizedIsEnded() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test func section3ARecognizerHasTheDocumentedDefaults() {
        let plain = UIGestureRecognizer(target: nil, action: nil)
        #expect(plain.isEnabled && plain.cancelsTouchesInView && plain.delaysTouchesEnded)
        #expect(!plain.delaysTouchesBegan && plain.requiresExclusiveTouchType)
        #expect(plain.state == .possible && plain.view == nil && plain.name == nil)
        #expect(plain.numberOfTouches == 0 && plain.buttonMask.isEmpty)
        #expect(plain.allowedTouchTypes == [0, 1, 2, 3])
    }

    @Test func section3EachRecognizerHasItsParameters() {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        #expect(tap.buttonMaskRequired == .primary)
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int(UInt32.max))
        #expect(pan.allowedScrollTypesMask.isEmpty)
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        #expect(UIPinchGestureRecognizer(target: nil, action: nil).scale == 1)
        #expect(UIRotationGestureRecognizer(target: nil, action: nil).rotation == 0)
        #expect(UIScreenEdgePanGestureRecognizer(target: nil, action: nil).edges == [])
    }

    /// What becomes of a state that a subclass sets, from each state.
    @Test func section3OnlyDocumentedTransitionsHappen() {
        typealias State = UIGestureRecognizer.State
        let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let allowed: [(from: State, to: State, becomes: State)] = [
            (.possible, .began, .began), (.possible, .changed, .began),
            (.possible, .ended, .ended), (.possible, .cancelled, .failed),
            (.possible, .failed, .failed), (.began, .changed, .changed),
            (.began, .ended, .ended), (.began, .cancelled, .cancelled),
            (.began, .failed, .cancelled), (.changed, .changed, .changed),
            (.changed, .ended, .ended), (.changed, .cancelled, .cancelled),
            (.changed, .failed, .cancelled),
        ]
        for from in all {
            for to in all {
                let probe = StateProbe(target: nil, action: nil)
                view.addGestureRecognizer(probe)
                var finger = Finger(on: window)
                finger.down(10, 10)
                switch from {
                case .possible: break
                case .changed:
                    probe.state = .began
                    probe.state = .changed
                case .cancelled:
                    probe.state = .began
                    probe.state = .cancelled
                default: probe.state = from
                }
                #expect(probe.state == from)
                probe.state = to
                let expected = allowed.first { $0.from == from && $0.to == to }?.becomes ?? from
                #expect(probe.state == expected, "from \(from) to \(to)")
                finger.up()
                // After the attempt it is back at the beginning, whatever came of it.
                if probe.state != .possible { probe.state = .ended }
                view.removeGestureRecognizer(probe)
                #expect(probe.state == .possible && probe.resets > 0)
            }
        }
        #expect(window.arena.contenders.isEmpty)
    }

    @Test func section3AFailureSendsNoActionAndIsFollowedByReset() {
        let probe = recorder.listen(StateProbe(target: nil, action: nil), "probe")
        view.addGestureRecognizer(probe)
        var finger = Finger(on: window)
        finger.down(10, 10)
        probe.state = .failed
        finger.up()
        #expect(recorder.take().isEmpty && probe.resets == 1 && probe.state == .possible)
    }

    @Test func section3DisablingWhileItGoesOnCancels() {
        let pan = recorder.listen(UIPanGestureRecognizer(target: nil, action: nil), "pan")
        view.addGestureRecognizer(pan)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(60, 10)
        pan.isEnabled = false
        #expect(recorder.take() == ["pan began", "pan cancelled"])
        finger.move(90, 10)
        finger.up()
        #expect(recorder.take().isEmpty)
    }

    @Test func section3ATouchTypeThatIsNotAllowedIsNotSeen() {
        let tap = recorder.listen(UITapGestureRecognizer(target: nil, action: nil), "tap")
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take().isEmpty)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        finger.time += 2
        finger.tap(10, 10)
        #expect(recorder.take() == ["tap ended"])
    }

    @Test func section3APanStartsBeyondItsSlopAndASettingRebasesIt() {
        let pan = recorder.listen(UIPanGestureRecognizer(target: nil, action: nil), "pan")
        view.addGestureRecognizer(pan)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(19, 10)
        #expect(recorder.take().isEmpty)
        finger.move(20, 10)
        #expect(recorder.take() == ["pan began"])
        // For plain pans the translation jumps by the slop.
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
        pan.setTranslation(.zero, in: view)
        finger.move(25, 10)
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
        finger.up()
    }
}
