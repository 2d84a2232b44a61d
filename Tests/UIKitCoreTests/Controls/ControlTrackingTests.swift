// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitViews

/// A control that notes its events.
@MainActor
private final class Recorder {
    var events: [String] = []

    func watch(_ control: UIControl) {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragIn"),
            (.touchDragOutside, "dragOut"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upIn"), (.touchUpOutside, "upOut"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(
                UIAction { [weak self] _ in self?.events.append(name) },
                for: event
            )
        }
    }

    func take() -> [String] {
        defer { events = [] }
        return events
    }
}

@MainActor
struct ControlTrackingTests {
    private let window = makeWindow()
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let recorder = Recorder()

    init() {
        window.isHidden = false
        window.addSubview(control)
        recorder.watch(control)
    }

    @Test func aTapIsDownAndUpInside() {
        var finger = Finger(on: window)
        finger.down(120, 120)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)
        #expect(recorder.take() == ["down"])
        finger.up()
        #expect(recorder.take() == ["upIn"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func seventyPointsOutsideStillCountAsInside() {
        var finger = Finger(on: window)
        finger.down(120, 120)
        finger.move(215, 120)
        #expect(recorder.take() == ["down", "dragIn"] && control.isHighlighted)
        finger.move(225, 120)
        #expect(recorder.take() == ["exit", "dragOut"] && !control.isHighlighted)
        finger.move(230, 120)
        #expect(recorder.take() == ["dragOut"])
        finger.move(120, 120)
        #expect(recorder.take() == ["enter", "dragIn"] && control.isHighlighted)
        finger.move(300, 300)
        finger.up()
        #expect(recorder.take() == ["exit", "dragOut", "upOut"])
    }

    @Test func aCancelledTouchIsNoTap() {
        var finger = Finger(on: window)
        finger.down(120, 120)
        finger.cancel()
        #expect(recorder.take() == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aSecondTapRepeats() {
        var finger = Finger(on: window)
        finger.tap(120, 120)
        _ = recorder.take()
        finger.down(121, 121)
        #expect(recorder.take() == ["down", "repeat"])
        finger.up()
        finger.time += 1
        finger.down(121, 121)
        #expect(recorder.take() == ["upIn", "down"])
    }

    @Test func aDisabledControlSwallowsTouches() {
        control.isEnabled = false
        var finger = Finger(on: window)
        finger.tap(120, 120)
        #expect(recorder.take().isEmpty && control.state == .disabled)
        #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === control)
    }

    @Test func disablingWhileTrackingCancels() {
        var finger = Finger(on: window)
        finger.down(120, 120)
        control.isEnabled = false
        #expect(recorder.take() == ["down", "cancel"] && !control.isTracking)
        finger.up()
        #expect(recorder.take().isEmpty)
    }

    @Test func continueTrackingCanEndIt() {
        @MainActor final class Short: UIControl {
            var isOver = false
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isOver = true }
        }
        let short = Short(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(short)
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(20, 20)
        #expect(short.isOver && !short.isTracking && !short.isHighlighted)
    }

    @Test func aTouchStaysWithItsViewEvenOutsideIt() {
        let other = UIControl(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
        window.addSubview(other)
        var finger = Finger(on: window)
        finger.down(120, 120)
        finger.move(220, 120)
        #expect(control.isTracking && !other.isTracking)
    }
}

/// A target with methods of no, one and two arguments.
private final class Target: NSObject {
    nonisolated(unsafe) var calls: [String] = []

    override func responds(to aSelector: Selector) -> Bool {
        ["none", "one:", "two:event:"].contains(NSStringFromSelector(aSelector))
    }
}

@MainActor
struct ControlTargetTests {
    @Test func theSamePairIsKeptOnce() {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: Selector("one:"), for: .touchDown)
        control.addTarget(target, action: Selector("one:"), for: [.touchDown, .touchUpInside])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["one:"])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        #expect(control.allTargets == [target])
        control.removeTarget(target, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.allControlEvents == .touchUpInside)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }

    @Test func targetsAreNotKeptAlive() {
        let control = UIControl()
        do {
            let target = Target()
            control.addTarget(target, action: Selector("one:"), for: .touchDown)
        }
        #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
        control.sendActions(for: .touchDown)
    }

    @Test func nullAmongTheTargetsStandsForTheResponderChain() {
        let control = UIControl()
        control.addTarget(nil, action: Selector("one:"), for: .touchDown)
        #expect(control.allTargets.contains(NSNull()))
        #expect(control.allTargets == [NSNull()])
    }

    @Test func section4ActionsAreSentInTheOrderOfAdding() {
        let control = UIControl()
        var log: [Int] = []
        for number in 0..<3 {
            control.addAction(UIAction { _ in log.append(number) }, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == [0, 1, 2])
    }

    @Test func anIdentifierHasOneActionForAnEvent() {
        let control = UIControl()
        var log: [String] = []
        let name = UIAction.Identifier("x")
        control.addAction(
            UIAction(identifier: name) { _ in log.append("old") },
            for: [.touchDown, .touchCancel]
        )
        control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchCancel)
        #expect(log == ["new", "old"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(log.count == 2)
    }

    @Test func anActionKnowsItsSenderWhileItRuns() {
        let control = UIControl()
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as AnyObject? }
        control.addAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(sender === control && action.sender == nil)
    }

    @Test func handlersCanBeEnumerated() {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: Selector("one:"), for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, pair, events, stop in
            #expect((action == nil) != (pair == nil))
            seen.append(events)
            stop = true
        }
        #expect(seen == [.touchDown])
    }
}
