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
        state.engine?.constantDidChange(of: self)
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
        state.engine?.priorityDidChange(of: self)
    }

    /// Puts the constraint on the nearest common ancestor of what it names.
    func activate() {
        MainThread.check("NSLayoutConstraint.isActive")
        guard state.holder == nil else { return }
        guard let holder = commonAncestor else {
            let names = relationship.items.map(\.name).joined(separator: " and ")
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
        if let first = relationship.first, let one = first.viewID,
            relationship.subtracted == nil
        {
            guard let second = relationship.second else { return first.view }
            if second.viewID == one || second.superviewID == one { return first.view }
            if let other = second.viewID, let above = first.superviewID {
                if above == other { return second.view }
                if above == second.superviewID { return first.spaceView }
            }
        }
        var candidate: UIView?
        for (index, item) in relationship.items.enumerated() {
            guard let view = item.hostView else { return nil }
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

    /// Joins the lists of a holder and of the items; the holder retains the constraint.
    func join(_ holderID: UnsafeRawPointer, _ holder: ItemCore.Pointer) {
        _ = Unmanaged.passRetained(self)
        state.holderID = holderID
        holder.pointee.held.append(self)
        plain.first?.pointee.asFirst.append(self)
        plain.named?.pointee.asSecond.append(self)
        relationship.subtracted?.core.pointee.asSubtracted.append(self)
    }

    /// Leaves the engine and the lists; the holder's item is told since the holder may be gone.
    func leaveHolder(_ holder: ItemCore.Pointer) {
        state.engine?.uninstall(self)
        state.holderID = nil
        holder.pointee.held.remove(self)
        plain.first?.pointee.asFirst.remove(self)
        plain.named?.pointee.asSecond.remove(self)
        relationship.subtracted?.core.pointee.asSubtracted.remove(self)
        Unmanaged.passUnretained(self).release()
    }
}

extension UIView {
    /// Makes a constraint active with this view as its holder.
    func hold(_ constraint: NSLayoutConstraint) {
        let item = layoutItem
        constraint.join(LayoutItem.address(of: self), item.core)
        if let entry = item.entry {
            entry.engine.install(constraint)
        } else {
            LayoutEngine.existing(for: self)?.install(constraint)
        }
        setNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.state.holder === self, let item = layoutState.item else { return }
        constraint.leaveHolder(item.core)
        setNeedsLayout()
    }
}
