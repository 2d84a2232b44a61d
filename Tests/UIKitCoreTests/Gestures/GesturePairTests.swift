// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// Which of two recognizers wins, which waits and which run along: for each pair, relation, place and
/// movement.
@MainActor
final class GesturePairTests {
    enum Kind: String, CaseIterable {
        case tap, doubleTap, longPress, pan, swipe, edge, pinch, rotation

        @MainActor
        func make() -> UIGestureRecognizer {
            switch self {
            case .tap: return UITapGestureRecognizer(target: nil, action: nil)
            case .doubleTap:
                let tap = UITapGestureRecognizer(target: nil, action: nil)
                tap.numberOfTapsRequired = 2
                return tap
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
        case tap, doubleTap, hold, drag, twist

        /// The step at which a recognizer that is alone recognizes.
        func step(of kind: Kind) -> Int? {
            switch (self, kind) {
            case (.tap, .tap), (.doubleTap, .tap), (.hold, .longPress): 2
            case (.doubleTap, .doubleTap): 4
            case (.drag, .pan), (.drag, .edge), (.twist, .pinch), (.twist, .rotation): 1
            case (.drag, .swipe): 2
            default: nil
            }
        }
    }

    enum Place: CaseIterable {
        case onOneView, firstInside, firstAround
    }

    /// What is said of the two, and by whom.
    enum Relation: CaseIterable {
        case none
        /// By `require(toFail:)`, and by each delegate: the first waits for the second.
        case requires, delegateRequires, otherDelegateIsRequired
        /// By each delegate: the second waits for the first.
        case delegateIsRequired, otherDelegateRequires
        /// By each delegate.
        case together, otherTogether
        /// The first's delegate does not let it begin, or receive the touch or the event.
        case refuses, declinesTouch, declinesEvent

        var firstWaits: Bool {
            self == .requires || self == .delegateRequires || self == .otherDelegateIsRequired
        }

        var secondWaits: Bool { self == .delegateIsRequired || self == .otherDelegateRequires }

        var leavesFirstOut: Bool {
            self == .refuses || self == .declinesTouch || self == .declinesEvent
        }
    }

    /// A delegate that has one thing to say.
    @MainActor private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var runsAlong = false
        var requires = false
        var isRequired = false
        var refuses = false
        var declinesTouch = false
        var declinesEvent = false

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { runsAlong }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { requires }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isRequired }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            !refuses
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive touch: UITouch
        ) -> Bool { !declinesTouch }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive event: UIEvent
        ) -> Bool { !declinesEvent }
    }

    private let clock = HandClock()

    // A pair takes each third combination, and the pairs beside it the other two.
    @Test(arguments: Kind.allCases, Kind.allCases)
    func theRightOneWins(first: Kind, second: Kind) {
        var turn = [first, second].compactMap(Kind.allCases.firstIndex(of:)).reduce(0, +)
        for place in Place.allCases {
            for movement in Movement.allCases {
                for relation in Relation.allCases {
                    turn += 1
                    guard turn % 3 == 0 else { continue }
                    let winners = play(movement, first, second, relation, place)
                    let expected = expectation(movement, first, second, relation, place)
                    #expect(winners == expected, "\(movement) \(relation) \(place)")
                }
            }
        }
    }

    /// The rules, said once more in their plainest form.
    private func expectation(
        _ movement: Movement,
        _ first: Kind,
        _ second: Kind,
        _ relation: Relation,
        _ place: Place
    ) -> Set<String> {
        let other = movement.step(of: second)
        guard let one = relation.leavesFirstOut ? nil : movement.step(of: first) else {
            return other == nil ? [] : ["second"]
        }
        guard let other else { return ["first"] }
        if relation.firstWaits { return ["second"] }
        if relation.secondWaits { return ["first"] }
        if relation == .together || relation == .otherTogether { return ["first", "second"] }
        // Who recognizes first wins; of two at once the inner one, then the one added last.
        let winsTies = place == .firstInside
        return one < other || (one == other && winsTies) ? ["first"] : ["second"]
    }

    private func play(
        _ movement: Movement,
        _ first: Kind,
        _ second: Kind,
        _ relation: Relation,
        _ place: Place
    ) -> Set<String> {
        let window = makeWindow()
        window.isHidden = false
        defer { window.isHidden = true }
        let outer = UIView(frame: window.bounds)
        let inner = UIView(frame: window.bounds)
        inner.isMultipleTouchEnabled = true
        window.addSubview(outer)
        outer.addSubview(inner)
        let recorder = GestureRecorder()
        let one = recorder.listen(first.make(), "first")
        let other = recorder.listen(second.make(), "second")
        let delegates = (Delegate(), Delegate())
        one.delegate = delegates.0
        other.delegate = delegates.1
        arrange(relation, one, other, delegates)
        (place == .firstAround ? outer : inner).addGestureRecognizer(one)
        (place == .firstInside ? outer : inner).addGestureRecognizer(other)
        // Who waits is told no sooner than the other has failed.
        recorder.onNote = { noted in
            nonisolated(unsafe) let noted = noted
            MainActor.assumeIsolated {
                if noted === one, relation.firstWaits { #expect(other.state == .failed) }
                if noted === other, relation.secondWaits { #expect(one.state == .failed) }
            }
        }
        perform(movement, on: window)
        #expect(one.state == .possible && other.state == .possible)
        #expect(window.arena.contenders.isEmpty)
        return Set(recorder.entries.map { String($0.prefix { $0 != " " }) })
    }

    private func arrange(
        _ relation: Relation,
        _ one: UIGestureRecognizer,
        _ other: UIGestureRecognizer,
        _ delegates: (Delegate, Delegate)
    ) {
        switch relation {
        case .none: break
        case .requires: one.require(toFail: other)
        case .delegateRequires: delegates.0.requires = true
        case .otherDelegateIsRequired: delegates.1.isRequired = true
        case .delegateIsRequired: delegates.0.isRequired = true
        case .otherDelegateRequires: delegates.1.requires = true
        case .together: delegates.0.runsAlong = true
        case .otherTogether: delegates.1.runsAlong = true
        case .refuses: delegates.0.refuses = true
        case .declinesTouch: delegates.0.declinesTouch = true
        case .declinesEvent: delegates.0.declinesEvent = true
        }
    }

    private func perform(_ movement: Movement, on window: UIWindow) {
        var finger = Finger(on: window)
        var pair = TwoFingers(on: window)
        switch movement {
        case .tap: finger.tap(5, 100)
        case .doubleTap:
            finger.tap(5, 100)
            finger.tap(5, 100)
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
        // Taps that wait for further ones.
        clock.advance(by: 1)
    }

    /// Hovering takes nothing and nothing takes it: it runs along with every other recognizer.
    @Test(arguments: Kind.allCases)
    func hoveringRunsAlong(kind: Kind) {
        for movement in Movement.allCases {
            let window = makeWindow()
            window.isHidden = false
            defer { window.isHidden = true }
            guard let surface = window.windowState.surface else { return }
            let recorder = GestureRecorder()
            let hover = UIHoverGestureRecognizer(target: nil, action: nil)
            let other = recorder.listen(kind.make(), "other")
            window.addGestureRecognizer(recorder.listen(hover, "hover"))
            window.addGestureRecognizer(other)
            let view = UIView(frame: window.bounds)
            view.isMultipleTouchEnabled = true
            window.addSubview(view)
            let enter = HoverSample(window: WindowID(0), phase: .moved, x: 5, y: 100, time: 1)
            UIApplication.shared.pointer.receive(enter, on: surface)
            perform(movement, on: window)
            let leave = HoverSample(window: WindowID(0), phase: .exited, x: 5, y: 100, time: 9)
            UIApplication.shared.pointer.receive(leave, on: surface)
            let hovered = recorder.entries.filter { $0.hasPrefix("hover") }
            #expect(hovered == ["hover began", "hover ended"])
            let isHeard = recorder.entries.contains { $0.hasPrefix("other") }
            #expect(isHeard == (movement.step(of: kind) != nil), "\(movement)")
        }
    }
}
