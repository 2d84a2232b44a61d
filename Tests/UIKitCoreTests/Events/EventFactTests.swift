// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// A view that keeps what it hears of touches.
private final class Ear: UIView {
    var heard: [String] = []
    var views: [UIView?] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
        views += touches.map(\.view)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("moved")
        views += touches.map(\.view)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
        views += touches.map(\.view)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
    }
}

// Sections of Docs/subsystems/event-rules.md: 1 the responder chain, 2 touches, 4 controls, 7
// presses. 3, recognizers, is in DeliveryRuleTests and RecognizerTests; 9, the focus, in FocusTests.
@MainActor
struct EventFactTests {
    private let window = makeWindow()

    init() {
        UIApplication.shared.input.cancelAll()
        UIApplication.shared.keys.cancelAll()
        window.makeKeyAndVisible()
    }

    // MARK: 1

    @Test func section1TheChainGoesFromViewsThroughControllersToTheApplication() {
        let root = UIViewController()
        let child = UIViewController()
        let leaf = UIView()
        window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.addSubview(leaf)
        let chain = leaf.responderChain
        let expected: [UIResponder?] = [
            leaf, child.view, child, root.view, root, window, window.windowScene,
            UIApplication.shared,
        ]
        for (index, responder) in expected.enumerated() {
            #expect(chain.indices.contains(index) && chain[index] === responder, "at \(index)")
        }
    }

    @Test func section1APresentedControllerIsFollowedByItsPresenter() {
        let root = UIViewController()
        window.rootViewController = root
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        let chain = sheet.view.responderChain
        #expect(chain.contains { $0 === root } && chain.contains { $0 === window })
    }

    @Test func section1AResponderCannotBeFirstUnlessItSaysSoAndMayGiveUp() {
        let view = UIView()
        window.addSubview(view)
        #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    }

    @Test func section1WithoutAFirstResponderTheKeyWindowIsAsked() {
        final class KeyWindow: UIWindow {
            var pressed = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                pressed += presses.count
            }
        }
        let other = KeyWindow(frame: window.frame)
        other.windowScene = window.windowScene
        other.makeKeyAndVisible()
        for isDown in [true, false] {
            UIApplication.shared.keys.receive(
                KeySample(
                    window: WindowID(0),
                    isDown: isDown,
                    usage: 4,
                    characters: "a",
                    charactersIgnoringModifiers: "a",
                    time: 1
                )
            )
        }
        #expect(other.pressed == 1)
    }

    // MARK: 2

    @Test func section2ATouchKeepsItsViewOutsideAndOffTheHierarchy() {
        let ear = Ear(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let beside = Ear(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        window.addSubview(ear)
        window.addSubview(beside)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(120, 10)
        ear.removeFromSuperview()
        finger.move(130, 10)
        finger.up()
        #expect(ear.heard == ["began", "moved", "moved", "ended"] && beside.heard.isEmpty)
        #expect(ear.views.allSatisfy { $0 === ear })
    }

    @Test func section2TheTopmostWindowByLevelIsHitFirst() {
        let above = UIWindow(frame: window.frame)
        above.windowScene = window.windowScene
        above.windowLevel = .alert
        above.isHidden = false
        let ear = Ear(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        above.addSubview(ear)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(ear.heard == ["began", "ended"])
        // A window that has nothing there lets the touch through.
        final class Glass: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let glass = Glass(frame: window.frame)
        glass.windowScene = window.windowScene
        glass.windowLevel = .alert + 1
        glass.isHidden = false
        finger.tap(10, 10)
        #expect(ear.heard.count == 4)
    }

    @Test func section2PhasesAndTypesHaveTheirNumbers() {
        #expect(UITouch.Phase.began.rawValue == 0 && UITouch.Phase.cancelled.rawValue == 4)
        #expect(UITouch.Phase.regionEntered.rawValue == 5)
        #expect(UITouch.Phase.regionExited.rawValue == 7)
        #expect(UITouch.TouchType.direct.rawValue == 0)
        #expect(UITouch.TouchType.indirectPointer.rawValue == 3)
        let types: [UIEvent.EventType] = [
            .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    }

    @Test func section2AViewThatTakesNoTouchesLetsThemFallThrough() {
        let under = Ear(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let over = Ear(frame: under.frame)
        window.addSubview(under)
        window.addSubview(over)
        over.isUserInteractionEnabled = false
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(under.heard == ["began", "ended"] && over.heard.isEmpty)
    }

    @Test func section2LosingTheApplicationsEventsCancels() {
        let ear = Ear(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(ear)
        var finger = Finger(on: window)
        finger.down(10, 10)
        UIApplication.shared.input.cancelAll()
        #expect(ear.heard == ["began", "cancelled"])
        finger.up()
        #expect(ear.heard.count == 2)
    }

    @Test func section2IgnoringNests() {
        let application = UIApplication.shared
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
    }

    @Test func section2WithoutAPencilForceIsNoneAndAnglesAreUpright() throws {
        let ear = Ear(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(ear)
        var finger = Finger(on: window)
        finger.down(10, 20)
        let touch = try #require(UIApplication.shared.input.activeTouches.first)
        #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
        #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
        #expect(touch.location(in: nil) == CGPoint(x: 10, y: 20))
        #expect(touch.estimationUpdateIndex == nil && touch.estimatedProperties.isEmpty)
        finger.up()
    }

    // MARK: 3

    @Test func rule5ClassesAndDelegatesAreAskedOnceInAnAttempt() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            nonisolated(unsafe) var asked = 0
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                asked += 1
                return false
            }
        }
        let delegate = Delegate()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.delegate = delegate
        // It allows more movement than the pan needs, and so is still undecided then.
        view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(pan)
        var finger = Finger(on: window)
        finger.down(10, 10)
        for step in 1...8 { finger.move(10 + CGFloat(step) * 4, 10) }
        finger.up()
        #expect(delegate.asked == 1)
        finger.time += 2
        finger.down(10, 10)
        for step in 1...8 { finger.move(10 + CGFloat(step) * 4, 10) }
        finger.up()
        #expect(delegate.asked == 2)
    }

    // MARK: 4

    @Test func section4EventsAndStatesHaveTheirBits() {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
            .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
        ]
        #expect(events.map(\.rawValue) == (0..<9).map { 1 << $0 })
        let later: [UIControl.Event] = [
            .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
            .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        #expect(later.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
        #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
        let states: [UIControl.State] = [.highlighted, .disabled, .selected, .focused]
        #expect(states.map(\.rawValue) == [1, 2, 4, 8])
        #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    }

    @Test func section4AButtonSendsThePrimaryActionAlongWithUpInside() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDownRepeat, "repeat"),
            (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
            (.touchUpOutside, "outside"),
        ] {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        window.addSubview(button)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(events == ["down", "up", "primary"])
        finger.tap(10, 10)
        #expect(events.dropFirst(3) == ["down", "repeat", "up", "primary"])
        events = []
        finger.time += 2
        finger.down(10, 10)
        finger.move(300, 300)
        finger.up()
        #expect(events == ["down", "outside"])
    }

    @Test func section4HighlightIsOnWhileDownIsSentAndOffAfterUp() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var states: [Bool] = []
        control.addAction(
            UIAction { [weak control] _ in states.append(control?.isTracking ?? false) },
            for: .allTouchEvents
        )
        window.addSubview(control)
        var finger = Finger(on: window)
        finger.down(10, 10)
        #expect(control.isHighlighted)
        finger.up()
        #expect(states == [true, false] && !control.isHighlighted && !control.isTouchInside)
    }

    // MARK: 7

    @Test func section7APressHasItsKeyAndPhases() {
        final class Keys: UIView {
            var heard: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses {
                    heard.append("\(press.key?.characters ?? "") \(press.type.rawValue)")
                }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { heard.append("up \(press.phase.rawValue)") }
            }
        }
        let view = Keys()
        window.addSubview(view)
        view.becomeFirstResponder()
        for isDown in [true, false] {
            UIApplication.shared.keys.receive(
                KeySample(
                    window: WindowID(0),
                    isDown: isDown,
                    usage: 0x52,
                    characters: "",
                    charactersIgnoringModifiers: "",
                    time: 1
                )
            )
        }
        #expect(view.heard == [UIKeyCommand.inputUpArrow + " 0", "up 3"])
        #expect(UIPress.PressType.select.rawValue == 4 && UIPress.PressType.menu.rawValue == 5)
    }
}
