// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

extension NSLayoutConstraint {
    func setConstant(_ constant: CGFloat) {
        MainThread.check("NSLayoutConstraint.constant")
        guard constant != state.constant else { return }
        guard !constant.isNaN else {
            Diagnostics.trap(
                .invalidArgumentException,
                "NSLayoutConstraint.constant: NaN is not a length (\(text))"
            )
        }
        state.constant = constant
        state.installation?.engine.constantDidChange(of: self)
    }

    func setPriority(_ priority: UILayoutPriority) {
        guard priority != state.priority else { return }
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            Diagnostics.trap(
                .invalidArgumentException,
                "NSLayoutConstraint.priority: \(priority.rawValue) is not above 0 and at most 1000"
            )
        }
        if isActive, priority == .required || state.priority == .required {
            Diagnostics.trap(
                .internalInconsistencyException,
                "NSLayoutConstraint.priority: mutating a priority from required to not on an"
                    + " installed constraint (or vice-versa) is not supported. You passed priority"
                    + " \(priority.rawValue) and the existing priority was"
                    + " \(state.priority.rawValue). Deactivate the constraint first."
            )
        }
        state.priority = priority
        state.installation?.engine.priorityDidChange(of: self)
    }

    /// Puts the constraint on the nearest common ancestor of what it names.
    func activate() {
        MainThread.check("NSLayoutConstraint.isActive")
        guard state.holder == nil else { return }
        guard let holder = commonAncestor else {
            let names = relationship.references.map(\.name).joined(separator: " and ")
            Diagnostics.trap(
                .genericException,
                "Unable to activate constraint with anchors of \(names) because they have no common"
                    + " ancestor. Does the constraint or its anchors reference items in different"
                    + " view hierarchies? That's illegal."
            )
        }
        holder.hold(self)
    }

    func deactivate() {
        MainThread.check("NSLayoutConstraint.isActive")
        state.holder?.release(self)
    }

    /// The nearest view that has all the items in it.
    var commonAncestor: UIView? {
        // The usual cases need no search: one view, a view and its superview, two siblings.
        if let one = relationship.first?.view, relationship.subtracted == nil {
            guard let second = relationship.second else { return one }
            guard let other = second.view else { return nil }
            if one === other { return one }
            let above = one.hierarchy.superview
            if above === other { return other }
            let aboveOther = other.hierarchy.superview
            if aboveOther === one { return one }
            if let above, above === aboveOther { return above }
        }
        var candidate: UIView?
        for (index, reference) in relationship.references.enumerated() {
            guard let view = reference.view else { return nil }
            if index == 0 {
                candidate = view
            } else {
                while let ancestor = candidate, !view.isDescendant(of: ancestor) {
                    candidate = ancestor.superview
                }
            }
        }
        return candidate
    }
}

extension UIView {
    /// Makes a constraint active with this view as its holder.
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.state.holder = self
        layoutItem.held.append(constraint)
        let relationship = constraint.relationship
        relationship.first?.item?.refer(to: constraint)
        relationship.second?.item?.refer(to: constraint)
        relationship.subtracted?.item.item?.refer(to: constraint)
        LayoutEngine.existing(for: self)?.install(constraint)
        setNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.state.holder === self else { return }
        constraint.state.installation?.engine.uninstall(constraint)
        constraint.state.holder = nil
        layoutItem.held.removeLast(constraint)
        let relationship = constraint.relationship
        relationship.first?.item?.references.removeLast(constraint)
        relationship.second?.item?.references.removeLast(constraint)
        relationship.subtracted?.item.item?.references.removeLast(constraint)
        setNeedsLayout()
    }
}

extension [NSLayoutConstraint] {
    /// Takes out one occurrence, looking from the end, where recent ones are.
    mutating func removeLast(_ constraint: NSLayoutConstraint) {
        var index = count
        while index > 0 {
            index -= 1
            if self[index] === constraint {
                remove(at: index)
                return
            }
        }
    }
}
