// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitViews

/// What a layout looks at: what the solver moved, and what somebody moved by hand.
@MainActor
@Suite("Placing what the solver found")
struct PlacingTests {
    private final class Counting: UIView {
        var moves = 0
        override var center: CGPoint {
            get { super.center }
            set {
                moves += 1
                super.center = newValue
            }
        }
    }

    @MainActor
    private final class Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let views = (0..<4).map { _ in Counting(frame: .zero) }
        var tops: [NSLayoutConstraint] = []

        init() {
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
                tops.append(top)
                NSLayoutConstraint.activate([
                    top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.widthAnchor.constraint(equalToConstant: 20),
                    view.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
            root.layoutIfNeeded()
        }
    }

    @Test("A constant that moves one view sets no other")
    func one() {
        let scene = Scene()
        let before = scene.views.map(\.moves)
        scene.tops[2].constant = 30
        scene.root.layoutIfNeeded()
        #expect(scene.views[2].frame == CGRect(x: 0, y: 30, width: 20, height: 20))
        #expect(zip(scene.views, before).map { $0.moves - $1 } == [0, 0, 1, 0])
    }

    @Test("A view that was moved by hand goes back when anything is laid out")
    func byHand() {
        let scene = Scene()
        scene.views[0].frame = CGRect(x: 7, y: 7, width: 7, height: 7)
        #expect(scene.views[0].frame.minX == 7)
        scene.tops[2].constant = 30
        scene.root.layoutIfNeeded()
        #expect(scene.views[0].frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    }

    @Test("A layer that was moved by hand goes back when its view is asked to be laid out")
    func layerByHand() {
        let scene = Scene()
        scene.views[1].layer.position = CGPoint(x: 99, y: 99)
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        #expect(scene.views[1].frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    }

    @Test("A view that joins while others move is placed with them")
    func joining() {
        let scene = Scene()
        let late = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
        scene.root.addSubview(late)
        scene.root.layoutIfNeeded()
        late.translatesAutoresizingMaskIntoConstraints = false
        scene.tops[2].constant = 30
        NSLayoutConstraint.activate([
            late.topAnchor.constraint(equalTo: scene.root.topAnchor),
            late.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            late.widthAnchor.constraint(equalToConstant: 0),
            late.heightAnchor.constraint(equalToConstant: 0),
        ])
        scene.root.layoutIfNeeded()
        #expect(late.frame == .zero)
        #expect(scene.views[2].frame.minY == 30)
    }

    @Test("A view whose constraints went and came back is placed again")
    func again() {
        let scene = Scene()
        let view = scene.views[3]
        view.removeFromSuperview()
        view.frame = CGRect(x: 50, y: 50, width: 5, height: 5)
        scene.root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scene.views[0].bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 1),
        ])
        scene.root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 30, width: 20, height: 20))
    }

    @Test("A guide follows what the solver moves")
    func guides() {
        let scene = Scene()
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: scene.views[2].bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: scene.views[2].leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 8),
            guide.heightAnchor.constraint(equalToConstant: 8),
        ])
        scene.root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 30, width: 8, height: 8))
        scene.tops[2].constant = 30
        scene.root.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 50)
    }

    @Test("Constraints come in the order in which they were activated, and leave from anywhere")
    func order() {
        let scene = Scene()
        let held = scene.root.constraints
        #expect(held.count == 8 && held[0] === scene.tops[0] && held[2] === scene.tops[1])
        scene.tops[1].isActive = false
        held[7].isActive = false
        held[0].isActive = false
        #expect(scene.root.constraints.count == 5)
        for constraint in scene.root.constraints { #expect(constraint.isActive) }
        scene.tops[1].isActive = true
        #expect(scene.root.constraints.last === scene.tops[1])
    }
}
