// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics

// A constraint of UIKit as an expression of the solver.
extension LayoutEngine {
    /// Adds an active constraint to the solver.
    func install(_ constraint: NSLayoutConstraint) {
        direction.holderID = nil
        installNext(.passUnretained(constraint))
    }

    /// Adds one of several active constraints, between which no direction changes.
    @inline(__always)
    func installNext(_ entry: ConstraintList.Entry) {
        guard fitting == nil else { return installGenerally(entry.takeUnretainedValue()) }
        let plain = entry.plain
        if plain.pointee.flags.contains(.isInstalled) { return }
        let count = draftPlain(plain)
        guard count >= 0 else { return installGenerally(entry.takeUnretainedValue()) }
        let id = solver.addDraft(
            count,
            constant: -plain.pointee.constant,
            plain.pointee.relation.solverRelation,
            priority: plain.pointee.priority
        )
        note(.constraint(entry), of: id)
        plain.pointee.engineID = self.id
        plain.pointee.flags.insert(.isInstalled)
        plain.pointee.id = id.index
        plain.pointee.base = 0
    }

    /// Adds a constraint of any kind to the solver.
    @inline(never)
    private func installGenerally(_ constraint: NSLayoutConstraint) {
        var form = Form()
        guard expand(constraint, to: &form) else { return }
        form.expression.constant = form.base - constraint.plain.constant
        let id = add(
            form.expression,
            constraint.plain.relation.solverRelation,
            priority: constraint.plain.priority,
            owner: .constraint(.passUnretained(constraint))
        )
        guard fitting == nil else { return }
        constraint.plain.engineID = self.id
        constraint.plain.flags.insert(.isInstalled)
        constraint.plain.id = id.index
        constraint.plain.base = form.base
    }

    /// Removes a constraint from the solver, if it is installed.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.plain.engineID == id else { return }
        constraint.plain.engineID = nil
        constraint.plain.flags.remove(.isInstalled)
        // Without a root, the whole engine is freed, and nothing is removed piece by piece.
        if root == nil {
            owners.set(.nobody, at: Int(constraint.plain.id))
        } else {
            remove(ConstraintID(index: constraint.plain.id))
        }
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        let constant = constraint.plain.base - constraint.plain.constant
        solver.setConstant(constant, of: ConstraintID(index: constraint.plain.id))
        markDirty()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        let id = ConstraintID(index: constraint.plain.id)
        solver.setPriority(constraint.plain.priority, of: id)
        markDirty()
    }

    /// Expands a constraint again, after margins, baselines or the reading direction changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        install(constraint)
    }

    // MARK: Expansion

    /// Drafts the most common constraints: edges, centres and sizes of a holder and its subviews.
    ///
    /// Reads plain memory alone.
    ///
    /// - Returns: The number of terms; negative for other constraints.
    @inline(__always)
    private func draftPlain(
        _ plain: UnsafeMutablePointer<NSLayoutConstraint.Plain>
    ) -> Int {
        guard plain.pointee.flags.contains(.isPlain), let holder = plain.pointee.holder,
            let holderID = holder.pointee.viewID, let first = plain.pointee.first,
            isPlain(first, in: holderID)
        else { return -1 }
        let multiplier = plain.pointee.multiplier
        var second: ItemCore.Pointer?
        if plain.pointee.secondAttribute != .notAnAttribute {
            guard let named = plain.pointee.second, named != first, multiplier != 0,
                isPlain(named, in: holderID)
            else { return -1 }
            second = named
        }
        let isRightToLeft =
            plain.pointee.flags.contains(.followsDirection) && self.isRightToLeft(holderID)
        // Making an entry adds its rules, which are drafted in the same buffer.
        makeEntry(first)
        if let second { makeEntry(second) }
        let factor = isRightToLeft ? -1.0 : 1.0
        let count = draft(
            first,
            plain.pointee.firstAttribute.resolved(isRightToLeft: isRightToLeft),
            times: factor,
            isOutside: first != holder,
            at: 0
        )
        guard let second else { return count }
        return draft(
            second,
            plain.pointee.secondAttribute.resolved(isRightToLeft: isRightToLeft),
            times: -factor * multiplier,
            isOutside: second != holder,
            at: count
        )
    }

    /// Whether an item is a view with plain edges, the holder itself or directly inside it.
    @inline(__always)
    private func isPlain(_ item: ItemCore.Pointer, in holderID: UnsafeRawPointer) -> Bool {
        item.pointee.viewID != nil && !item.pointee.hasContentEdges
            && (item.pointee.viewID == holderID || item.pointee.superviewID == holderID)
    }

    @inline(__always)
    private func makeEntry(_ item: ItemCore.Pointer) {
        if item.pointee.entry.engineID != id { _ = entry(of: LayoutItem(core: item)) }
    }

    /// Drafts an attribute; an item outside of the holder's space is relative to that space's
    /// origin.
    ///
    /// - Returns: the place after it.
    @inline(__always)
    private func draft(
        _ item: ItemCore.Pointer,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double,
        isOutside: Bool,
        at start: Int
    ) -> Int {
        let first = item.pointee.entry.first
        let isHorizontal: Bool
        // Which share of the size is between the origin and the attribute, and whether the origin
        // counts.
        let share: Double
        var hasOrigin = isOutside
        switch attribute {
        case .width: (isHorizontal, share, hasOrigin) = (true, 1, false)
        case .height: (isHorizontal, share, hasOrigin) = (false, 1, false)
        case .left: (isHorizontal, share) = (true, 0)
        case .top: (isHorizontal, share) = (false, 0)
        case .right: (isHorizontal, share) = (true, 1)
        case .bottom: (isHorizontal, share) = (false, 1)
        case .centerX: (isHorizontal, share) = (true, 0.5)
        default: (isHorizontal, share) = (false, 0.5)
        }
        var count = start
        let size = isHorizontal ? first : first + 1
        if hasOrigin {
            solver.draft[count].variable = size + 2
            solver.draft[count].coefficient = factor
            count += 1
        }
        if share != 0 {
            solver.draft[count].variable = size
            solver.draft[count].coefficient = factor * share
            count += 1
        }
        return count
    }

    /// The direction of the view that holds a constraint, which decides what leading means for all
    /// its items.
    @inline(__always)
    private func isRightToLeft(_ holderID: UnsafeRawPointer) -> Bool {
        if direction.holderID != holderID {
            let holder = Unmanaged<UIView>.fromOpaque(holderID).takeUnretainedValue()
            direction = (holderID, holder.isRightToLeft)
        }
        return direction.isRightToLeft
    }

    private struct Form {
        var expression = LinearExpression()
        /// The constant, without the constraint's own.
        var base = 0.0
    }

    /// The coordinate space in which both sides of a constraint are expressed.
    private struct Space {
        unowned(unsafe) let holder: UIView
        let holderID: UnsafeRawPointer
        /// Whether an item lies deeper than directly in the holder.
        let isAbsolute: Bool
    }

    /// `first - subtracted - multiplier * second - constant`, over the items' variables.
    ///
    /// From right to left, a distance along the reading direction runs against x, so its sign
    /// changes.
    private func expand(_ constraint: NSLayoutConstraint, to form: inout Form) -> Bool {
        let relationship = constraint.relationship
        guard let holder = constraint.holder, var first = relationship.first else {
            return false
        }
        let firstAttribute = relationship.firstAttribute
        let secondAttribute = relationship.secondAttribute
        var second = relationship.second
        if firstAttribute.isBaseline { first = baselineItem(first, firstAttribute) }
        if secondAttribute.isBaseline { second = second.map { baselineItem($0, secondAttribute) } }
        let subtracted = relationship.subtracted
        let holderID = LayoutItem.address(of: holder)
        let isDeep =
            !first.isPlain(in: holderID) || !(second?.isPlain(in: holderID) ?? true)
            || !(subtracted?.isPlain(in: holderID) ?? true)
        let space = Space(holder: holder, holderID: holderID, isAbsolute: isDeep)
        let follows =
            firstAttribute.followsReadingDirection ?? secondAttribute.followsReadingDirection
            ?? false
        let isRightToLeft = follows && holder.isRightToLeft
        let factor = isRightToLeft ? -1.0 : 1.0
        let multiplier = Double(relationship.multiplier)
        add(
            edgeItem(first, firstAttribute, second),
            firstAttribute.resolved(isRightToLeft: isRightToLeft),
            times: factor,
            in: space,
            to: &form
        )
        if let subtracted {
            add(
                subtracted,
                relationship.subtractedAttribute.resolved(isRightToLeft: isRightToLeft),
                times: -factor,
                in: space,
                to: &form
            )
        }
        if let second, secondAttribute != .notAnAttribute {
            add(
                edgeItem(second, secondAttribute, first),
                secondAttribute.resolved(isRightToLeft: isRightToLeft),
                times: -factor * multiplier,
                in: space,
                to: &form
            )
        }
        if isDeep, multiplier != 1, firstAttribute.kind != .size {
            // A multiplier counts from the holder's origin, not from the root's.
            addOrigin(
                of: holder,
                isHorizontal: firstAttribute.kind == .x,
                times: factor * (multiplier - 1),
                to: &form
            )
        }
        return true
    }

    /// The item whose edge is meant: from inside, a scroll view's edges are its content's, its centres its own.
    @inline(__always)
    private func edgeItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: LayoutItem?
    ) -> LayoutItem {
        item.hasContentEdges ? contentEdgeItem(item, attribute, other) : item
    }

    private static let centers: Set<NSLayoutConstraint.Attribute> = [
        .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
    ]

    private func contentEdgeItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: LayoutItem?
    ) -> LayoutItem {
        guard attribute.kind != .size, !Self.centers.contains(attribute),
            let scrollView = item.view as? UIScrollView,
            let inside = other?.hostView, inside !== scrollView, inside.isInside(scrollView)
        else { return item }
        return scrollView.contentLayoutGuide.layoutItem
    }

    @inline(__always)
    private func add(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double,
        in space: Space,
        to form: inout Form
    ) {
        let isHorizontal = attribute.isHorizontal
        let first = place(of: item)
        let size = isHorizontal ? first : first.next(1)
        if attribute.kind == .size {
            form.expression.add(Term(size, factor))
            return
        }
        if item.viewID == space.holderID {
            if space.isAbsolute {
                addOrigin(of: space.holder, isHorizontal: isHorizontal, times: factor, to: &form)
            }
        } else if space.isAbsolute {
            let origin = absolute(entry(of: item), isHorizontal: isHorizontal)
            form.expression.add(Term(origin, factor))
        } else {
            form.expression.add(Term(size.next(2), factor))
        }
        switch attribute {
        case .left, .top: return
        case .right, .bottom: form.expression.add(Term(size, factor))
        case .centerX, .centerY: form.expression.add(Term(size, factor * 0.5))
        default:
            let (share, offset) = part(of: attribute, in: item)
            form.expression.add(Term(size, factor * share))
            form.base += factor * offset
        }
    }

    /// The share of the size and the constant that give an attribute of margins or text its
    /// distance from the origin.
    private func part(
        of attribute: NSLayoutConstraint.Attribute,
        in item: LayoutItem
    ) -> (share: Double, offset: Double) {
        func margin(_ edge: (UIEdgeInsets) -> CGFloat) -> Double {
            Double(item.view.map { edge($0.layoutMargins) } ?? 0)
        }
        switch attribute {
        case .leftMargin, .leadingMargin: return (0, margin(\.left))
        case .rightMargin, .trailingMargin: return (1, -margin(\.right))
        case .topMargin: return (0, margin(\.top))
        case .bottomMargin: return (1, -margin(\.bottom))
        case .centerXWithinMargins: return (0.5, (margin(\.left) - margin(\.right)) / 2)
        case .centerYWithinMargins: return (0.5, (margin(\.top) - margin(\.bottom)) / 2)
        case .firstBaseline:
            return baseline(of: item) { $0.first - $0.height / 2 }
        case .lastBaseline:
            return baseline(of: item) { $0.last - $0.height / 2 }
        case .left, .leading, .top, .right, .trailing, .bottom, .centerX, .centerY, .width, .height,
            .notAnAttribute:
            return (0, 0)
        }
    }

    /// Adds the origin of a view's bounds, in the root's space.
    private func addOrigin(
        of view: UIView,
        isHorizontal: Bool,
        times factor: Double,
        to form: inout Form
    ) {
        guard view !== root else { return }
        let entry = entry(of: view.layoutItem)
        form.expression.add(Term(absolute(entry, isHorizontal: isHorizontal), factor))
    }

    /// A variable for an item's place in the root's space.
    private func absolute(_ entry: LayoutEntry, isHorizontal: Bool) -> Variable {
        let own = isHorizontal ? entry.x : entry.y
        guard let space = entry.item.spaceView, space !== root, entry.item.view !== root else {
            return own
        }
        if let known = isHorizontal ? entry.absoluteX : entry.absoluteY { return known }
        let outer = absolute(self.entry(of: space.layoutItem), isHorizontal: isHorizontal)
        let variable = solver.makeVariable(tag: entry.index)
        let sum = LinearExpression(Term(variable), Term(outer, -1), Term(own, -1))
        entry.addAbsoluteRule(add(sum, owner: .absolute(entry.item)))
        if isHorizontal { entry.absoluteX = variable } else { entry.absoluteY = variable }
        return variable
    }

    /// A baseline by its distance from the centre; the bottom, if there is no text.
    private func baseline(
        of item: LayoutItem,
        _ distance: (TextBaselines) -> CGFloat
    ) -> (share: Double, offset: Double) {
        guard let text = item.view as? any BaselineProviding else { return (1, 0) }
        let width = existingEntry(of: item)?.contentWidth ?? -1
        return (0.5, Double(distance(text.textBaselines(atWidth: width < 0 ? nil : width))))
    }

    /// The item whose baseline is meant: a view may have that of one inside it.
    private func baselineItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutItem {
        switch attribute {
        case .firstBaseline: item.view?.forFirstBaselineLayout.layoutItem ?? item
        case .lastBaseline: item.view?.forLastBaselineLayout.layoutItem ?? item
        default: item
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation as the solver names it.
    @inline(__always)
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
