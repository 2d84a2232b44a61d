// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitControls
@testable import UIKitViews

/// A target whose methods take none, one and two arguments.
private final class Target: NSObject {
    nonisolated(unsafe) var calls: [String] = []
    func none() { calls.append("none") }
    func one(_ sender: UIControl) { calls.append("one") }
    func two(_ sender: UIControl, _ event: UIEvent?) { calls.append("two") }

    static let none = _selector("factNone", false, Target.none)
    static let one = _selector("factOne:", false, Target.one)
    static let two = _selector("factTwo:forEvent:", false, Target.two)
}

/// A control that follows a touch as long as it is told to, and notes the calls.
private final class Tracker: UIControl {
    var calls: [String] = []
    var begins = true
    var goesOn = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}

// Section 4 of Docs/subsystems/event-rules.md, beside what EventFactTests and ControlTrackingTests have.
@MainActor
struct ControlFactTests {
    private let window = makeWindow()

    init() {
        UIApplication.shared.input.cancelAll()
        window.isHidden = false
    }

    private func log(_ control: UIControl) -> () -> [String] {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"),
            (.touchDragOutside, "out"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upIn"), (.touchUpOutside, "upOut"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { _ in log.entries.append(name) }, for: event)
        }
        return {
            defer { log.entries = [] }
            return log.entries
        }
    }

    @Test func section4MovesAreInsideUntil70PointsBeyondAndCrossingIsToldFirst() {
        let control = Tracker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        window.addSubview(control)
        let take = log(control)
        var finger = Finger(on: window)
        finger.down(120, 120)
        finger.move(219, 120)
        finger.move(221, 120)
        finger.move(240, 120)
        finger.move(215, 120)
        finger.up()
        #expect(
            take() == ["down", "in", "exit", "out", "out", "enter", "in", "upIn"]
        )
        #expect(control.calls == ["begin"] + Array(repeating: "continue", count: 4) + ["end"])
    }

    @Test func section4AControlThatBeginsNoTrackingSendsNothing() {
        let control = Tracker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.begins = false
        window.addSubview(control)
        let take = log(control)
        var finger = Finger(on: window)
        finger.tap(120, 120)
        #expect(take().isEmpty && control.calls == ["begin"] && !control.isHighlighted)
    }

    @Test func section4ACancelledTouchEndsWithCancelTracking() {
        let control = Tracker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        window.addSubview(control)
        let take = log(control)
        var finger = Finger(on: window)
        finger.down(120, 120)
        finger.cancel()
        #expect(take() == ["down", "cancel"] && control.calls == ["begin", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    }

    @Test func section4ADisabledControlIsHitAndSwallowsTouches() {
        let under = Tracker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let over = Tracker(frame: under.frame)
        window.addSubview(under)
        window.addSubview(over)
        over.isEnabled = false
        let take = log(over)
        var finger = Finger(on: window)
        finger.tap(120, 120)
        #expect(take().isEmpty && under.calls.isEmpty && over.calls.isEmpty)
        #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === over)
    }

    @Test func section4AnActionHasNoneOneOrTwoArguments() {
        let control = UIControl()
        let target = Target()
        for selector in [Target.none, Target.one, Target.two] {
            control.addTarget(target, action: selector, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(target.calls == ["none", "one", "two"])
    }

    @Test func section4ATargetActionAndEventAreSentOnce() {
        let control = UIControl()
        let target = Target()
        for _ in 0..<3 { control.addTarget(target, action: Target.none, for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(target.calls == ["none"])
        #expect(
            control.actions(forTarget: target, forControlEvent: .valueChanged) == ["factNone"]
        )
    }

    @Test func section4AnActionIsUniqueByItsIdentifier() {
        let control = UIControl()
        var runs: [Int] = []
        for number in 1...3 {
            let identifier = UIAction.Identifier("only")
            control.addAction(
                UIAction(identifier: identifier) { _ in runs.append(number) },
                for: .valueChanged
            )
        }
        control.sendActions(for: .valueChanged)
        #expect(runs == [3])
    }

    @Test func section4WithoutATargetTheResponderChainIsAskedFromTheControl() {
        final class Around: UIView {
            nonisolated(unsafe) var got = 0
            func take() { got += 1 }
            static let selector = _selector("factChain", false, Around.take)
        }
        let around = Around(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        around.addSubview(control)
        window.addSubview(around)
        control.addTarget(nil, action: Around.selector, for: .touchUpInside)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(around.got == 1)
    }

    @Test func section4ATitleIsThatOfTheVeryStateElseOfNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        #expect(button.title(for: .highlighted) == "normal")
        #expect(button.title(for: [.selected, .highlighted]) == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
    }
}
