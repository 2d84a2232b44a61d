// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// Numbers from a seed, the same on every machine.
private final class Dice {
    private var state: UInt64

    init(state: UInt64) { self.state = state }

    func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

/// Fingers, wheels and pointers without sense, over views that change while they are told.
@MainActor
final class MonkeyTests {
    private let clock = HandClock()

    /// The tree in the end, and how many touches and recognizers are left over.
    private func play(seed: UInt64, events: Int) -> (tree: String, left: Int) {
        let window = makeWindow()
        window.isHidden = false
        defer { window.isHidden = true }
        guard let surface = window.windowState.surface else { return ("", 0) }
        let dice = Dice(state: seed)
        var time = 1000.0
        var down: [Int: CGPoint] = [:]
        let recorder = GestureRecorder()
        recorder.onNote = { recognizer in
            nonisolated(unsafe) let recognizer = recognizer
            MainActor.assumeIsolated { self.change(window, recognizer, dice, recorder) }
        }
        for _ in 0..<8 { grow(window, dice, recorder) }
        for _ in 0..<events {
            time += 0.008
            let place = CGPoint(x: CGFloat(dice.roll(390)), y: CGFloat(dice.roll(400)))
            let finger = dice.roll(4)
            switch dice.roll(20) {
            case 0:
                clock.advance(by: 0.3)
                time += 0.3
            case 1:
                UIApplication.shared.pointer.receive(
                    ScrollSample(
                        window: WindowID(0),
                        x: place.x,
                        y: place.y,
                        deltaX: 0,
                        deltaY: Double(dice.roll(9) - 4),
                        isContinuous: dice.roll(2) == 0,
                        time: time
                    ),
                    on: surface
                )
            case 2:
                UIApplication.shared.pointer.receive(
                    HoverSample(
                        window: WindowID(0),
                        phase: dice.roll(5) == 0 ? .exited : .moved,
                        x: place.x,
                        y: place.y,
                        time: time
                    ),
                    on: surface
                )
            case 3: grow(window, dice, recorder)
            case 4 where dice.roll(40) == 0:
                UIApplication.shared.input.cancelAll()
                down = [:]
            default:
                var phase = TouchSample.Phase.began
                var point = place
                if let former = down[finger] {
                    point = CGPoint(
                        x: former.x + CGFloat(dice.roll(31) - 15),
                        y: former.y + CGFloat(dice.roll(31) - 15)
                    )
                    phase = [.moved, .moved, .moved, .ended, .moved, .cancelled][dice.roll(6)]
                }
                down[finger] = phase == .ended || phase == .cancelled ? nil : point
                UIApplication.shared.input.receive(
                    TouchSample(
                        identifier: 7000 + finger,
                        window: WindowID(0),
                        phase: phase,
                        x: point.x,
                        y: point.y,
                        time: time
                    ),
                    on: surface
                )
            }
        }
        recorder.onNote = nil
        UIApplication.shared.input.cancelAll()
        clock.advance(by: 5)
        UIApplication.shared.pointer.receive(
            HoverSample(window: WindowID(0), phase: .exited, x: 0, y: 0, time: time),
            on: surface
        )
        let left = UIApplication.shared.input.activeTouches.count + window.arena.contenders.count
        return (tree(window), left)
    }

    /// Adds a view with recognizers somewhere.
    private func grow(_ window: UIWindow, _ dice: Dice, _ recorder: GestureRecorder) {
        guard window.subviews.count < 12 else { return }
        let view = UIView(
            frame: CGRect(
                x: dice.roll(300),
                y: dice.roll(300),
                width: 40 + dice.roll(200),
                height: 40 + dice.roll(200)
            )
        )
        view.isMultipleTouchEnabled = dice.roll(2) == 0
        view.isExclusiveTouch = dice.roll(6) == 0
        let kinds: [UIGestureRecognizer] = [
            UITapGestureRecognizer(target: nil, action: nil),
            UILongPressGestureRecognizer(target: nil, action: nil),
            UIPanGestureRecognizer(target: nil, action: nil),
            UIPinchGestureRecognizer(target: nil, action: nil),
            UIRotationGestureRecognizer(target: nil, action: nil),
            UISwipeGestureRecognizer(target: nil, action: nil),
            UIHoverGestureRecognizer(target: nil, action: nil),
        ]
        (kinds[2] as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
        for _ in 0..<3 {
            let recognizer = recorder.listen(kinds[dice.roll(kinds.count)], "g")
            recognizer.delaysTouchesBegan = dice.roll(4) == 0
            if dice.roll(3) == 0 { recognizer.require(toFail: kinds[dice.roll(kinds.count)]) }
            view.addGestureRecognizer(recognizer)
        }
        let parent =
            window.subviews.isEmpty ? window : window.subviews[dice.roll(window.subviews.count)]
        (dice.roll(2) == 0 ? window : parent).addSubview(view)
    }

    /// Pulls the rug away under a recognizer that has just told of itself.
    private func change(
        _ window: UIWindow,
        _ recognizer: UIGestureRecognizer,
        _ dice: Dice,
        _ recorder: GestureRecorder
    ) {
        switch dice.roll(12) {
        case 0: recognizer.view?.removeFromSuperview()
        case 1: recognizer.view?.removeGestureRecognizer(recognizer)
        case 2:
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 3: recognizer.view?.frame.origin.x += CGFloat(dice.roll(21) - 10)
        case 4: grow(window, dice, recorder)
        case 5: if let view = recognizer.view { window.addSubview(view) }
        default: break
        }
        recorder.entries = []
    }

    private func tree(_ view: UIView) -> String {
        let recognizers = (view.gestureRecognizers ?? []).map { "\(type(of: $0)) \($0.state)" }
        return "(\(view.frame) \(recognizers)" + view.subviews.map(tree).joined() + ")"
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func nothingIsLeftOverAndTheSameSeedGivesTheSameTree(seed: UInt64) {
        let first = play(seed: seed, events: 8000)
        let second = play(seed: seed, events: 8000)
        #expect(first.left == 0)
        #expect(first.tree == second.tree)
        #expect(!first.tree.contains("began") && !first.tree.contains("changed"))
    }
}
