// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

extension UIView {
    /// The constraints that the view holds, being the nearest ancestor of their items.
    public var constraints: [NSLayoutConstraint] { layoutState.item?.held.array ?? [] }

    /// Activates a constraint with this view as its holder.
    ///
    /// Everything that the constraint names must be this view or inside it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        MainThread.check("UIView.addConstraint(_:)")
        if constraint.namesWhatIsGone {
            Diagnostics.trap(
                .genericException,
                "UIView.addConstraint(_:): the constraint \(constraint.text) names a view that is gone"
            )
        }
        for item in constraint.relationship.items {
            guard let view = item.hostView, view.isDescendant(of: self) else {
                Diagnostics.trap(
                    .genericException,
                    "UIView.addConstraint(_:): the view hierarchy is not prepared for the"
                        + " constraint \(constraint.text): \(item.name) is not inside"
                        + " \(layoutItem.name)"
                )
            }
        }
        guard !constraint.isActive else { return }
        hold(constraint)
    }

    /// Activates constraints with this view as their holder.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        MainThread.check("UIView.removeConstraint(_:)")
        release(constraint)
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the constraints would let the view be elsewhere or of another size.
    public var hasAmbiguousLayout: Bool {
        guard let item = layoutState.item, let engine = LayoutEngine.engine(for: self) else {
            return false
        }
        return engine.isAmbiguous(item)
    }

    /// Moves an ambiguous view to another place that the constraints allow, and at the next call
    /// back again.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let item = layoutState.item,
            let engine = LayoutEngine.engine(for: self)
        else { return }
        engine.exerciseAmbiguity(of: item)
        rootView.layoutIfNeeded()
    }

    /// The constraints that have a say in the view's place and size along an axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item = layoutState.item, let engine = LayoutEngine.engine(for: self) else {
            return []
        }
        return engine.constraints(affecting: item, axis)
    }

    /// Pixels to a point where the view is shown, or would be.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }
}

extension UILayoutGuide {
    /// Whether the constraints would let the guide be elsewhere or of another size.
    public var hasAmbiguousLayout: Bool {
        guard let item, let owner = owningView, let engine = LayoutEngine.engine(for: owner) else {
            return false
        }
        return engine.isAmbiguous(item)
    }

    /// The constraints that have a say in the guide's place and size along an axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item, let owner = owningView, let engine = LayoutEngine.engine(for: owner) else {
            return []
        }
        return engine.constraints(affecting: item, axis)
    }
}
