// SPDX-License-Identifier: Apache-2.0

import CHeap
import CoreGraphics
import UIKit

/// Auto Layout: a chain and a nest of views, through UIKit's own views and constraints.
///
/// The trees are those of the peers' programs; making views and constraints counts as building, and
/// letting go of them does not, as in the peers' programs.
@MainActor
struct SceneC {
    let measure: Measure

    func run() {
        for count in [10, 100, 1000, 5000, 10_000] { chain(count) }
        if measure.isAnyWanted(
            "C1/parts/views",
            "C1/parts/constraints",
            "C1/parts/activation",
            "C1/parts/layout"
        ) {
            parts()
        }
        if measure.isAnyWanted("C5/add", "C5/remove") { addAndRemove() }
        if measure.isAnyWanted("C2/build", "C2/resize", "C2/constant") { nest() }
        if measure.isAnyWanted("C1/allocations", "C1/bytes") { memory() }
    }

    // MARK: C1

    /// Views pinned to each other from top to bottom.
    @MainActor
    private final class Chain {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var views: [UIView] = []
        var changing: NSLayoutConstraint?
        var last: NSLayoutConstraint?

        /// The whole frame is set, since a change of a part of it allocates before we are asked.
        func resize(to width: CGFloat) {
            root.frame = CGRect(x: 0, y: 0, width: width, height: 800)
        }

        func add(_ count: Int) {
            for _ in 0..<count { add() }
        }

        private func add() {
            let view = UIView(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let top: NSLayoutConstraint
            if let last = views.last {
                top = view.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 8)
                if changing == nil { changing = top }
            } else {
                top = view.topAnchor.constraint(equalTo: root.topAnchor)
            }
            self.last = top
            NSLayoutConstraint.activate([
                top,
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            views.append(view)
        }

        func remove(_ count: Int) {
            for _ in 0..<count { views.removeLast().removeFromSuperview() }
        }
    }

    private func chain(_ count: Int) {
        let name = "C1/\(count)"
        var built: Chain?
        measure.time(
            "\(name)/build",
            prepare: { if built != nil { built = nil } },
            {
                let chain = Chain()
                chain.add(count)
                chain.root.layoutIfNeeded()
                built = chain
            }
        )
        built = nil
        guard measure.isAnyWanted("\(name)/resize", "\(name)/constant", "\(name)/one") else {
            return
        }
        let chain = Chain()
        chain.add(count)
        chain.root.layoutIfNeeded()
        var step: CGFloat = 0
        measure.time("\(name)/resize", "ms") {
            step = (step + 1).truncatingRemainder(dividingBy: 100)
            chain.resize(to: 300 + step)
            chain.root.layoutIfNeeded()
        }
        measure.time("\(name)/one", "us") {
            step = step == 0 ? 8 : 0
            chain.last?.constant = 8 + step
            chain.root.layoutIfNeeded()
        }
        measure.time("\(name)/constant", "ms") {
            step = step == 0 ? 8 : 0
            chain.changing?.constant = 8 + step
            chain.root.layoutIfNeeded()
        }
    }

    /// What building a chain of 1,000 is made of; what is missing to all of it is the first layout:
    /// giving the solver the constraints, solving, and placing.
    private func parts() {
        let count = 1000
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        func makeViews() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            views = [root]
            for _ in 0..<count {
                let view = UIView(frame: .zero)
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                views.append(view)
            }
        }
        func clear() {
            views = []
            constraints = []
        }
        func makeConstraints() {
            constraints.reserveCapacity(4 * count)
            let root = views[0]
            for index in 1...count {
                let view = views[index]
                let above = index == 1 ? root.topAnchor : views[index - 1].bottomAnchor
                constraints.append(view.topAnchor.constraint(equalTo: above, constant: 8))
                constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
                constraints.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
                constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
            }
        }
        measure.time("C1/parts/views", prepare: { clear() }, { makeViews() })
        measure.time(
            "C1/parts/constraints",
            prepare: {
                clear()
                makeViews()
            },
            { makeConstraints() }
        )
        measure.time(
            "C1/parts/activation",
            prepare: {
                clear()
                makeViews()
                makeConstraints()
            },
            { NSLayoutConstraint.activate(constraints) }
        )
        measure.time(
            "C1/parts/layout",
            prepare: {
                clear()
                makeViews()
                makeConstraints()
                NSLayoutConstraint.activate(constraints)
            },
            { views[0].layoutIfNeeded() }
        )
    }

    /// What a layout allocates once it has settled, and what constraints keep.
    private func memory() {
        let count = 1000
        let warm = Chain()
        warm.add(count)
        warm.root.layoutIfNeeded()
        let passes = 100
        var before = 0
        for pass in 0..<(2 * passes) {
            // The first passes grow what the others keep.
            if pass == passes { before = Int(heap_allocations()) }
            warm.resize(to: CGFloat(300 + pass % 50))
            warm.root.layoutIfNeeded()
        }
        let allocations = Int(heap_allocations()) - before
        measure.report("C1/allocations", Double(allocations) / Double(passes), "a pass")
        // The engine: the same chain, held by its views and then laid out for the first time.
        let chain = Chain()
        chain.add(count)
        before = Int(heap_bytes())
        chain.root.layoutIfNeeded()
        let bytes = Int(heap_bytes()) - before
        measure.report("C1/bytes", Double(bytes) / Double(4 * count), "bytes a constraint")
        withExtendedLifetime((warm, chain)) {}
    }

    private func addAndRemove() {
        let chain = Chain()
        func resize(to count: Int) {
            if chain.views.count < count {
                chain.add(count - chain.views.count)
            } else {
                chain.remove(chain.views.count - count)
            }
            chain.root.layoutIfNeeded()
        }
        measure.time("C5/add", prepare: { resize(to: 1000) }, { resize(to: 1100) })
        measure.time("C5/remove", prepare: { resize(to: 1100) }, { resize(to: 1000) })
    }

    // MARK: C2

    /// Ten equal columns, three levels deep, with widths that cannot all be had.
    @MainActor
    private final class Nest {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 8000, height: 800))
        var changing: NSLayoutConstraint?

        init() {
            fill(root, depth: 3)
        }

        private func fill(_ parent: UIView, depth: Int) {
            var before: UIView?
            var constraints: [NSLayoutConstraint] = []
            let views = (0..<10).map { _ in UIView(frame: .zero) }
            for (index, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                if let before {
                    let gap = view.leadingAnchor.constraint(
                        equalTo: before.trailingAnchor,
                        constant: 4
                    )
                    if changing == nil { changing = gap }
                    constraints.append(gap)
                    constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
                } else {
                    constraints.append(
                        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 4)
                    )
                }
                if index == 9 {
                    let end = view.trailingAnchor.constraint(
                        equalTo: parent.trailingAnchor,
                        constant: -4
                    )
                    end.priority = .defaultHigh
                    constraints.append(end)
                }
                let widest = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
                widest.priority = .defaultLow
                let narrowest = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
                narrowest.priority = UILayoutPriority(200)
                constraints += [
                    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4),
                    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4),
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
                    widest, narrowest,
                ]
                before = view
            }
            NSLayoutConstraint.activate(constraints)
            if depth > 1 { for view in views { fill(view, depth: depth - 1) } }
        }
    }

    private func nest() {
        var built: Nest?
        measure.time(
            "C2/build",
            prepare: { if built != nil { built = nil } },
            {
                let nest = Nest()
                nest.root.layoutIfNeeded()
                built = nest
            }
        )
        built = nil
        let nest = Nest()
        nest.root.layoutIfNeeded()
        var step: CGFloat = 0
        measure.time("C2/resize", "ms") {
            step = (step + 1).truncatingRemainder(dividingBy: 100)
            nest.root.frame.size.width = 7900 + step
            nest.root.layoutIfNeeded()
        }
        measure.time("C2/constant", "ms") {
            step = step == 0 ? 8 : 0
            nest.changing?.constant = 4 + step
            nest.root.layoutIfNeeded()
        }
    }
}
