// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// A first responder that notes presses, motion and a command.
@MainActor
private final class KeyView: UIView {
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls += presses.map { "began \($0.key?.characters ?? "")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls += presses.map { "ended \($0.key?.characters ?? "")" }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls += presses.map { "cancelled \($0.key?.characters ?? "")" }
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        calls.append("\(motion) began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        calls.append("\(motion) ended")
    }
    func save(_ sender: Any?) { calls.append("save") }
    static let saveSelector = Selector("saveKeyView:")
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        // The question stands for the action, which needs no table of methods then.
        if action == KeyView.saveSelector { calls.append("asked") }
        return false
    }
}

@MainActor
final class PointerAndKeyTests {
    private let clock = HandClock()
    private let window = makeWindow()
    private let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let recorder = GestureRecorder()

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
    }

    private func hover(_ phase: HoverSample.Phase, _ x: Double, _ y: Double) {
        guard let surface = window.windowState.surface else { return }
        UIApplication.shared.pointer.receive(
            HoverSample(window: WindowID(0), phase: phase, x: x, y: y, time: 1),
            on: surface
        )
    }

    private func scroll(_ deltaY: Double, isContinuous: Bool, at time: Double) {
        guard let surface = window.windowState.surface else { return }
        UIApplication.shared.pointer.receive(
            ScrollSample(
                window: WindowID(0),
                x: 50,
                y: 50,
                deltaX: 0,
                deltaY: deltaY,
                isContinuous: isContinuous,
                time: time
            ),
            on: surface
        )
    }

    private func key(_ usage: Int, _ text: String, isDown: Bool, _ modifiers: KeyModifiers = []) {
        UIApplication.shared.keys.receive(
            KeySample(
                window: WindowID(0),
                isDown: isDown,
                usage: usage,
                characters: text,
                charactersIgnoringModifiers: text,
                modifiers: modifiers,
                time: 1
            )
        )
    }

    @Test func section3HoveringBeginsChangesAndEnds() {
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(hover, "hover"))
        self.hover(.entered, 200, 200)
        self.hover(.moved, 50, 50)
        #expect(hover.location(in: view) == CGPoint(x: 50, y: 50))
        self.hover(.moved, 60, 50)
        self.hover(.moved, 200, 200)
        #expect(recorder.take() == ["hover began", "hover changed", "hover ended"])
        self.hover(.moved, 50, 50)
        self.hover(.exited, 50, 50)
        #expect(recorder.take() == ["hover began", "hover ended"])
        #expect(hover.state == .possible)
    }

    @Test func aHoveringRecognizerTakesNoTouch() {
        let hover = recorder.listen(UIHoverGestureRecognizer(target: nil, action: nil), "hover")
        window.addGestureRecognizer(hover)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        var events = 0
        button.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
        window.addSubview(button)
        self.hover(.moved, 10, 10)
        #expect(recorder.take() == ["hover began"] && hover.isUnderWay)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(events == 1)
    }

    @Test func section7AWheelPansOnlyWhereItIsAllowed() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recorder.listen(pan, "pan"))
        scroll(-10, isContinuous: false, at: 1)
        pan.allowedScrollTypesMask = .continuous
        scroll(-10, isContinuous: false, at: 1)
        #expect(recorder.take().isEmpty)
        scroll(-10, isContinuous: true, at: 1)
        scroll(-10, isContinuous: true, at: 1.01)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -20))
        #expect(abs(pan.velocity(in: nil).y + 1000) < 1 && pan.numberOfTouches == 0)
        clock.advance(by: 0.2)
        #expect(recorder.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test func section7KeysGoToTheFirstResponderAndEndWhereTheyBegan() {
        let other = KeyView(frame: .zero)
        window.addSubview(other)
        view.becomeFirstResponder()
        key(4, "a", isDown: true)
        key(4, "a", isDown: true)
        other.becomeFirstResponder()
        key(4, "a", isDown: false)
        #expect(view.calls == ["began a", "ended a"] && other.calls.isEmpty)
        key(5, "b", isDown: true)
        UIApplication.shared.keys.cancelAll()
        key(5, "b", isDown: false)
        #expect(other.calls == ["began b", "cancelled b"])
    }

    @Test func commandsAreLookedForAlongTheChain() {
        let inner = KeyView(frame: .zero)
        view.addSubview(inner)
        view.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: KeyView.saveSelector),
            UIKeyCommand(
                input: UIKeyCommand.inputUpArrow,
                modifierFlags: [],
                action: KeyView.saveSelector
            ),
        ]
        inner.becomeFirstResponder()
        key(22, "s", isDown: true, .command)
        key(0x52, "", isDown: true)
        key(22, "s", isDown: false, .command)
        key(0x52, "", isDown: false)
        // Nobody performs the action, so that the keys stay presses.
        let arrow = UIKeyCommand.inputUpArrow
        #expect(
            inner.calls == [
                "asked", "began s", "asked", "began \(arrow)", "ended s", "ended \(arrow)",
            ]
        )
        key(22, "s", isDown: true, [.command, .shift])
        key(22, "s", isDown: false)
        #expect(
            inner.calls.suffix(2) == ["began s", "ended s"] && view.calls == ["asked", "asked"]
        )
    }

    @Test func section1ShakingGoesToTheFirstResponder() {
        view.becomeFirstResponder()
        UIApplication.shared.shake()
        #expect(view.calls == ["motionShake began", "motionShake ended"])
    }
}
