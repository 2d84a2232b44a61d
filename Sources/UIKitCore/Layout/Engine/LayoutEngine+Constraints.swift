// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics

// A constraint of UIKit as an expression of the solver.
extension LayoutEngine {
    /// Gives the solver an active constraint.
    func install(_ constraint: NSLayoutConstraint) {
        direction.holderID = nil
        installNext(constraint)
    }

    /// Gives the solver one of several active constraints, between which no direction changes.
    func installNext(_ constraint: NSLayoutConstraint) {
        if fitting == nil, constraint.state.isInstalled { return }
        var form = Form()
        guard expandPlain(constraint, to: &form) || expand(constraint, to: &form) else { return }
        form.expression.constant = form.base - Double(constraint.state.constant)
        let relation: Relation =
            switch constraint.relationship.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let id = add(
            form.expression,
            relation,
            priority: constraint.state.priority.rawValue,
            owner: .constraint(.passUnretained(constraint))
        )
        guard fitting == nil else { return }
        constraint.state.engine = self
        constraint.state.isInstalled = true
        constraint.state.id = id
        constraint.state.base = form.base
    }

    /// Takes a constraint out, if it is in here.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.state.engine === self else { return }
        constraint.state.engine = nil
        constraint.state.isInstalled = false
        // Where the root is gone, all goes: nothing is worth taking apart.
        if root == nil {
            owners[Int(constraint.state.id.index)] = .nobody
        } else {
            remove(constraint.state.id)
        }
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        let constant = constraint.state.base - Double(constraint.state.constant)
        solver.setConstant(constant, of: constraint.state.id)
        markDirty()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        solver.setPriority(constraint.state.priority.rawValue, of: constraint.state.id)
        markDirty()
    }

    /// Expands a constraint anew, after margins, baselines or the reading direction changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        install(constraint)
    }

    // MARK: Expansion

    /// Expands what nearly all constraints are: edges, centres and sizes of a holder and its subviews.
    ///
    /// Reads plain memory alone.
    ///
    /// - Returns: whether it was such a one.
    @inline(__always)
    private func expandPlain(_ constraint: NSLayoutConstraint, to form: inout Form) -> Bool {
        let relationship = constraint.plain
        guard relationship.isPlain, fitting == nil, let holderID = constraint.state.holderID,
            let first = relationship.first, first.pointee.isPlain(in: holderID)
        else { return false }
        let second = relationship.second
        if let second, !second.pointee.isPlain(in: holderID) { return false }
        var isRightToLeft = false
        if relationship.followsDirection {
            let directing =
                constraint.state.followsHolderDirection
                ? holderID : first.pointee.viewID ?? holderID
            isRightToLeft = self.isRightToLeft(directing, in: holderID)
        }
        let factor = isRightToLeft ? -1.0 : 1.0
        addPlain(
            first,
            relationship.firstAttribute.resolved(isRightToLeft: isRightToLeft),
            times: factor,
            in: holderID,
            to: &form.expression
        )
        if let second {
            addPlain(
                second,
                relationship.secondAttribute.resolved(isRightToLeft: isRightToLeft),
                times: -factor * relationship.multiplier,
                in: holderID,
                to: &form.expression
            )
        }
        return true
    }

    @inline(__always)
    private func addPlain(
        _ item: ItemCore.Pointer,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double,
        in holderID: UnsafeRawPointer,
        to expression: inout LinearExpression
    ) {
        if item.pointee.engineID != id {
            _ = entry(of: Unmanaged<LayoutItem>.fromOpaque(item.pointee.item).takeUnretainedValue())
        }
        let x = Variable(index: item.pointee.x)
        let isOutside = item.pointee.viewID != holderID
        switch attribute {
        case .width: expression.add(Term(x.next(2), factor))
        case .height: expression.add(Term(x.next(3), factor))
        case .left: if isOutside { expression.add(Term(x, factor)) }
        case .top: if isOutside { expression.add(Term(x.next(1), factor)) }
        case .right:
            if isOutside { expression.add(Term(x, factor)) }
            expression.add(Term(x.next(2), factor))
        case .bottom:
            if isOutside { expression.add(Term(x.next(1), factor)) }
            expression.add(Term(x.next(3), factor))
        case .centerX:
            if isOutside { expression.add(Term(x, factor)) }
            expression.add(Term(x.next(2), factor * 0.5))
        default:
            if isOutside { expression.add(Term(x.next(1), factor)) }
            expression.add(Term(x.next(3), factor * 0.5))
        }
    }

    /// The direction of a view; that of one which decides nothing itself is its superview's.
    @inline(__always)
    private func isRightToLeft(_ viewID: UnsafeRawPointer, in holderID: UnsafeRawPointer) -> Bool {
        let view = Unmanaged<UIView>.fromOpaque(viewID).takeUnretainedValue()
        guard viewID != holderID, view.followsDirectionAround else { return view.isRightToLeft }
        if direction.holderID != holderID {
            direction = (holderID, view.isRightToLeft)
        }
        return direction.isRightToLeft
    }

    private struct Form {
        var expression = LinearExpression()
        /// The constant without the constraint's own.
        var base = 0.0
    }

    /// How the two sides of a constraint are told.
    private struct Space {
        unowned(unsafe) let holder: UIView
        let holderID: UnsafeRawPointer
        /// Whether an item lies deeper than directly in the holder.
        let isAbsolute: Bool
    }

    /// `first - subtracted - multiplier * second - constant`, over the items' variables.
    ///
    /// From right to left a distance along the reading direction is one against x, so all of it
    /// changes its sign.
    private func expand(_ constraint: NSLayoutConstraint, to form: inout Form) -> Bool {
        guard let holder = constraint.state.holder, var first = constraint.relationship.first else {
            return false
        }
        let firstAttribute = constraint.relationship.firstAttribute
        let secondAttribute = constraint.relationship.secondAttribute
        var second = constraint.relationship.second
        if firstAttribute.isBaseline { first = baselineItem(first, firstAttribute) }
        if secondAttribute.isBaseline { second = second.map { baselineItem($0, secondAttribute) } }
        let subtracted = constraint.relationship.subtracted
        let holderID = LayoutItem.address(of: holder)
        let isDeep =
            !first.isPlain(in: holderID) || !(second?.isPlain(in: holderID) ?? true)
            || !(subtracted?.isPlain(in: holderID) ?? true)
        let space = Space(holder: holder, holderID: holderID, isAbsolute: isDeep)
        let follows =
            firstAttribute.followsReadingDirection ?? secondAttribute.followsReadingDirection
            ?? false
        var isRightToLeft = false
        if follows {
            let directing = constraint.state.followsHolderDirection ? holder : first.hostView
            isRightToLeft = directing?.isRightToLeft ?? false
        }
        let factor = isRightToLeft ? -1.0 : 1.0
        let multiplier = Double(constraint.relationship.multiplier)
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
                constraint.relationship.subtractedAttribute.resolved(isRightToLeft: isRightToLeft),
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

    /// Whose edge is meant: to what is inside of it, a scroll view's edges are its content's.
    @inline(__always)
    private func edgeItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: LayoutItem?
    ) -> LayoutItem {
        item.hasContentEdges ? contentEdgeItem(item, attribute, other) : item
    }

    private func contentEdgeItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: LayoutItem?
    ) -> LayoutItem {
        guard attribute.kind != .size, let scrollView = item.view as? UIScrollView,
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
        let x = place(of: item)
        let isHorizontal = attribute.isHorizontal
        let size = x.next(isHorizontal ? 2 : 3)
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
            form.expression.add(Term(isHorizontal ? x : x.next(1), factor))
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

    /// Which share of the size an attribute of margins or text is from the origin, and how many
    /// points more.
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

    /// Adds where a view's bounds begin, in the root's space.
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
        entry.absoluteRules.append(add(sum, owner: .absolute(.passUnretained(entry.item))))
        if isHorizontal { entry.absoluteX = variable } else { entry.absoluteY = variable }
        return variable
    }

    /// A baseline by its distance from the middle; the bottom of what has no text.
    private func baseline(
        of item: LayoutItem,
        _ distance: (TextBaselines) -> CGFloat
    ) -> (share: Double, offset: Double) {
        guard let text = item.view as? any BaselineProviding else { return (1, 0) }
        let width = existingEntry(of: item)?.contentWidth ?? -1
        return (0.5, Double(distance(text.textBaselines(atWidth: width < 0 ? nil : width))))
    }

    /// Whose baseline is meant: a stack view has that of a view inside.
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
