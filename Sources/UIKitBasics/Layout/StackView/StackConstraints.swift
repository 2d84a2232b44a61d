// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The constraints that UIKit makes for a stack view's arrangement.
///
/// - Source: the table of constraints in Docs/facts.md, "Stack views", measured against
///   UIStackView by the tests of TZStackView.
@MainActor
struct StackConstraints {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    private let stack: UIStackView
    private let visible: [UIView]
    private let isRow: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        isRow = stack.axis == .horizontal
    }

    // Along the axis, and across it.
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var size: Attribute { isRow ? .width : .height }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossSize: Attribute { isRow ? .height : .width }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }

    /// What the views are kept in.
    private var canvas: AnyObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    mutating func build() {
        hide()
        guard let first = visible.first, let last = visible.last else { return }
        add("UISV-canvas-connection", canvas, start, .equal, first, start)
        add("UISV-canvas-connection", canvas, end, .equal, last, end)
        align(stack.arrangedSubviews[0])
        distribute()
    }

    private mutating func add(
        _ identifier: String,
        _ first: AnyObject,
        _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    private mutating func addGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    // MARK: Hidden views

    /// Hidden views have no length; they stay in line with the others.
    private mutating func hide() {
        for view in stack.arrangedSubviews where view.isHidden {
            add("UISV-hiding", view, size, .equal, nil, .notAnAttribute)
        }
    }

    // MARK: Across the axis

    private mutating func align(_ first: UIView) {
        let others = stack.arrangedSubviews.dropFirst()
        func attribute(for alignment: UIStackView.Alignment) -> Attribute {
            switch alignment {
            case .fill, .leading: crossStart
            case .trailing: crossEnd
            case .center: crossCenter
            case .firstBaseline: isRow ? .firstBaseline : crossStart
            case .lastBaseline: isRow ? .lastBaseline : crossStart
            }
        }
        if stack.alignment == .fill {
            add("UISV-canvas-connection", canvas, crossStart, .equal, first, crossStart)
            add("UISV-canvas-connection", canvas, crossEnd, .equal, first, crossEnd)
            for view in others {
                add("UISV-alignment", first, crossStart, .equal, view, crossStart)
                add("UISV-alignment", first, crossEnd, .equal, view, crossEnd)
            }
            return
        }
        let spanner = addGuide("UISV-alignment-spanner")
        switch stack.alignment {
        case .leading:
            add("UISV-canvas-connection", canvas, crossStart, .equal, first, crossStart)
            add("UISV-canvas-connection", canvas, crossEnd, .equal, spanner, crossEnd)
        case .trailing:
            add("UISV-canvas-connection", canvas, crossStart, .equal, spanner, crossStart)
            add("UISV-canvas-connection", canvas, crossEnd, .equal, first, crossEnd)
        case .firstBaseline where isRow:
            add("UISV-canvas-connection", canvas, crossStart, .equal, first, crossStart)
            add("UISV-canvas-connection", canvas, crossEnd, .equal, spanner, crossEnd)
        default:
            add("UISV-canvas-connection", canvas, crossStart, .equal, spanner, crossStart)
            add("UISV-canvas-connection", canvas, crossEnd, .equal, spanner, crossEnd)
        }
        if stack.alignment == .center {
            add("UISV-canvas-connection", canvas, crossCenter, .equal, first, crossCenter)
        }
        let aligned = attribute(for: stack.alignment)
        for view in others { add("UISV-alignment", first, aligned, .equal, view, aligned) }
        span(spanner)
        if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            add("UISV-canvas-fit", stack, crossSize, .equal, nil, .notAnAttribute, priority: 49)
        }
        for view in stack.arrangedSubviews {
            add(
                "UISV-ambiguity-suppression",
                view,
                crossSize,
                .equal,
                nil,
                .notAnAttribute,
                priority: 25
            )
        }
    }

    /// The spanner reaches around all views and no further than it must.
    private mutating func span(_ spanner: UILayoutGuide) {
        for view in visible {
            let isAtStart = stack.alignment == .leading
            let isAtEnd = stack.alignment == .trailing
            add(
                "UISV-spanning-boundary",
                spanner,
                crossStart,
                isAtStart ? .equal : .lessThanOrEqual,
                view,
                crossStart,
                priority: isAtStart ? 999.5 : 1000
            )
            add(
                "UISV-spanning-boundary",
                spanner,
                crossEnd,
                isAtEnd ? .equal : .greaterThanOrEqual,
                view,
                crossEnd,
                priority: isAtEnd ? 999.5 : 1000
            )
        }
        add("UISV-spanning-fit", spanner, crossSize, .equal, nil, .notAnAttribute, priority: 51)
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill:
            connect(.equal)
        case .fillEqually:
            connect(.equal)
            guard let first = visible.first else { return }
            for view in visible.dropFirst() {
                add("UISV-fill-equally", first, size, .equal, view, size)
            }
        case .fillProportionally:
            connect(.equal)
            proportion()
        case .equalSpacing:
            connect(.greaterThanOrEqual)
            spread(from: end, to: start, priority: nil)
        case .equalCentering:
            connect(.greaterThanOrEqual)
            spread(from: center, to: center, priority: 150)
        }
    }

    private mutating func connect(_ relation: NSLayoutConstraint.Relation) {
        let usesBaselines = !isRow && stack.isBaselineRelativeArrangement
        for (before, after, space) in links {
            add(
                "UISV-spacing",
                after,
                usesBaselines ? .firstBaseline : start,
                relation,
                before,
                usesBaselines ? .lastBaseline : end,
                constant: space
            )
        }
    }

    /// Neighbours and the space between them.
    ///
    /// Hidden views between two visible ones stand in the middle of the space; those at the ends
    /// take none.
    private var links: [(UIView, UIView, CGFloat)] {
        let views = stack.arrangedSubviews
        var links: [(UIView, UIView, CGFloat)] = []
        var lastVisible: UIView?
        for (index, (before, after)) in zip(views, views.dropFirst()).enumerated() {
            if !before.isHidden { lastVisible = before }
            var space = lastVisible.map { stack.space(after: $0) } ?? 0
            switch (before.isHidden, after.isHidden) {
            case (false, false): break
            case (true, true): space = 0
            case (true, false): space /= 2
            case (false, true):
                space = views[(index + 1)...].contains { !$0.isHidden } ? space / 2 : 0
            }
            links.append((before, after, space))
        }
        return links
    }

    private mutating func proportion() {
        let lengths = visible.map { view -> CGFloat in
            let intrinsic = view.intrinsicContentSize
            return max(0, isRow ? intrinsic.width : intrinsic.height)
        }
        let spaces = visible.dropLast().reduce(0) { $0 + stack.space(after: $1) }
        let total = lengths.reduce(0, +) + spaces
        guard total > 0 else { return }
        var priority: Float = visible.count == 1 ? 1000 : 999
        for (view, length) in zip(visible, lengths) {
            add(
                "UISV-fill-proportionally",
                view,
                size,
                .equal,
                stack,
                size,
                multiplier: length / total,
                priority: priority
            )
            priority -= 1
        }
    }

    /// Puts guides of one length between neighbours.
    private mutating func spread(from: Attribute, to: Attribute, priority: Float?) {
        var first: UILayoutGuide?
        var nextPriority = priority ?? 1000
        for (before, after) in zip(visible, visible.dropFirst()) {
            let guide = addGuide("UISV-distributing")
            add("UISV-distributing-edge", before, from, .equal, guide, start)
            add("UISV-distributing-edge", guide, end, .equal, after, to)
            if let first {
                let identifier = "UISV-distributing"
                add(identifier, first, size, .equal, guide, size, priority: nextPriority)
                if priority != nil { nextPriority -= 1 }
            } else {
                first = guide
            }
        }
        add("UISV-canvas-fit", stack, size, .equal, nil, .notAnAttribute, priority: 49)
    }
}
