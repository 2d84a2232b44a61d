// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitCore

/// Which of two recognizers on one view wins, for each pair, relation and movement.
@MainActor
final class GesturePairTests {
    enum Kind: String, CaseIterable {
        case tap, longPress, pan, swipe, edge, pinch, rotation

        @MainActor
        func make() -> UIGestureRecognizer {
            switch self {
            case .tap: return UITapGestureRecognizer(target: nil, action: nil)
            case .longPress: return UILongPressGestureRecognizer(target: nil, action: nil)
            case .pan:
                let pan = UIPanGestureRecognizer(target: nil, action: nil)
                pan.maximumNumberOfTouches = 1
                return pan
            case .swipe: return UISwipeGestureRecognizer(target: nil, action: nil)
            case .edge:
                let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
                edge.edges = .left
                return edge
            case .pinch: return UIPinchGestureRecognizer(target: nil, action: nil)
            case .rotation: return UIRotationGestureRecognizer(target: nil, action: nil)
            }
        }
    }

    enum Movement: CaseIterable {
        case tap, hold, drag, twist

        /// The step at which a recognizer that is alone recognizes.
        func step(of kind: Kind) -> Int? {
            switch (self, kind) {
            case (.tap, .tap), (.hold, .longPress): 2
            case (.drag, .pan), (.drag, .edge), (.twist, .pinch), (.twist, .rotation): 1
            case (.drag, .swipe): 2
            default: nil
            }
        }
    }

    enum Relation: CaseIterable {
        case none, requires, delegateRequires, delegateIsRequired, together
    }

    /// A delegate that says yes to one question.
    @MainActor private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        let relation: Relation
        init(_ relation: Relation) { self.relation = relation }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { relation == .together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { relation == .delegateRequires }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { relation == .delegateIsRequired }
    }

    private let clock = HandClock()

    @Test(arguments: Kind.allCases, Kind.allCases)
    func theRightOneWins(first: Kind, second: Kind) {
        for movement in Movement.allCases {
            for relation in Relation.allCases {
                let winners = play(movement, first, second, relation)
                let expected = expectation(movement, first, second, relation)
                #expect(winners == expected, "\(movement) \(relation)")
            }
        }
    }

    /// The rules, said once more in their plainest form.
    private func expectation(
        _ movement: Movement,
        _ first: Kind,
        _ second: Kind,
        _ relation: Relation
    ) -> Set<String> {
        guard let one = movement.step(of: first) else {
            return movement.step(of: second) == nil ? [] : ["second"]
        }
        guard let other = movement.step(of: second) else { return ["first"] }
        switch relation {
        case .none: return one <= other ? ["first"] : ["second"]
        case .requires, .delegateRequires: return ["second"]
        case .delegateIsRequired: return ["first"]
        case .together: return ["first", "second"]
        }
    }

    private func play(
        _ movement: Movement,
        _ first: Kind,
        _ second: Kind,
        _ relation: Relation
    ) -> Set<String> {
        let window = makeWindow()
        window.isHidden = false
        defer { window.isHidden = true }
        let view = UIView(frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        let recorder = GestureRecorder()
        let one = recorder.listen(first.make(), "first")
        let other = recorder.listen(second.make(), "second")
        let delegate = Delegate(relation)
        one.delegate = delegate
        if relation == .requires { one.require(toFail: other) }
        view.addGestureRecognizer(one)
        view.addGestureRecognizer(other)
        var finger = Finger(on: window)
        var pair = TwoFingers(on: window)
        switch movement {
        case .tap: finger.tap(5, 100)
        case .hold:
            finger.down(5, 100)
            clock.advance(by: 1)
            finger.up()
        case .drag:
            finger.down(5, 100)
            finger.move(35, 100)
            finger.move(65, 100)
            finger.up()
        case .twist:
            pair.down(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
            pair.move(CGPoint(x: 80, y: 80), CGPoint(x: 220, y: 120))
            pair.move(CGPoint(x: 60, y: 60), CGPoint(x: 240, y: 140))
            pair.up()
        }
        #expect(one.state == .possible && other.state == .possible)
        #expect(window.arena.contenders.isEmpty)
        return Set(recorder.entries.map { String($0.prefix { $0 != " " }) })
    }
}
