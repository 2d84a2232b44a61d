// SPDX-License-Identifier: Apache-2.0

/// A view that measures what it shows again when constraints around it were solved.
@MainActor
package protocol ConstraintFollower: UIView {
    /// Called after each solving of the constraints of the view's tree, before the layouts that follow.
    func constraintsWereSolved()
}

/// The views that are told when constraints were solved: there are few, mostly none.
@MainActor
package enum ConstraintFollowers {
    private struct Follower {
        weak var view: (any ConstraintFollower)?
    }

    private static var all: [ObjectIdentifier: Follower] = [:]

    /// Has a view told, or not any more.
    package static func set(_ view: any ConstraintFollower, follows: Bool) {
        all[ObjectIdentifier(view)] = follows ? Follower(view: view) : nil
    }

    /// Tells the views of a tree.
    static func tell(under root: UIView?) {
        guard !all.isEmpty else { return }
        for (key, follower) in all {
            guard let view = follower.view else {
                all[key] = nil
                continue
            }
            if view.rootView === root { view.constraintsWereSolved() }
        }
    }
}
