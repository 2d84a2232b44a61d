// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// Plays with the showcase without sense, to find what breaks.
@MainActor
public enum ShowcaseMonkey {
    /// What is left in the end.
    public struct Outcome: Equatable {
        /// All views, as text.
        public var tree = ""
        /// Touches, presses and recognizers that are still at work; there should be none.
        public var leftOver = 0
    }

    /// Sends so many events into the showcase; a seed always sends the same.
    public static func play(
        events: Int,
        seed: UInt64,
        progress: (Int) -> Void = { _ in }
    ) throws -> Outcome {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        app.drawsFrames = false
        let monkey = Monkey(app: app, seed: seed)
        app.show(RootController())
        for number in 1...max(1, events) {
            monkey.act()
            if number.isMultiple(of: 50_000) { progress(number) }
        }
        monkey.rest()
        return Outcome(
            tree: app.window.map { TreeDump.views($0) } ?? "",
            leftOver: app.leftOverInput
        )
    }
}

/// Does one thing after another by dice.
@MainActor
private final class Monkey {
    private let app: TestApp
    private var state: UInt64
    private var fingers: [TestFinger] = []
    private var extras: [UIView] = []
    private let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardTab, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardEscape,
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardA,
    ]

    init(app: TestApp, seed: UInt64) {
        self.app = app
        state = seed
    }

    private func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, sides)))
    }

    private var place: CGPoint {
        let size = app.window?.bounds.size ?? .zero
        return CGPoint(x: roll(Int(size.width) + 20) - 10, y: roll(Int(size.height) + 20) - 10)
    }

    func act() {
        switch roll(100) {
        case 0..<12: app.hold(keys[roll(keys.count)], modifiers: roll(3) == 0 ? .shift : [])
        case 12..<24: for key in keys { app.release(key) }
        case 24..<32: app.hover(at: place)
        case 32..<38:
            app.scroll(
                by: CGVector(dx: 0, dy: roll(81) - 40),
                at: place,
                isContinuous: roll(2) == 0
            )
        case 38..<42: app.advance(by: Double(roll(20)) / 100)
        case 42: app.shake()
        case 43 where roll(20) == 0:
            app.resize(to: CGSize(width: 300 + roll(900), height: 300 + roll(900)))
        case 44 where roll(20) == 0: app.userInterfaceStyle = roll(2) == 0 ? .dark : .light
        case 45: grow()
        case 46: focusSomewhere()
        case 47: extras.popLast()?.removeFromSuperview()
        default: touch()
        }
    }

    private func touch() {
        if fingers.isEmpty || (fingers.count < 4 && roll(6) == 0) {
            let finger = app.finger()
            finger.down(at: place)
            fingers.append(finger)
            return
        }
        let index = roll(fingers.count)
        switch roll(6) {
        case 0: fingers.remove(at: index).up()
        case 1 where roll(4) == 0: fingers.remove(at: index).cancel()
        default:
            let from = fingers[index].location
            fingers[index].move(
                to: CGPoint(x: from.x + CGFloat(roll(61) - 30), y: from.y + CGFloat(roll(61) - 30))
            )
        }
    }

    /// Adds a button that pulls the rug away from under whoever uses it.
    private func grow() {
        guard extras.count < 8, let root = app.window?.rootViewController?.view else { return }
        let button = UIButton(type: .system)
        button.frame = CGRect(origin: place, size: CGSize(width: 80, height: 40))
        button.setTitle("Extra", for: .normal)
        let kind = roll(4)
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .touchDragInside, .touchCancel,
        ]
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                switch kind {
                case 0: button.removeFromSuperview()
                case 1: button.isEnabled.toggle()
                case 2: button.superview?.sendSubviewToBack(button)
                default: self.grow()
                }
            },
            for: events[roll(4)]
        )
        root.addSubview(button)
        extras.append(button)
    }

    private func focusSomewhere() {
        guard let window = app.window, let button = extras.last else { return }
        UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: button)
    }

    /// Lets everything go and come to rest.
    func rest() {
        for finger in fingers { finger.up() }
        fingers = []
        for key in keys { app.release(key) }
        app.leavePointer()
        app.advance(by: 2)
    }
}
