// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Many constraints activated at once, and what outlives what.
@MainActor
@Suite("Activating constraints together")
struct ActivationTests {
    private final class Headstrong: NSLayoutConstraint {
        var activations = 0
        override var isActive: Bool {
            get { super.isActive }
            set {
                activations += 1
                super.isActive = newValue
            }
        }
    }

    private func makeView(in superview: UIView) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func pin(_ view: UIView, _ inset: CGFloat) -> [NSLayoutConstraint] {
        guard let outer = view.superview else { return [] }
        return [
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2 * inset),
            view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        ]
    }

    @Test("Each goes to the nearest view that has both its items, whatever came before it")
    func holders() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let outer = makeView(in: root)
        let inner = makeView(in: outer)
        let sibling = makeView(in: outer)
        let all = [
            outer.widthAnchor.constraint(equalToConstant: 80),
            inner.leadingAnchor.constraint(equalTo: sibling.trailingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            sibling.heightAnchor.constraint(equalToConstant: 5),
            outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            inner.lastBaselineAnchor.constraint(equalTo: sibling.bottomAnchor),
        ]
        NSLayoutConstraint.activate(all)
        #expect(outer.constraints == [all[0], all[1], all[4], all[5]])
        #expect(root.constraints == [all[2]])
        #expect(sibling.constraints == [all[3]])
        NSLayoutConstraint.activate(all)
        #expect(outer.constraints.count == 4)
        NSLayoutConstraint.deactivate(all)
        #expect(all.allSatisfy { !$0.isActive } && outer.constraints.isEmpty)
    }

    @Test("Together and one by one, before the first layout and after it, places are the same")
    func ways() {
        func frames(together: Bool, late: Bool) -> [CGRect] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let outer = makeView(in: root)
            if late {
                outer.widthAnchor.constraint(equalToConstant: 1).isActive = true
                root.layoutIfNeeded()
                NSLayoutConstraint.deactivate(outer.constraints)
            }
            let inner = makeView(in: outer)
            let all = pin(outer, 10) + pin(inner, 3)
            if together {
                NSLayoutConstraint.activate(all)
            } else {
                for constraint in all.reversed() { constraint.isActive = true }
            }
            root.layoutIfNeeded()
            return [outer.frame, inner.frame]
        }
        let expected = [
            CGRect(x: 10, y: 20, width: 100, height: 60), CGRect(x: 3, y: 6, width: 50, height: 48),
        ]
        for (together, late) in [(true, true), (true, false), (false, true), (false, false)] {
            #expect(frames(together: together, late: late) == expected)
        }
    }

    @Test("Siblings run in the direction of the view that holds them, whatever their own")
    func directions() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let views = (0..<3).map { _ in makeView(in: root) }
        views[1].semanticContentAttribute = .forceRightToLeft
        let all = views.flatMap {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                $0.widthAnchor.constraint(equalToConstant: 20),
            ]
        }
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [10, 10, 10])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [170, 170, 170])
        views[1].semanticContentAttribute = .unspecified
        root.semanticContentAttribute = .unspecified
        views[2].semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [10, 10, 10])
    }

    @Test("What is active and not yet installed may cease to be required")
    func priorityBeforeInstallation() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = makeView(in: root)
        let height = view.heightAnchor.constraint(equalToConstant: 40)
        height.isActive = true
        height.priority = .defaultHigh
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        #expect(height.priority == .defaultHigh && view.frame.height == 30)
    }

    @Test("A subclass that overrides isActive is asked")
    func subclass() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = makeView(in: root)
        let width = Headstrong(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 30
        )
        NSLayoutConstraint.activate(
            [view.heightAnchor.constraint(equalToConstant: 5), width]
        )
        root.layoutIfNeeded()
        #expect(width.activations == 1 && width.isActive && view.frame.width == 30)
    }

    @Test("What the solver moved may leave, or go, before it is placed")
    func leaving() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var views = (0..<5).map { _ in makeView(in: root) }
        let kept = views[3]
        for view in views { NSLayoutConstraint.activate(pin(view, 4)) }
        root.layoutIfNeeded()
        root.constraints.first?.constant = 9
        for constraint in root.constraints { constraint.constant += 1 }
        root.solveConstraintsIfNeeded()
        views[0].removeFromSuperview()
        views[4].removeFromSuperview()
        views[1].removeFromSuperview()
        views = []
        root.layoutIfNeeded()
        #expect(kept.frame.minX == 5)
    }

    @Test("Views outlive the root of their tree and serve in another")
    func rootGoes() {
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        guard let first = root else { return }
        let outer = makeView(in: first)
        let inner = makeView(in: outer)
        var inside: [NSLayoutConstraint] = []
        do {
            let outside = pin(outer, 10)
            inside = pin(inner, 3)
            NSLayoutConstraint.activate(outside + inside)
            root?.layoutIfNeeded()
        }
        root = nil
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        second.addSubview(outer)
        NSLayoutConstraint.activate(pin(outer, 20))
        second.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 20, y: 40, width: 200, height: 20))
        #expect(inner.frame == CGRect(x: 3, y: 6, width: 100, height: 8))
        #expect(inside.map(\.isActive) == [true, true, true, true])
    }

    @Test("A holder counts what it holds, and what of that defines nothing")
    func counts() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = makeView(in: root)
        let all = pin(view, 10)
        all[1].priority = .defaultHigh
        let goal = view.heightAnchor.constraint(lessThanOrEqualToConstant: 5)
        NSLayoutConstraint.activate(all + [goal])
        #expect(root.layoutItem.core.pointee.heldCount == 4)
        #expect(root.layoutItem.core.pointee.heldGoals == 1)
        #expect(view.layoutItem.core.pointee.heldCount == 1)
        #expect(view.layoutItem.core.pointee.heldGoals == 1)
        all[1].priority = .defaultLow
        NSLayoutConstraint.deactivate(all)
        goal.isActive = false
        #expect(root.layoutItem.core.pointee.heldCount == 0)
        #expect(root.layoutItem.core.pointee.heldGoals == 0)
        #expect(view.layoutItem.core.pointee.heldGoals == 0)
    }

    private final class Told: UIView {
        var requests = 0
        override func setNeedsLayout() {
            requests += 1
            super.setNeedsLayout()
        }
    }

    @Test("A class that overrides setNeedsLayout() is called though it is marked already")
    func requests() {
        let root = Told(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = makeView(in: root)
        let all = pin(view, 10)
        var before = root.requests
        #expect(before > 0)
        NSLayoutConstraint.activate(all)
        #expect(root.requests > before)
        before = root.requests
        view.removeFromSuperview()
        #expect(root.requests > before)
    }

    private final class ToldLayer: CALayer {
        var requests = 0
        override func setNeedsLayout() {
            requests += 1
            super.setNeedsLayout()
        }
    }

    private final class ToldByLayer: UIView {
        override class var layerClass: AnyClass { ToldLayer.self }
    }

    @Test("So is a layer of a class that overrides it")
    func requestsOfLayers() throws {
        let root = ToldByLayer(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let layer = try #require(root.layer as? ToldLayer)
        let view = makeView(in: root)
        let before = layer.requests
        #expect(before > 0)
        NSLayoutConstraint.activate(pin(view, 10))
        #expect(layer.requests > before)
    }

    @Test("Constraints outlive everything that they name")
    func constraintsStay() {
        var all: [NSLayoutConstraint] = []
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            all = pin(makeView(in: root), 10)
            NSLayoutConstraint.activate(all)
            root.layoutIfNeeded()
        }
        #expect(all.allSatisfy { !$0.isActive && $0.firstItem == nil && $0.secondItem == nil })
        for constraint in all { constraint.constant = 3 }
        #expect(all.map(\.constant) == [3, 3, 3, 3])
    }
}
