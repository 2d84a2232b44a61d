// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import QuartzCore
import Testing
import UIKitBasics
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// A view that notes presses, motion and touches.
private final class Listener: UIView {
    var heard: [String] = []
    var allTouches = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("press")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("\(motion) \(event?.type == .motion)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began \(touches.count)")
        allTouches = event?.allTouches?.count ?? 0
    }
    override func remoteControlReceived(with event: UIEvent?) {
        heard.append("remote \(event?.subtype.rawValue ?? -1)")
    }
}

// Sections 1, 2, 5, 7, 8, 10 and 11 of Docs/subsystems/event-rules.md, as far as other suites lack
// them.
@MainActor
final class SystemFactTests {
    private let clock = HandClock()
    private let window = makeWindow()
    private let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        UIApplication.shared.input.cancelAll()
        UIApplication.shared.keys.cancelAll()
        window.makeKeyAndVisible()
        window.addSubview(view)
    }

    private func key(_ usage: Int, isDown: Bool) {
        UIApplication.shared.keys.receive(
            KeySample(
                window: WindowID(0),
                isDown: isDown,
                usage: usage,
                characters: "x",
                charactersIgnoringModifiers: "x",
                time: 1
            )
        )
    }

    // MARK: 1

    @Test func section1TheSuperviewOfAChildsViewFollowsItsController() {
        let root = UIViewController()
        let child = UIViewController()
        window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(child.view.next === child && child.next === root.view)
    }

    @Test func section1MotionAndPressesGoToTheFirstResponderAndTouchesToTheViewThatIsHit() {
        let first = Listener(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        window.addSubview(first)
        first.becomeFirstResponder()
        UIApplication.shared.shake()
        key(4, isDown: true)
        key(4, isDown: false)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(first.heard == ["motionShake true", "press"] && view.heard == ["began 1"])
    }

    @Test func section1RemoteControlsReachTheFirstResponderIfSomebodyAsked() {
        view.becomeFirstResponder()
        UIApplication.shared.receiveRemoteControl(.remoteControlNextTrack)
        #expect(view.heard.isEmpty)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        UIApplication.shared.receiveRemoteControl(.remoteControlNextTrack)
        UIApplication.shared.endReceivingRemoteControlEvents()
        #expect(view.heard == ["remote \(UIEvent.EventSubtype.remoteControlNextTrack.rawValue)"])
    }

    // MARK: 2

    @Test func section2WithoutMultipleTouchAViewGetsTheFirstTouchAndRecognizersGetAll() {
        final class Counter: UIGestureRecognizer {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                began += touches.count
            }
        }
        let counter = Counter(target: nil, action: nil)
        view.addGestureRecognizer(counter)
        var one = Finger(on: window)
        var other = Finger(on: window)
        one.down(10, 10)
        other.down(50, 50)
        #expect(view.heard == ["began 1"] && counter.began == 2)
        view.isMultipleTouchEnabled = true
        var third = Finger(on: window)
        third.down(30, 30)
        #expect(view.heard.count == 2 && view.allTouches == 3)
        one.up()
        other.up()
        third.up()
    }

    @Test func section2AnExclusiveViewKeepsOthersOutAndStaysOutWhileTheyTrack() {
        let exclusive = Listener(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
        exclusive.isExclusiveTouch = true
        window.addSubview(exclusive)
        var one = Finger(on: window)
        var other = Finger(on: window)
        one.down(160, 10)
        other.down(10, 10)
        #expect(exclusive.heard.count == 1 && view.heard.isEmpty)
        one.up()
        other.up()
        one.down(10, 10)
        other.down(160, 10)
        #expect(exclusive.heard.count == 1 && view.heard.count == 1)
        one.up()
        other.up()
    }

    @Test func section2TapsAreCountedNearInTimeAndPlace() {
        var start = 1000.0
        func count(after pause: Double, at x: CGFloat) -> Int {
            var finger = Finger(on: window)
            start += 50
            finger.time = start
            finger.tap(10, 10)
            finger.time += pause
            finger.down(x, 10)
            defer { finger.up() }
            return UIApplication.shared.input.activeTouches.first?.tapCount ?? 0
        }
        #expect(count(after: 0.3, at: 10) == 2 && count(after: 0.4, at: 10) == 1)
        #expect(count(after: 0.1, at: 54) == 2 && count(after: 0.1, at: 56) == 1)
    }

    @Test func section2AViewWithoutInteractionGetsNoKeysEither() {
        view.becomeFirstResponder()
        view.isUserInteractionEnabled = false
        key(4, isDown: true)
        key(4, isDown: false)
        #expect(view.heard.isEmpty)
        view.isUserInteractionEnabled = true
        key(4, isDown: true)
        key(4, isDown: false)
        #expect(view.heard == ["press"])
    }

    @Test func section2EventsOfEveryKindAreDroppedWhileTheyAreIgnored() {
        let application = UIApplication.shared
        view.becomeFirstResponder()
        application.beginIgnoringInteractionEvents()
        var finger = Finger(on: window)
        finger.tap(10, 10)
        key(4, isDown: true)
        key(4, isDown: false)
        application.shake()
        application.endIgnoringInteractionEvents()
        #expect(view.heard.isEmpty)
        finger.tap(10, 10)
        #expect(view.heard == ["began 1"])
    }

    // MARK: 7

    @Test func section7PhasesOfPressesAreThoseOfTouches() {
        let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
        #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test func section7APointersButtonsAreInTheEventAndSecondaryTapsWantTheirMask() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        let root = UIView(frame: .zero)
        app.show(root)
        let recorder = GestureRecorder()
        let primary = recorder.listen(UITapGestureRecognizer(target: nil, action: nil), "primary")
        let secondary = recorder.listen(
            UITapGestureRecognizer(target: nil, action: nil),
            "secondary"
        )
        secondary.buttonMaskRequired = .secondary
        root.addGestureRecognizer(primary)
        root.addGestureRecognizer(secondary)
        app.click(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        #expect(recorder.take() == ["primary ended"])
        app.click(at: CGPoint(x: 50, y: 50), button: .secondary)
        app.advance(by: 1)
        #expect(recorder.take() == ["secondary ended"])
    }

    @Test func section7AWheelIsDiscreteAndATrackpadContinuous() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        let root = UIView(frame: .zero)
        app.show(root)
        let recorder = GestureRecorder()
        let pan = recorder.listen(UIPanGestureRecognizer(target: nil, action: nil), "pan")
        root.addGestureRecognizer(pan)
        let place = CGPoint(x: 50, y: 50)
        for (mask, wheel, trackpad) in [
            (UIScrollTypeMask(), false, false), (.discrete, true, false),
            (.continuous, false, true), (.all, true, true),
        ] {
            pan.allowedScrollTypesMask = mask
            app.scroll(by: CGVector(dx: 0, dy: -30), at: place, isContinuous: false)
            app.advance(by: 0.5)
            #expect(recorder.take().contains("pan began") == wheel)
            app.scroll(by: CGVector(dx: 0, dy: -30), at: place, isContinuous: true)
            app.advance(by: 0.5)
            #expect(recorder.take().contains("pan began") == trackpad)
        }
    }

    @Test func section7FingersOnATrackpadPinchAndTurn() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        let root = UIView(frame: .zero)
        app.show(root)
        let recorder = GestureRecorder()
        let pinch = recorder.listen(UIPinchGestureRecognizer(target: nil, action: nil), "pinch")
        let turn = recorder.listen(UIRotationGestureRecognizer(target: nil, action: nil), "turn")
        root.addGestureRecognizer(pinch)
        var scale: CGFloat = 0
        var type = UIEvent.EventType.touches
        recorder.onNote = { noted in
            nonisolated(unsafe) let noted = noted
            MainActor.assumeIsolated { scale = (noted as? UIPinchGestureRecognizer)?.scale ?? 0 }
        }
        // Windows of earlier tests may have something of their own left over.
        let before = app.leftOverInput
        app.transform(scale: 2, at: CGPoint(x: 50, y: 60))
        #expect(recorder.take().first == "pinch began" && abs(scale - 2) < 1e-6)
        #expect(pinch.state == .possible && pinch.scale == 1 && app.leftOverInput == before)
        root.removeGestureRecognizer(pinch)
        final class Typed: NSObject, UIGestureRecognizerDelegate {
            nonisolated(unsafe) var note: (UIEvent) -> Void = { _ in }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive event: UIEvent
            ) -> Bool {
                note(event)
                return true
            }
        }
        let typed = Typed()
        typed.note = { event in
            nonisolated(unsafe) let event = event
            MainActor.assumeIsolated { type = event.type }
        }
        turn.delegate = typed
        root.addGestureRecognizer(turn)
        app.transform(scale: 1, rotation: 1, at: CGPoint(x: 50, y: 60))
        let notes = recorder.take()
        #expect(notes.first == "turn began" && notes.last == "turn ended" && type == .transform)
        // Without a turn worth the name it fails, and a tap later is a tap.
        app.transform(scale: 1, rotation: 0.01, at: CGPoint(x: 50, y: 60))
        #expect(recorder.take().isEmpty && app.leftOverInput == before)
    }

    // MARK: 10

    @Test func section10AMotionEffectIsLinearFromMinusOneToOne() {
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x",
            type: .tiltAlongHorizontalAxis
        )
        effect.minimumRelativeValue = -20.0
        effect.maximumRelativeValue = 20.0
        for (tilt, value) in [(-1.0, -20.0), (-0.5, -10), (0, 0), (0.25, 5), (1, 20)] {
            let values = effect.keyPathsAndRelativeValues(
                forViewerOffset: UIOffset(horizontal: tilt, vertical: 0.3)
            )
            #expect((values?["center.x"] as? NSNumber)?.doubleValue == value)
        }
    }

    // MARK: 11

    @Test func section11AScrollViewThatIsDraggedTurnsTheRunLoopIntoItsMode() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        scroller.contentSize = CGSize(width: 200, height: 2000)
        window.addSubview(scroller)
        #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
        #expect(MainRunLoop.mode == .default)
        var finger = Finger(on: window)
        finger.down(100, 300)
        finger.move(100, 250)
        #expect(scroller.isTracking && MainRunLoop.mode == .tracking)
        finger.up()
        #expect(!scroller.isTracking && MainRunLoop.mode == .default)
        // A scroll view that goes away in the middle leaves nothing behind.
        finger.down(100, 300)
        finger.move(100, 250)
        scroller.removeFromSuperview()
        finger.up()
        #expect(MainRunLoop.mode == .default)
    }
}
