// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

/// Actions of a layer whose sublayers change.
///
/// - Source: Apple, Core Animation Programming Guide: actions for the key `sublayers`, and for
///   `kCATransition` where a layer replaces another.
struct SublayerActionTests {
    /// Ends the transaction that a test before this one left open on the thread, with its
    /// disabled actions.
    init() { CATransaction.flush() }

    private final class Listener: NSObject, CALayerDelegate {
        var asked: [String] = []
        var counts: [Int] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            guard event == "sublayers" || event == kCATransition else { return nil }
            asked.append(event)
            counts.append(layer.sublayers?.count ?? 0)
            return nil
        }
    }

    private final class Recorder: NSObject, CAAction {
        var counts: [Int] = []

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            counts.append((anObject as? CALayer)?.sublayers?.count ?? 0)
        }
    }

    private func push() -> CATransition {
        let push = CATransition()
        push.type = .push
        push.subtype = .fromLeft
        push.duration = 2
        return push
    }

    @Test func addingALayerRunsTheTransitionOfItsParent() throws {
        let screen = Screen()
        let layer = screen.add(Paint.white, 0, 0, 20, 20)
        CATransaction.flush()
        layer.actions = ["sublayers": push()]
        layer.addSublayer(CALayer())
        let running = try #require(layer.animation(forKey: kCATransition) as? CATransition)
        #expect(running.type == .push && running.subtype == .fromLeft && running.duration == 2)
    }

    @Test func theActionIsLookedUpBeforeTheChangeAndRunsAfterIt() {
        let (layer, recorder, child) = (CALayer(), Recorder(), CALayer())
        layer.actions = ["sublayers": recorder]
        layer.addSublayer(child)
        layer.insertSublayer(CALayer(), at: 0)
        child.removeFromSuperlayer()
        layer.sublayers = nil
        #expect(recorder.counts == [1, 2, 1, 0])

        let listener = Listener()
        layer.delegate = listener
        layer.addSublayer(child)
        layer.addSublayer(CALayer())
        #expect(listener.counts == [0, 1])
    }

    @Test func whatIsInItsPlaceAlreadyIsNoChange() {
        let (layer, listener) = (CALayer(), Listener())
        let children = [CALayer(), CALayer()]
        layer.sublayers = children
        layer.delegate = listener
        layer.sublayers = children
        layer.addSublayer(children[1])
        layer.insertSublayer(children[0], at: 0)
        #expect(listener.asked.isEmpty)
        layer.addSublayer(children[0])
        #expect(listener.asked == ["sublayers"])
    }

    @Test func aLayerThatReplacesAnotherIsATransition() {
        let (layer, listener) = (CALayer(), Listener())
        let children = [CALayer(), CALayer(), CALayer()]
        layer.sublayers = children
        layer.delegate = listener
        let new = CALayer()
        layer.replaceSublayer(children[1], with: new)
        #expect(listener.asked == [kCATransition])
        #expect(layer.sublayers == [children[0], new, children[2]])
        #expect(children[1].superlayer == nil)
    }

    @Test func aLayerThatMovesChangesBothParents() {
        let (from, to, child) = (CALayer(), CALayer(), CALayer())
        let listeners = [Listener(), Listener()]
        from.addSublayer(child)
        from.delegate = listeners[0]
        to.delegate = listeners[1]
        to.addSublayer(child)
        #expect(listeners.map(\.asked) == [["sublayers"], ["sublayers"]])
    }

    @Test func switchedOffActionsAreNotAsked() {
        let (layer, listener) = (CALayer(), Listener())
        layer.delegate = listener
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.addSublayer(CALayer())
        CATransaction.commit()
        #expect(listener.asked.isEmpty)
    }
}
