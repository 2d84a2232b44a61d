// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics

// The rules that apply to an item without constraints of the app: its mask, its content, its
// insets.
extension LayoutEngine {
    func addRules(to entry: LayoutEntry) {
        if let view = entry.item.view {
            if view === root {
                addRootRules(to: entry, view)
            } else if view.translatesAutoresizingMaskIntoConstraints || view.isRootViewOfWindow {
                addMaskRules(to: entry, view)
            } else {
                addContentRules(to: entry, view)
            }
        } else if let guide = entry.item.guide, let kind = guide.kind, let owner = guide.owner {
            addGuideRules(to: entry, kind, owner)
        }
    }

    func removeRules(of entry: LayoutEntry) {
        for rule in entry.frameRules { remove(rule.id) }
        for rule in entry.contentRules { remove(rule.id) }
        entry.forgetFrameRules()
        entry.forgetContentRules()
    }

    /// The mask, the insets or whether the mask counts have changed.
    func refreshRules(of item: LayoutItem) {
        guard let entry = existingEntry(of: item) else { return }
        removeRules(of: entry)
        addRules(to: entry)
    }

    /// The frame of the root or of a view with a mask has changed.
    func frameDidChange(of entry: LayoutEntry) {
        guard let view = entry.item.view else { return }
        let isFixed = view === root || view.autoresizingMask.isDisjoint(with: .anyFlexible)
        guard isFixed, entry.frameRules.count == 4 else { return refreshRules(of: entry.item) }
        let rect = view.alignmentRect(forFrame: view.frame)
        for rule in entry.frameRules {
            let value: CGFloat =
                switch rule.kind {
                case .x: view === root ? 0 : rect.minX
                case .y: view === root ? 0 : rect.minY
                case .width: view === root ? view.bounds.width : rect.width
                case .height: view === root ? view.bounds.height : rect.height
                }
            guard solver.constant(of: rule.id) != -Double(value) else { continue }
            solver.setConstant(-Double(value), of: rule.id)
            markDirty()
        }
    }

    /// The content has moved under the frame of a scroll view.
    func frameGuideMoved(_ entry: LayoutEntry, to origin: CGPoint) {
        for rule in entry.frameRules where rule.kind == .x || rule.kind == .y {
            let value = Double(rule.kind == .x ? origin.x : origin.y)
            guard solver.constant(of: rule.id) != -value else { continue }
            solver.setConstant(-value, of: rule.id)
            markDirty()
        }
    }

    // MARK: Root

    private func addRootRules(to entry: LayoutEntry, _ view: UIView) {
        fix(entry, .x, entry.x, at: 0)
        fix(entry, .y, entry.y, at: 0)
        if let fitting {
            let goals = [
                (
                    entry.width, fitting.size.width, fitting.horizontal,
                    LayoutEntry.FrameRule.Kind.width
                ),
                (entry.height, fitting.size.height, fitting.vertical, .height),
            ]
            for (variable, size, priority, kind) in goals {
                let goal = LinearExpression(Term(variable), constant: -Double(size))
                let owner = Owner.frame(entry.item, kind)
                let id = add(goal, priority: priority.rawValue, owner: owner)
                entry.add(LayoutEntry.FrameRule(id: id, kind: kind))
                bound(entry, kind, variable, priority: ConstraintEngine.required)
            }
            addContentRules(to: entry, view)
        } else {
            fix(entry, .width, entry.width, at: Double(view.bounds.width))
            fix(entry, .height, entry.height, at: Double(view.bounds.height))
        }
    }

    /// Keeps a size from being negative.
    func bound(
        _ entry: LayoutEntry,
        _ kind: LayoutEntry.FrameRule.Kind,
        _ size: Variable,
        priority: Float
    ) {
        let owner = Owner.frame(entry.item, kind)
        let rule = LinearExpression(Term(size))
        let id = add(rule, .greaterThanOrEqual, priority: priority, owner: owner)
        entry.add(LayoutEntry.FrameRule(id: id, kind: kind))
    }

    private func fix(
        _ entry: LayoutEntry,
        _ kind: LayoutEntry.FrameRule.Kind,
        _ variable: Variable,
        at value: Double
    ) {
        let rule = LinearExpression(Term(variable), constant: -value)
        let id = add(rule, owner: .frame(entry.item, kind))
        entry.add(LayoutEntry.FrameRule(id: id, kind: kind))
    }

    // MARK: Mask

    private func addMaskRules(to entry: LayoutEntry, _ view: UIView) {
        let rect = view.alignmentRect(forFrame: view.frame)
        let mask = view.autoresizingMask
        let outer = view.superview?.bounds.size ?? .zero
        addAxis(
            to: entry,
            origin: (entry.x, Double(rect.minX), .x),
            size: (entry.width, Double(rect.width), .width),
            outer: Double(outer.width),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ),
            isHorizontal: true
        )
        addAxis(
            to: entry,
            origin: (entry.y, Double(rect.minY), .y),
            size: (entry.height, Double(rect.height), .height),
            outer: Double(outer.height),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ),
            isHorizontal: false
        )
    }

    private typealias Part = (
        variable: Variable, value: Double, kind: LayoutEntry.FrameRule.Kind
    )

    /// `origin = now + share * (outer - outer now)`, and the same for the size.
    private func addAxis(
        to entry: LayoutEntry,
        origin: Part,
        size: Part,
        outer: Double,
        flexible: (before: Bool, size: Bool, after: Bool),
        isHorizontal: Bool
    ) {
        let before = flexible.before ? origin.value : 0
        let own = flexible.size ? size.value : 0
        let after = flexible.after ? outer - origin.value - size.value : 0
        let sum = before + own + after
        let count = [flexible.before, flexible.size, flexible.after].count { $0 }
        func share(_ part: Double, _ isFlexible: Bool) -> Double {
            guard isFlexible else { return 0 }
            return sum == 0 ? 1 / Double(count) : part / sum
        }
        let shares = [
            (origin, share(before, flexible.before)), (size, share(own, flexible.size)),
        ]
        for (part, share) in shares {
            var rule = LinearExpression(Term(part.variable), constant: -part.value)
            if share != 0, let superview = entry.item.view?.superview {
                let outerEntry = self.entry(of: superview.layoutItem)
                let variable = isHorizontal ? outerEntry.width : outerEntry.height
                rule.add(Term(variable, -share))
                rule.constant += share * outer
            }
            let yields =
                part.kind == .height && entry.item.view?.heightYieldsToConstraints == true
            let id = add(
                rule,
                priority: yields ? LayoutEngine.yieldingPriority : ConstraintEngine.required,
                owner: .frame(entry.item, part.kind)
            )
            entry.add(LayoutEntry.FrameRule(id: id, kind: part.kind))
        }
    }

    /// The priority of yielding frames: below required, above all others.
    private static let yieldingPriority: Float = 999.5
    /// Below required: constraints that make a size negative are not reported for it.
    static let boundPriority: Float = 999.9

    // MARK: Contents

    /// A required priority of a content's size yields to required constraints, and says nothing.
    private static func content(_ priority: UILayoutPriority) -> Float {
        min(priority.rawValue, 999.75)
    }

    private func addContentRules(to entry: LayoutEntry, _ view: UIView) {
        let size = contentSize(of: view, in: entry)
        if size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric {
            return
        }
        let sides: [(Variable, CGFloat, NSLayoutConstraint.Axis)] = [
            (entry.width, size.width, .horizontal), (entry.height, size.height, .vertical),
        ]
        for (variable, length, axis) in sides where length != UIView.noIntrinsicMetric {
            let rule = LinearExpression(Term(variable), constant: -Double(length))
            let upper = add(
                rule,
                .lessThanOrEqual,
                priority: Self.content(view.contentHuggingPriority(for: axis)),
                owner: .content(entry.item, axis)
            )
            let lower = add(
                rule,
                .greaterThanOrEqual,
                priority: Self.content(view.contentCompressionResistancePriority(for: axis)),
                owner: .content(entry.item, axis)
            )
            entry.core.pointee.mayHaveContents = true
            entry.add(LayoutEntry.ContentRule(id: upper, axis: axis, isUpperBound: true))
            entry.add(LayoutEntry.ContentRule(id: lower, axis: axis, isUpperBound: false))
        }
    }

    private func contentSize(of view: UIView, in entry: LayoutEntry) -> CGSize {
        guard entry.contentWidth >= 0, let text = view as? any WidthDependentContent,
            text.isContentWidthDependent
        else { return view.intrinsicContentSize }
        return CGSize(
            width: view.intrinsicContentSize.width,
            height: text.contentSize(forWidth: CGFloat(entry.contentWidth)).height
        )
    }

    /// The intrinsic size or a priority has changed.
    func contentDidChange(of view: UIView) {
        guard let item = view.layoutState.item, let entry = existingEntry(of: item) else { return }
        if view === root {
            guard fitting != nil else { return }
        } else {
            guard !view.translatesAutoresizingMaskIntoConstraints, !view.isRootViewOfWindow else {
                return
            }
        }
        for rule in entry.contentRules { remove(rule.id) }
        entry.forgetContentRules()
        addContentRules(to: entry, view)
        baselinesDidChange(of: view)
    }

    /// Constraints have baselines in their constants; a view may have those of one inside it.
    ///
    /// - Returns: whether a constraint names one of them.
    @discardableResult
    package func baselinesDidChange(of view: UIView) -> Bool {
        var isNamed = reinstallBaselines(of: view)
        var next = view.superview
        while let named = next {
            if named.hasBaselinesOfOthers, reinstallBaselines(of: named) { isNamed = true }
            next = named.superview
        }
        return isNamed
    }

    private func reinstallBaselines(of view: UIView) -> Bool {
        guard let item = view.layoutState.item else { return false }
        var isNamed = false
        item.forEachReference { constraint in
            guard constraint.namesBaseline(of: item) else { return }
            isNamed = true
            reinstall(constraint)
        }
        return isNamed
    }

    /// Measures the heights of wrapping content at the widths that were found.
    ///
    /// - Returns: whether a height changed, so that all must be solved again.
    func refreshWrappedContents(_ entries: [LayoutEntry]) -> Bool {
        var hasChanged = false
        for entry in entries {
            guard let view = entry.item.view as? any (UIView & WidthDependentContent),
                view.isContentWidthDependent, !entry.contentRules.isEmpty
            else { continue }
            let width = value(entry.width)
            guard abs(width - entry.contentWidth) > 0.001 else { continue }
            entry.contentWidth = width
            let height = view.contentSize(forWidth: CGFloat(width)).height
            if baselinesDidChange(of: view) { hasChanged = true }
            for rule in entry.contentRules where rule.axis == .vertical {
                guard solver.constant(of: rule.id) != -Double(height) else { continue }
                solver.setConstant(-Double(height), of: rule.id)
                hasChanged = true
            }
        }
        return hasChanged
    }

    // MARK: Guides of the system

    private func addGuideRules(
        to entry: LayoutEntry,
        _ kind: UIView.SystemGuide,
        _ owner: UIView
    ) {
        let outer = self.entry(of: owner.layoutItem)
        switch kind {
        case .safeArea: addInset(to: entry, owner.safeAreaInsets, outer)
        case .margins: addInset(to: entry, owner.layoutMargins, outer)
        case .readableContent: addReadable(to: entry, owner.layoutMargins, outer)
        case .keyboard:
            let height = Double(owner.keyboardGuideHeight)
            fix(entry, .x, entry.x, at: 0)
            fix(entry, .height, entry.height, at: height)
            relate(entry, .width, entry.width, to: outer.width, constant: 0)
            relate(entry, .y, entry.y, to: outer.height, constant: -height)
        case .scrollContent:
            // The size of the content is left to the app's constraints.
            fix(entry, .x, entry.x, at: 0)
            fix(entry, .y, entry.y, at: 0)
        case .scrollFrame:
            fix(entry, .x, entry.x, at: Double(owner.bounds.minX))
            fix(entry, .y, entry.y, at: Double(owner.bounds.minY))
            relate(entry, .width, entry.width, to: outer.width, constant: 0)
            relate(entry, .height, entry.height, to: outer.height, constant: 0)
        }
    }

    private func addInset(to entry: LayoutEntry, _ insets: UIEdgeInsets, _ outer: LayoutEntry) {
        fix(entry, .x, entry.x, at: Double(insets.left))
        fix(entry, .y, entry.y, at: Double(insets.top))
        let width = -Double(insets.left + insets.right)
        let height = -Double(insets.top + insets.bottom)
        relate(entry, .width, entry.width, to: outer.width, constant: width)
        relate(entry, .height, entry.height, to: outer.height, constant: height)
    }

    private func addReadable(to entry: LayoutEntry, _ margins: UIEdgeInsets, _ outer: LayoutEntry) {
        let left = Double(margins.left)
        let right = Double(margins.right)
        fix(entry, .y, entry.y, at: Double(margins.top))
        let height = -Double(margins.top + margins.bottom)
        relate(entry, .height, entry.height, to: outer.height, constant: height)
        let owner = Owner.frame(entry.item, .width)
        let widest = LinearExpression(Term(entry.width), constant: -Double(UIView.readableWidth))
        let inside = LinearExpression(
            Term(entry.width),
            Term(outer.width, -1),
            constant: left + right
        )
        let middle = LinearExpression(
            Term(entry.x),
            Term(entry.width, 0.5),
            Term(outer.width, -0.5),
            constant: (right - left) / 2
        )
        let ids = [
            add(widest, .lessThanOrEqual, owner: owner),
            add(inside, .lessThanOrEqual, owner: owner),
            add(inside, priority: 999.9, owner: owner),
        ]
        for id in ids { entry.add(LayoutEntry.FrameRule(id: id, kind: .width)) }
        let place = add(middle, owner: .frame(entry.item, .x))
        entry.add(LayoutEntry.FrameRule(id: place, kind: .x))
    }

    private func relate(
        _ entry: LayoutEntry,
        _ kind: LayoutEntry.FrameRule.Kind,
        _ variable: Variable,
        to outer: Variable,
        constant: Double
    ) {
        let rule = LinearExpression(Term(variable), Term(outer, -1), constant: -constant)
        let id = add(rule, owner: .frame(entry.item, kind))
        entry.add(LayoutEntry.FrameRule(id: id, kind: kind))
    }
}

extension UIView.AutoresizingMask {
    /// The mask bits that make position or size follow the superview's.
    fileprivate static let anyFlexible: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
    ]
}

extension NSLayoutConstraint {
    func namesBaseline(of item: LayoutItem) -> Bool {
        firstAttribute.isBaseline && plain.first == item.core
            || secondAttribute.isBaseline && plain.second == item.core
    }

    func namesMargin(of item: LayoutItem) -> Bool {
        func isMargin(_ attribute: Attribute) -> Bool { attribute.rawValue >= 13 }
        return isMargin(firstAttribute) && plain.first == item.core
            || isMargin(secondAttribute) && plain.second == item.core
    }
}

extension UIView {
    /// Whether a window keeps the view at its own size, even if the mask does not count.
    fileprivate var isRootViewOfWindow: Bool {
        guard let window = superview as? UIWindow else { return false }
        return window.rootViewController?.viewIfLoaded === self
    }
}
