// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

extension NSLayoutConstraint {
    func setConstant(_ constant: CGFloat) {
        MainThread.check("NSLayoutConstraint.constant")
        guard constant != self.constant else { return }
        guard !constant.isNaN else {
            Diagnostics.trap(
                .invalidArgumentException,
                "NSLayoutConstraint.constant: NaN is not a length (\(text))"
            )
        }
        plain.constant = Double(constant)
        engine?.constantDidChange(of: self)
    }

    func setPriority(_ priority: UILayoutPriority) {
        guard priority.rawValue != plain.priority else { return }
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            Diagnostics.trap(
                .invalidArgumentException,
                "NSLayoutConstraint.priority: \(priority.rawValue) is not above 0 and at most 1000"
            )
        }
        let old = UILayoutPriority(plain.priority)
        // One that is active outside of a window, and was never solved, is not installed yet.
        if engine != nil, priority == .required || old == .required {
            Diagnostics.trap(
                .internalInconsistencyException,
                "NSLayoutConstraint.priority: mutating a priority from required to not on an"
                    + " installed constraint (or vice-versa) is not supported. You passed priority"
                    + " \(priority.rawValue) and the existing priority was"
                    + " \(old.rawValue). Deactivate the constraint first."
            )
        }
        plain.priority = priority.rawValue
        engine?.priorityDidChange(of: self)
    }

    /// Adds the constraint to the nearest common ancestor of its items.
    func activate() {
        MainThread.check("NSLayoutConstraint.isActive")
        guard !isHeld else { return }
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
        holder?.release(self)
    }

    /// The view that holds the constraint while it is active.
    final var holder: UIView? {
        guard let holder = plain.holder else { return nil }
        return LayoutItem(core: holder).view
    }

    private var isHeld: Bool { plain.holder != nil }

    /// The engine that has the constraint.
    final var engine: LayoutEngine? {
        guard let id = plain.engineID else { return nil }
        return Unmanaged<LayoutEngine>.fromOpaque(id).takeUnretainedValue()
    }

    /// Whether a view or guide that the constraint named is gone.
    final var namesWhatIsGone: Bool {
        let relationship = relationship
        return plain.first != nil && relationship.first == nil
            || plain.second != nil && relationship.second == nil
            || relationship.isDistance && relationship.subtracted == nil
    }

    /// Whether an item is on either side.
    final func names(_ item: ItemCore.Pointer) -> Bool {
        plain.first == item || plain.second == item || rare?.subtracted == item
    }

    /// The nearest view that has all the items in it.
    var commonAncestor: UIView? {
        let relationship = relationship
        // Items that are gone have no common ancestor.
        if namesWhatIsGone { return nil }
        // The usual cases need no search: one view, a view and its superview, two siblings.
        if let first = relationship.first, let one = first.viewID, !relationship.isDistance {
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
    ///
    /// If an item is the holder, it finds the constraint among those that it holds.
    @inline(__always)
    static func join(_ entry: ConstraintList.Entry, _ holder: ItemCore.Pointer) {
        _ = entry.retain()
        holder.pointee.held.append(entry)
        holder.pointee.note(entry, by: 1)
        let plain = entry.plain
        plain.pointee.holder = holder
        if let first = plain.pointee.first, first != holder { first.pointee.asFirst.append(entry) }
        if let second = plain.pointee.second, second != holder {
            second.pointee.asSecond.append(entry)
        }
    }

    /// Leaves the engine and the lists; takes the holder's cell, since the holder may be gone.
    func leaveHolder(_ holder: ItemCore.Pointer) {
        engine?.uninstall(self)
        plain.holder = nil
        let entry = ConstraintList.Entry.passUnretained(self)
        holder.pointee.held.remove(entry)
        holder.pointee.note(entry, by: -1)
        if let first = plain.first, first != holder { first.pointee.asFirst.remove(entry) }
        if let second = plain.second, second != holder { second.pointee.asSecond.remove(entry) }
        if let subtracted = rare?.subtracted, subtracted != holder {
            LayoutItem(core: subtracted).rare.subtractedIn.removeAll {
                $0.toOpaque() == entry.toOpaque()
            }
        }
        entry.release()
    }

    /// Removes an item that is gone from an active constraint of another holder.
    func forget(_ item: ItemCore.Pointer) {
        let entry = ConstraintList.Entry.passUnretained(self)
        if plain.first == item {
            item.pointee.asFirst.remove(entry)
            plain.first = nil
        }
        if plain.second == item {
            item.pointee.asSecond.remove(entry)
            plain.second = nil
        }
        if let rare, rare.subtracted == item { rare.subtracted = nil }
    }
}

extension UIView {
    /// Makes a constraint active with this view as its holder.
    func hold(_ constraint: NSLayoutConstraint) {
        let item = layoutItem
        let entry = ConstraintList.Entry.passUnretained(constraint)
        NSLayoutConstraint.join(entry, item.core)
        if let subtracted = constraint.rare?.subtracted, subtracted != item.core {
            LayoutItem(core: subtracted).rare.subtractedIn.append(entry)
        }
        if let entry = item.entry {
            entry.engine.install(constraint)
        } else {
            LayoutEngine.existing(for: self)?.install(constraint)
        }
        markForLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard let core = layoutState.core, constraint.plain.holder == core else { return }
        constraint.leaveHolder(core)
        markForLayout()
    }
}
