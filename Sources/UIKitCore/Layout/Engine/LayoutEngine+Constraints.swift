// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics

// A constraint of UIKit as an expression of the solver.
extension LayoutEngine {
    /// Gives the solver an active constraint.
    func install(_ constraint: NSLayoutConstraint) {
        if fitting == nil, constraint.state.installation != nil { return }
        guard let form = form(of: constraint) else { return }
        var expression = form.expression
        expression.constant = form.base - form.sign * Double(constraint.constant)
        let relation: Relation =
            switch constraint.relation {
            case .lessThanOrEqual: form.isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: form.isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
            }
        let id = add(
            expression,
            relation,
            priority: constraint.priority.rawValue,
            owner: .constraint(constraint)
        )
        if fitting == nil {
            constraint.state.installation = Installation(
                engine: self,
                id: id,
                base: form.base,
                sign: form.sign
            )
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.state.installation else { return }
        constraint.state.installation = nil
        remove(installation.id)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.state.installation else { return }
        let constant = installation.base - installation.sign * Double(constraint.constant)
        solver.setConstant(constant, of: installation.id)
        markDirty()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.state.installation else { return }
        solver.setPriority(constraint.priority.rawValue, of: installation.id)
        markDirty()
    }

    /// Expands a constraint anew, after margins, baselines or the reading direction changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        install(constraint)
    }

    // MARK: Expansion

    private struct Form {
        var expression = LinearExpression()
        var base = 0.0
        var sign = 1.0
        var isMirrored = false
    }

    /// How the two sides of a constraint are told.
    private struct Space {
        var holder: UIView
        /// Whether an item lies deeper than directly in the holder.
        var isAbsolute: Bool
    }

    /// `first - subtracted - multiplier * second - constant`, over the items' variables.
    private func form(of constraint: NSLayoutConstraint) -> Form? {
        let relationship = constraint.relationship
        guard let holder = constraint.state.holder, let first = relationship.first?.item else {
            return nil
        }
        let isDeep =
            !first.isPlain(in: holder)
            || !(relationship.second?.item?.isPlain(in: holder) ?? true)
            || !(relationship.subtracted?.item.item?.isPlain(in: holder) ?? true)
        let space = Space(holder: holder, isAbsolute: isDeep)
        var form = Form()
        let follows =
            relationship.firstAttribute.followsReadingDirection
            ?? relationship.secondAttribute.followsReadingDirection ?? false
        var isRightToLeft = false
        if follows {
            let directing = constraint.state.followsHolderDirection ? holder : first.hostView
            isRightToLeft = directing?.isRightToLeft ?? false
        }
        // From right to left a distance along the reading direction is one against x.
        let isMirrored = isRightToLeft && follows
        let factor = isMirrored ? -1.0 : 1.0
        let multiplier = Double(relationship.multiplier)
        add(
            edgeItem(first, relationship.firstAttribute, relationship.second?.item),
            relationship.firstAttribute.resolved(isRightToLeft: isRightToLeft),
            times: factor,
            in: space,
            to: &form
        )
        if let subtracted = relationship.subtracted, let item = subtracted.item.item {
            add(
                item,
                subtracted.attribute.resolved(isRightToLeft: isRightToLeft),
                times: -factor,
                in: space,
                to: &form
            )
        }
        if let second = relationship.second?.item, relationship.secondAttribute != .notAnAttribute {
            add(
                edgeItem(second, relationship.secondAttribute, first),
                relationship.secondAttribute.resolved(isRightToLeft: isRightToLeft),
                times: -factor * multiplier,
                in: space,
                to: &form
            )
        }
        if isDeep, multiplier != 1, relationship.firstAttribute.kind != .size {
            // A multiplier counts from the holder's origin, not from the root's.
            addOrigin(
                of: holder,
                isHorizontal: relationship.firstAttribute.kind == .x,
                times: factor * (multiplier - 1),
                to: &form
            )
        }
        return form
    }

    /// Whose edge is meant: to what is inside of it, a scroll view's edges are its content's.
    private func edgeItem(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: LayoutItem?
    ) -> LayoutItem {
        guard attribute.kind != .size, let scrollView = item.view as? UIScrollView,
            let inside = other?.hostView, inside !== scrollView, inside.isInside(scrollView)
        else { return item }
        return scrollView.contentLayoutGuide.layoutItem
    }

    private func add(
        _ item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double,
        in space: Space,
        to form: inout Form
    ) {
        let entry = entry(of: item)
        let isHorizontal = attribute.isHorizontal
        let size = isHorizontal ? entry.width : entry.height
        if attribute.kind == .size {
            form.expression.add(Term(size, factor))
            return
        }
        if item.view === space.holder {
            if space.isAbsolute {
                addOrigin(of: space.holder, isHorizontal: isHorizontal, times: factor, to: &form)
            }
        } else if space.isAbsolute {
            let origin = absolute(entry, isHorizontal: isHorizontal)
            form.expression.add(Term(origin, factor))
        } else {
            form.expression.add(Term(isHorizontal ? entry.x : entry.y, factor))
        }
        let (share, offset) = part(of: attribute, in: item)
        form.expression.add(Term(size, factor * share))
        form.base += factor * offset
    }

    /// Which share of the size an attribute is from the origin, and how many points more.
    private func part(
        of attribute: NSLayoutConstraint.Attribute,
        in item: LayoutItem
    ) -> (share: Double, offset: Double) {
        func margin(_ edge: (UIEdgeInsets) -> CGFloat) -> Double {
            Double(item.view.map { edge($0.layoutMargins) } ?? 0)
        }
        switch attribute {
        case .left, .leading, .top: return (0, 0)
        case .right, .trailing, .bottom: return (1, 0)
        case .centerX, .centerY: return (0.5, 0)
        case .leftMargin, .leadingMargin: return (0, margin(\.left))
        case .rightMargin, .trailingMargin: return (1, -margin(\.right))
        case .topMargin: return (0, margin(\.top))
        case .bottomMargin: return (1, -margin(\.bottom))
        case .centerXWithinMargins: return (0.5, (margin(\.left) - margin(\.right)) / 2)
        case .centerYWithinMargins: return (0.5, (margin(\.top) - margin(\.bottom)) / 2)
        case .firstBaseline:
            guard let view = item.view, let offset = view.firstBaselineOffset else { return (1, 0) }
            return (0, Double(offset))
        case .lastBaseline:
            guard let view = item.view, let offset = view.lastBaselineOffset else { return (1, 0) }
            return (1, -Double(offset))
        case .width, .height, .notAnAttribute: return (0, 0)
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
        entry.absoluteRules.append(add(sum, owner: .absolute(entry.item)))
        if isHorizontal { entry.absoluteX = variable } else { entry.absoluteY = variable }
        return variable
    }
}

extension UIView {
    /// From the top of the aligned rectangle to the first baseline; nil where there is no text.
    var firstBaselineOffset: CGFloat? {
        let view = forFirstBaselineLayout
        guard let text = view as? any BaselineProviding else {
            return view === self ? nil : view.firstBaselineOffset.map { $0 + view.frame.minY }
        }
        return view === self
            ? text.firstBaselineFromTop : text.firstBaselineFromTop + convert(.zero, from: view).y
    }

    /// From the last baseline to the bottom of the aligned rectangle; nil where there is no text.
    var lastBaselineOffset: CGFloat? {
        let view = forLastBaselineLayout
        guard let text = view as? any BaselineProviding else { return nil }
        if view === self { return text.lastBaselineFromBottom }
        let bottom = convert(CGPoint(x: 0, y: view.bounds.maxY), from: view).y
        return text.lastBaselineFromBottom + bounds.maxY - bottom
    }
}
