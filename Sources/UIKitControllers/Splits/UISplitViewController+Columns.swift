// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// Which controllers stand where, and how they come together and apart.
extension UISplitViewController: ShowingContainer, BarContainer, UnwindingContainer {
    package var showsControllers: Bool { true }
    package var showsDetailControllers: Bool { true }

    package func unwind(towards child: UIViewController) {
        if split.isCollapsed, let column = split.columns.first(where: { $0.value === child })?.key {
            reveal(column)
        }
    }

    package func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {}

    /// The tab of a split view is that of its first column.
    package var tabBarItemSource: UIViewController? {
        split.columns[.primary] ?? split.columns[.secondary]
    }

    /// Takes the style of a storyboard's drawing.
    package func adopt(style: Style) { split.style = style }

    var hasColumns: Bool { split.style != .unspecified }

    /// The columns there can be, from the first.
    private var order: [Column] {
        split.style == .tripleColumn
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    // MARK: Controllers

    var currentControllers: [UIViewController] {
        if split.isCollapsed, split.isShown { return split.alone.map { [$0] } ?? [] }
        return order.compactMap { split.columns[$0] }
    }

    /// The program gives all controllers at once.
    func take(_ all: [UIViewController]) {
        if split.isCollapsed, split.isShown, !hasColumns {
            // What is given while there is one column is that column.
            guard let only = all.first else { return }
            if only !== split.alone {
                split.columns[.primary] = only
                split.given[.primary] = only
                showAlone(only)
            }
            if all.count > 1 {
                split.columns[.secondary] = all[1]
                split.given[.secondary] = all[1]
            }
            return
        }
        for (index, column) in order.enumerated() {
            put(all.indices.contains(index) ? all[index] : nil, into: column)
        }
    }

    func put(_ controller: UIViewController?, into column: Column) {
        if column == .supplementary, split.style != .tripleColumn {
            fatalError(
                "UISplitViewController.setViewController(_:for:): there is no supplementary "
                    + "column in a split view of style \(split.style); use .tripleColumn."
            )
        }
        let old = split.columns[column]
        split.given[column] = controller
        guard let controller else {
            split.columns[column] = nil
            if let old { leave(old) }
            if split.isCollapsed { gather() } else { fillPlaces() }
            return
        }
        let new: UIViewController =
            if hasColumns, column != .compact, !(controller is UINavigationController) {
                controller.navigationController ?? stack(around: controller, for: column)
            } else { controller }
        split.columns[column] = new
        if let old, old !== new { leave(old) }
        if split.isCollapsed, split.isShown {
            gather()
        } else {
            if column != .compact { adopt(new) }
            fillPlaces()
        }
    }

    /// A stack for a controller; that of the column is used again.
    private func stack(
        around controller: UIViewController,
        for column: Column
    ) -> UINavigationController {
        if let known = split.columns[column] as? UINavigationController, !split.isCollapsed,
            known.isSplitStack
        {
            known.setViewControllers([controller], animated: false)
            return known
        }
        return SplitStack(rootViewController: controller)
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        let isNarrow =
            controller === split.columns[.primary] || controller === split.columns[.supplementary]
        setNarrow(isNarrow && !split.isCollapsed, controller)
        controller.didMove(toParent: self)
    }

    /// Controllers in narrow columns have little room across, however wide the screen is.
    private func setNarrow(_ isNarrow: Bool, _ controller: UIViewController) {
        if isNarrow {
            controller.traitOverrides.horizontalSizeClass = .compact
        } else if controller.traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    private func leave(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        setNarrow(false, controller)
        controller.removeFromParent()
    }

    // MARK: Views

    func makeSplitView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .separator
        let places = SplitPlaces()
        split.places = places
        for column in [Column.secondary, .compact] {
            if let holder = places.holders[column] { view.addSubview(holder) }
        }
        view.addSubview(places.dimming)
        for column in [Column.supplementary, .primary] {
            if let holder = places.holders[column] { view.addSubview(holder) }
        }
        places.dimming.addAction(
            UIAction { [weak self] _ in self?.choose(.secondaryOnly, animated: true) },
            for: .touchUpInside
        )
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        pan.addHandler { [weak self] recognizer in self?.pulled(recognizer) }
        pan.isEnabled = split.presentsWithGesture
        view.addPart(pan)
        split.edgePan = pan
        self.view = view
        refreshBackground()
    }

    /// Shows what there is room for, for the first time.
    func showColumns() {
        split.isShown = true
        split.isCollapsed = traitCollection.horizontalSizeClass == .compact
        split.button?.isHidden = split.isCollapsed
        split.mode = wantedMode
        if split.isCollapsed { collapse(tells: true) } else { fillPlaces() }
    }

    /// The room has become another.
    func followRoom() {
        guard split.isShown else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != split.isCollapsed else { return refreshMode() }
        if isCompact {
            split.isCollapsed = true
            split.button?.isHidden = split.isCollapsed
            collapse(tells: true)
        } else {
            expand()
        }
    }

    /// Puts each column's view where it belongs.
    func fillPlaces() {
        guard split.isShown, !split.isCollapsed, let places = split.places else { return }
        for column in order {
            let controller = split.columns[column]
            if let controller { adopt(controller) }
            let isSeen = isSeen(column)
            places.holders[column]?.hold(isSeen ? controller?.view : nil)
        }
        places.holders[.compact]?.hold(nil)
        placeButtons()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: One column

    private func collapse(tells: Bool) {
        split.places?.dimming.isHidden = true
        for column in order { split.places?.holders[column]?.hold(nil) }
        gather()
        placeButtons()
        if tells { split.delegate?.splitViewControllerDidCollapse?(self) }
    }

    /// Makes one controller of all.
    private func gather() {
        guard split.isShown else { return }
        if hasColumns { gatherColumns() } else { gatherControllers() }
        viewIfLoaded?.setNeedsLayout()
    }

    private func gatherColumns() {
        if let compact = split.columns[.compact] {
            for column in order { if let other = split.columns[column] { leave(other) } }
            showAlone(compact)
            return
        }
        let proposed = order.last { split.columns[$0] != nil } ?? .primary
        let top =
            split.delegate?.splitViewController?(
                self,
                topColumnForCollapsingToProposedTopColumn: proposed
            ) ?? proposed
        guard let base = order.first(where: { split.columns[$0] != nil }),
            let stack = split.columns[base] as? UINavigationController
        else { return }
        var all: [UIViewController] = []
        for column in order {
            guard let own = split.columns[column] as? UINavigationController else { continue }
            let controllers = split.stacked[column] ?? own.viewControllers
            split.stacked[column] = controllers
            guard order.firstIndex(of: column) ?? 0 <= order.firstIndex(of: top) ?? 0 else {
                continue
            }
            if own !== stack {
                leave(own)
                own.setViewControllers([], animated: false)
            }
            all += controllers
        }
        stack.setViewControllers(all, animated: false)
        showAlone(stack)
    }

    private func gatherControllers() {
        let first =
            split.delegate?.primaryViewController?(forCollapsing: self)
            ?? split.columns[.primary] ?? split.columns[.secondary]
        guard let first else { return }
        let second = split.columns[.secondary]
        if let second, second !== first {
            leave(second)
            let isDone =
                split.delegate?.splitViewController?(
                    self,
                    collapseSecondary: second,
                    onto: first
                ) ?? false
            if !isDone { first.collapseSecondaryViewController(second, for: self) }
        }
        showAlone(first)
    }

    private func showAlone(_ controller: UIViewController) {
        if let old = split.alone, old !== controller { leave(old) }
        split.alone = controller
        adopt(controller)
        setNarrow(false, controller)
        split.places?.holders[.compact]?.hold(controller.view)
    }

    /// Makes columns of the one again.
    private func expand() {
        split.isCollapsed = false
        split.button?.isHidden = split.isCollapsed
        let proposed = wantedMode
        let answer = split.delegate?.splitViewController?(
            self,
            displayModeForExpandingToProposedDisplayMode: proposed
        )
        split.mode = answer.map { $0 == .automatic ? proposed : allowed($0) } ?? proposed
        split.places?.holders[.compact]?.hold(nil)
        if hasColumns { separateColumns() } else { separateControllers() }
        split.alone = nil
        for column in order {
            guard let controller = split.columns[column] else { continue }
            if controller.parent === self {
                let isNarrow = column != .secondary
                setNarrow(isNarrow, controller)
            }
        }
        fillPlaces()
        split.delegate?.splitViewControllerDidExpand?(self)
    }

    private func separateColumns() {
        if let compact = split.columns[.compact], compact.parent === self { leave(compact) }
        guard let base = order.first(where: { split.columns[$0] != nil }),
            let stack = split.columns[base] as? UINavigationController
        else { return }
        let common = stack.viewControllers
        // A column begins at its first controller; what was pushed since is the last column's.
        var parts: [Column: [UIViewController]] = [:]
        var current = base
        for controller in common {
            for column in order where split.stacked[column]?.first === controller {
                current = column
            }
            parts[current, default: []].append(controller)
        }
        for column in order.reversed() {
            guard let own = split.columns[column] as? UINavigationController else { continue }
            let controllers = parts[column] ?? split.stacked[column] ?? own.viewControllers
            if own === stack {
                if controllers.count != common.count {
                    stack.setViewControllers(controllers, animated: false)
                }
            } else {
                for controller in controllers where controller.parent === stack {
                    // Leaves the common stack before it comes onto its own.
                    stack.setViewControllers(
                        stack.viewControllers.filter { $0 !== controller },
                        animated: false
                    )
                }
                own.setViewControllers(controllers, animated: false)
            }
        }
        split.stacked = [:]
    }

    private func separateControllers() {
        guard let alone = split.alone else { return }
        let first = split.delegate?.primaryViewController?(forExpanding: self) ?? alone
        let second =
            split.delegate?.splitViewController?(self, separateSecondaryFrom: first)
            ?? first.separateSecondaryViewController(for: self) ?? split.columns[.secondary]
        if first !== alone { leave(alone) }
        split.columns[.primary] = first
        split.columns[.secondary] = second
    }

    // MARK: Showing

    func reveal(_ column: Column) {
        guard split.isCollapsed else {
            let mode: DisplayMode =
                switch column {
                case .primary: modes(split.style == .tripleColumn ? 2 : 1)
                case .supplementary: shownMode.others >= 1 ? shownMode : modes(1)
                case .secondary, .compact: shownMode.isOver ? .secondaryOnly : shownMode
                }
            return choose(mode, animated: true)
        }
        guard let stack = split.alone as? UINavigationController, hasColumns,
            let index = order.firstIndex(of: column)
        else { return }
        var wanted: [UIViewController] = []
        for (place, other) in order.enumerated() where place <= index {
            if let own = split.columns[other] as? UINavigationController {
                let controllers = split.stacked[other] ?? own.viewControllers
                split.stacked[other] = controllers
                if own !== stack { own.setViewControllers([], animated: false) }
                wanted += controllers
            }
        }
        let now = stack.viewControllers
        guard now.count != wanted.count || zip(now, wanted).contains(where: { $0 !== $1 }) else {
            return
        }
        stack.setViewControllers(wanted, animated: stack.viewIfLoaded?.window != nil)
    }

    func conceal(_ column: Column) {
        guard split.isCollapsed else {
            switch column {
            case .primary:
                choose(split.style == .tripleColumn ? modes(1) : .secondaryOnly, animated: true)
            case .supplementary: choose(.secondaryOnly, animated: true)
            case .secondary, .compact: break
            }
            return
        }
        guard let index = order.firstIndex(of: column), index > 0 else { return }
        reveal(order[index - 1])
    }

    func showInPlace(_ controller: UIViewController, _ sender: Any?) {
        if split.delegate?.splitViewController?(self, show: controller, sender: sender) == true {
            return
        }
        if split.isCollapsed, let stack = split.alone as? UINavigationController {
            stack.show(controller, sender: sender)
        } else if let stack = split.columns[.primary] as? UINavigationController {
            stack.show(controller, sender: sender)
        } else {
            put(controller, into: .primary)
        }
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        let isDone = split.delegate?.splitViewController?(
            self,
            showDetail: controller,
            sender: sender
        )
        if isDone == true { return }
        guard split.isCollapsed else {
            put(controller, into: .secondary)
            if shownMode.isOver { choose(.secondaryOnly, animated: true) }
            return
        }
        split.given[.secondary] = controller
        guard let stack = split.alone as? UINavigationController else {
            if !hasColumns { split.columns[.secondary] = controller }
            split.alone?.present(controller, animated: true)
            return
        }
        if hasColumns {
            let own =
                controller as? UINavigationController ?? SplitStack(rootViewController: controller)
            split.stacked[.secondary] = own.viewControllers
            split.columns[.secondary] = own
            reveal(.secondary)
            return
        }
        split.columns[.secondary] = controller
        stack.collapseSecondaryViewController(controller, for: self)
    }
}

/// A stack that a split view has made around a controller.
final class SplitStack: UINavigationController {}

extension UINavigationController {
    fileprivate var isSplitStack: Bool { self is SplitStack }
}
