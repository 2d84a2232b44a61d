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
        /// Views and recognizers that the monkey has thrown away and somebody keeps; none either.
        public var leaked: [String] = []

        /// Whether nothing is left that should be gone.
        public var isClean: Bool { leftOver == 0 && leaked.isEmpty }
    }

    /// Plays and prints the outcome; the process ends with 1 if something is left.
    public static func play(printing events: Int, seed: UInt64) -> Never {
        do {
            let outcome = try play(events: events, seed: seed) { number in
                FileHandle.standardError.write(Data("\(number) events\n".utf8))
            }
            print(outcome.tree)
            print("\(events) events, \(outcome.leftOver) touches or recognizers left over")
            print("\(outcome.leaked.count) views or recognizers leaked \(outcome.leaked)")
            exit(outcome.isClean ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("monkey: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Sends so many events into the showcase; a seed always sends the same.
    public static func play(
        events: Int,
        seed: UInt64,
        progress: (Int) -> Void = { _ in }
    ) throws -> Outcome {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        app.drawsFrames = false
        app.userInterfaceStyle = .light
        UIPasteboard.general.items = []
        let monkey = Monkey(app: app, seed: seed)
        app.show(RootController())
        for number in 1...max(1, events) {
            monkey.act()
            if number.isMultiple(of: 50_000) { progress(number) }
        }
        monkey.rest()
        return Outcome(
            tree: app.window.map { TreeDump.views($0) } ?? "",
            leftOver: app.leftOverInput,
            leaked: monkey.toys.keptByOthers
        )
    }
}

/// Does one thing after another by dice.
@MainActor
private final class Monkey {
    private let app: TestApp
    private var state: UInt64
    private var fingers: [TestFinger] = []
    let toys: MonkeyToys
    private let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardTab, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardEscape,
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardA,
        .keyboardC, .keyboardV, .keyboardX, .keyboardZ, .keyboardHome, .keyboardPageDown,
        .keyboardDeleteOrBackspace, .keyboardF5,
    ]
    private let modifiers: [UIKeyModifierFlags] = [
        [], [], .shift, .control, .command, .alternate, [.command, .shift],
    ]

    init(app: TestApp, seed: UInt64) {
        self.app = app
        state = seed
        toys = MonkeyToys(app: app)
        toys.roll = { [unowned self] in self.roll($0) }
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
        case 0..<12:
            app.hold(keys[roll(keys.count)], modifiers: modifiers[roll(modifiers.count)])
        case 12..<22: for key in keys { app.release(key) }
        case 22..<30: app.hover(at: place)
        case 30..<36:
            app.scroll(
                by: CGVector(dx: 0, dy: roll(81) - 40),
                at: place,
                isContinuous: roll(2) == 0
            )
        case 36..<40: app.advance(by: Double(roll(20)) / 100)
        case 40: app.shake()
        case 41 where roll(4) == 0: change()
        case 42: app.click(at: place, button: roll(2) == 0 ? .secondary : .primary)
        case 43 where roll(4) == 0: app.dragPointer(from: place, to: place, duration: 0.1)
        case 44 where roll(3) == 0: hold()
        case 45, 46: toys.grow(at: place)
        case 47: toys.focusSomewhere()
        case 48: toys.throwAway()
        case 49: app.type("a b")
        default: touch()
        }
    }

    /// Changes the window, the application or what is presented.
    private func change() {
        switch roll(10) {
        case 0, 1: app.resize(to: CGSize(width: 300 + roll(900), height: 300 + roll(900)))
        case 2: app.userInterfaceStyle = roll(2) == 0 ? .dark : .light
        case 3: app.rotate(to: roll(2) == 0 ? .landscapeLeft : .portrait)
        case 4, 5: toys.changeWindow()
        case 6: toys.present()
        case 7: app.drop("dropped", at: place)
        case 8: app.copyElsewhere("copied \(roll(100))")
        default:
            app.resignActive()
            app.advance(by: 0.1)
            app.becomeActive()
        }
    }

    /// A finger that stays where it is until menus open and items are lifted, and then moves.
    private func hold() {
        let finger = app.finger()
        finger.down(at: place)
        app.advance(by: 0.6)
        if roll(2) == 0 { finger.move(to: place, duration: 0.1) }
        if roll(4) == 0 { finger.cancel() } else { finger.up() }
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

    /// Lets everything go and come to rest.
    func rest() {
        for finger in fingers { finger.up() }
        fingers = []
        for key in keys { app.release(key) }
        app.leavePointer()
        app.advance(by: 2)
        toys.clear()
        // A menu that a key has opened, and what its closing leaves behind.
        app.press(.keyboardEscape)
        app.settle()
    }
}
