// SPDX-License-Identifier: Apache-2.0

/// A guide that moves, and for which other constraints can hold near an edge of its view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    /// Constraints that hold while the guide is near some edges, or while it is away from them.
    private struct Tracked {
        var edges: NSDirectionalRectEdge
        var isNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [Tracked] = []

    /// The edges that the guide is near to; none unless a subclass tracks its position.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the guide is near all of these edges.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(Tracked(edges: edge, isNear: true, constraints: trackedConstraints))
    }

    /// The constraints that are active while the guide is near these edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: true)
    }

    /// Sets the constraints that are active while the guide is near none of these edges.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(Tracked(edges: edge, isNear: false, constraints: trackedConstraints))
    }

    /// The constraints that are active while the guide is near none of these edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: false)
    }

    /// Deactivates and removes all constraints that follow the guide.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func constraints(_ edges: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
    }

    private func set(_ new: Tracked) {
        if let index = tracked.firstIndex(where: {
            $0.edges == new.edges && $0.isNear == new.isNear
        }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        if !new.constraints.isEmpty { tracked.append(new) }
        let holds =
            new.isNear ? nearEdges.isSuperset(of: new.edges) : nearEdges.isDisjoint(with: new.edges)
        if holds {
            NSLayoutConstraint.activate(new.constraints)
        } else {
            NSLayoutConstraint.deactivate(new.constraints)
        }
    }
}
