// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Loops, choices, the order of activation, and input that means no good.
@MainActor
@Suite("Auto Layout under strain")
struct LayoutStrainTests {
    @MainActor
    private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("A layout that never settles ends, and the views that keep it going are named")
    func loop() {
        var reports: [String] = []
        let usual = CALayer.loopListener
        CALayer.loopListener = { reports.append($0) }
        defer { CALayer.loopListener = usual }
        let calm = UIView()
        root.addSubview(calm)
        let restless = Restless()
        calm.addSubview(restless)
        root.layoutIfNeeded()
        #expect(reports.count == 1)
        let lines = reports.first?.split(separator: "\n") ?? []
        #expect(lines.count == 2)
        #expect(lines.last?.contains("<Restless: 0x") == true)
        restless.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(reports.count == 1)
    }

    @Test("An exercise of ambiguity moves the view to another answer, and back")
    func exercise() {
        let view = child(of: root)
        let free = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor)
        NSLayoutConstraint.activate([
            free, view.widthAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 12),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 12, y: 5, width: 50, height: 10))
        #expect(view.frame != before)
        #expect(view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == before)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        let certain = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == certain)
    }

    @Test("The order of activation does not matter", arguments: 0..<60)
    func order(seed: Int) {
        var random = Random(state: UInt32(seed) &* 7919 &+ 17)
        let count = 3 + random.next(8)
        let plan = (1..<count).map { index in
            (other: random.next(index), gap: CGFloat(random.next(40)), kind: random.next(4))
        }
        var answers: [[CGRect]] = []
        for _ in 0..<4 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
            let views = (0..<count).map { _ in child(of: root) }
            var constraints = [
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
                views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
                views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
                views[0].heightAnchor.constraint(equalToConstant: 31),
            ]
            for (index, step) in plan.enumerated() {
                let view = views[index + 1]
                let other = views[step.other]
                let wish = view.widthAnchor.constraint(equalToConstant: 60 + step.gap)
                wish.priority = UILayoutPriority(Float(300 + index))
                let cap = view.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor)
                constraints += [
                    step.kind == 0
                        ? view.leadingAnchor.constraint(
                            equalTo: other.trailingAnchor,
                            constant: step.gap
                        )
                        : view.centerXAnchor.constraint(
                            equalTo: other.centerXAnchor,
                            constant: step.gap
                        ),
                    view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: step.gap),
                    view.heightAnchor.constraint(equalTo: other.heightAnchor), wish, cap,
                ]
            }
            for index in constraints.indices.dropLast() {
                constraints.swapAt(index, index + random.next(constraints.count - index))
            }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            answers.append(views.map(\.frame))
        }
        #expect(answers.allSatisfy { $0 == answers[0] })
    }

    @Test("A chain of 10,000 views is laid out, and a circle of equations ends")
    func longChain() {
        var last: UIView?
        var constraints: [NSLayoutConstraint] = []
        var views: [UIView] = []
        for _ in 0..<10_000 {
            let view = child(of: root)
            constraints.append(
                view.topAnchor.constraint(equalTo: last?.topAnchor ?? root.topAnchor, constant: 1)
            )
            last = view
            views.append(view)
        }
        // Backwards, so that each one defines what the one before it rests on.
        NSLayoutConstraint.activate(constraints.reversed())
        root.layoutIfNeeded()
        #expect(last?.frame.minY == 10_000)
        // A circle that holds, and one that cannot.
        var reports = 0
        LayoutLog.listener = { _ in reports += 1 }
        defer { LayoutLog.listener = nil }
        let closing = views[9_999].topAnchor.constraint(
            equalTo: views[0].topAnchor,
            constant: 9_999
        )
        closing.isActive = true
        root.layoutIfNeeded()
        #expect(reports == 0)
        closing.constant = 5
        root.layoutIfNeeded()
        #expect(reports >= 1)
        #expect(last?.frame.minY.isFinite == true)
    }

    @Test(
        "Huge and tiny constants end with finite frames",
        arguments: [1e-300, 1e-12, 1e12, 1e100, 1e300, -1e300] as [CGFloat]
    )
    func constants(constant: CGFloat) {
        LayoutLog.listener = { _ in }
        defer { LayoutLog.listener = nil }
        let first = child(of: root)
        let second = child(of: root)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant),
            first.widthAnchor.constraint(equalToConstant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: -constant),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: constant),
        ])
        root.layoutIfNeeded()
        for view in [first, second] {
            #expect(view.frame.minX.isFinite)
            #expect(view.frame.width.isFinite)
        }
    }

    private struct Random {
        var state: UInt32

        mutating func next(_ bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % bound
        }
    }
}
