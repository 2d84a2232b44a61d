// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// Which columns are seen, how wide they are and where they lie.
extension UISplitViewController {
    /// The widths that the system chooses.
    private static let usualWidth: CGFloat = 320
    private static let usualShare: CGFloat = 0.4
    /// From this width on three columns fit beside each other.
    private static let roomyWidth: CGFloat = 1_180

    private var box: CGRect { viewIfLoaded?.bounds ?? UIScreen.main.bounds }
    private var isWide: Bool { box.width > box.height }
    private var isTriple: Bool { split.style == .tripleColumn }

    // MARK: Modes

    var behavior: SplitBehavior {
        if split.isCollapsed { return .automatic }
        guard split.preferredBehavior == .automatic else { return split.preferredBehavior }
        guard isTriple else { return isWide ? .tile : .overlay }
        guard isWide else { return .overlay }
        return box.width >= Self.roomyWidth ? .tile : .displace
    }

    /// The mode in which a number of columns is seen with the last one.
    func modes(_ others: Int) -> DisplayMode {
        switch (min(others, isTriple ? 2 : 1), behavior) {
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (2, .overlay): .twoOverSecondary
        case (2, .displace): .twoDisplaceSecondary
        case (2, _): .twoBesideSecondary
        default: .secondaryOnly
        }
    }

    /// A mode that goes with the behaviour, with as many columns.
    func allowed(_ mode: DisplayMode) -> DisplayMode {
        guard mode != .automatic else { return isWide ? modes(1) : .secondaryOnly }
        // Without columns of its own a split view does as it is told.
        guard hasColumns || split.preferredBehavior != .automatic else {
            return mode.others > 1 ? .oneBesideSecondary : mode
        }
        if split.preferredBehavior == .automatic, mode.others <= (isTriple ? 2 : 1) { return mode }
        return modes(mode.others)
    }

    var wantedMode: DisplayMode { split.chosenMode ?? allowed(split.preferredMode) }

    var shownMode: DisplayMode {
        if split.isShown { return split.isCollapsed ? .secondaryOnly : split.mode }
        return wantedMode
    }

    func isSeen(_ column: Column) -> Bool {
        switch column {
        case .secondary: true
        case .compact: false
        case .primary: split.mode.others >= (isTriple ? 2 : 1) || split.pulled != nil
        case .supplementary: split.mode.others >= 1 || split.pulled != nil
        }
    }

    func refreshMode() {
        guard split.isShown, !split.isCollapsed else { return }
        let wanted = wantedMode
        if wanted != split.mode { change(to: wanted, animated: false) } else { placeButtons() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// A person, or a call, wants other columns to be seen.
    func choose(_ mode: DisplayMode, animated: Bool) {
        split.chosenMode = mode
        guard split.isShown, !split.isCollapsed, mode != split.mode else { return }
        change(to: mode, animated: animated)
    }

    private func change(to mode: DisplayMode, animated: Bool) {
        let before = [Column.primary, .supplementary].filter { isSeen($0) }
        let old = split.mode
        split.delegate?.splitViewController?(self, willChangeTo: mode)
        split.mode = mode
        let after = [Column.primary, .supplementary].filter { isSeen($0) }
        for column in before where !after.contains(column) && split.columns[column] != nil {
            split.delegate?.splitViewController?(self, willHide: column)
        }
        for column in after where !before.contains(column) && split.columns[column] != nil {
            split.delegate?.splitViewController?(self, willShow: column)
        }
        guard animated, UIView.areAnimationsEnabled, let view = viewIfLoaded, view.window != nil
        else {
            fillPlaces()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        // What comes lies outside first; what goes is taken away at the end.
        split.mode = old.others > mode.others ? old : mode
        let target = mode
        if old.others <= mode.others {
            fillPlaces()
            UIView.performWithoutAnimation { self.arrange(old) }
        }
        split.mode = target
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            options: [.allowUserInteraction],
            animations: { self.arrange(target) },
            completion: { [weak self] _ in
                guard let self, split.mode == target else { return }
                fillPlaces()
            }
        )
        placeButtons()
    }

    // MARK: Widths

    func change(_ path: WritableKeyPath<State, CGFloat>, _ value: CGFloat) {
        split[keyPath: path] = value
        viewIfLoaded?.setNeedsLayout()
    }

    func width(of column: Column) -> CGFloat {
        let whole = box.width
        if split.isCollapsed, split.isShown { return whole }
        let rule = column == .primary ? split.primary : split.supplementary
        let automatic = Self.automaticDimension
        func known(_ value: CGFloat) -> CGFloat? {
            value != automatic && value.isFinite && value >= 0 ? value : nil
        }
        let share = known(rule.fraction)
        let wanted =
            known(rule.preferred) ?? share.map { $0 * whole }
            ?? min(Self.usualShare * whole, Self.usualWidth)
        let least = known(rule.least) ?? 0
        let usualMost =
            known(rule.preferred) == nil && share == nil
            ? Self.usualWidth
            : max(
                Self.usualWidth,
                known(rule.preferred) ?? 0
            )
        let most = max(least, known(rule.most) ?? max(usualMost, least))
        return min(max(wanted, least), min(most, whole)).rounded()
    }

    // MARK: Places

    func arrangeColumns() {
        guard split.isShown else { return }
        if split.isCollapsed {
            split.places?.holders[.compact]?.frame = box
            return
        }
        // Before the first layout nobody knew how wide the room is.
        let wanted = wantedMode
        if wanted != split.mode, split.pulled == nil { change(to: wanted, animated: false) }
        arrange(split.mode)
    }

    /// Puts the columns where a mode has them.
    private func arrange(_ mode: DisplayMode) {
        guard let places = split.places, let holder = places.holders[.secondary] else { return }
        let box = box
        let isLeft = isPrimaryLeft
        let first = width(of: .primary)
        let middle = isTriple ? width(of: .supplementary) : 0
        let shownFirst = mode.others >= (isTriple ? 2 : 1)
        let shownMiddle = isTriple && mode.others >= 1
        var taken: CGFloat = (shownFirst ? first : 0) + (shownMiddle ? middle : 0)
        if let pulled = split.pulled { taken = (first + middle) * pulled }
        func put(_ column: Column, _ x: CGFloat, _ width: CGFloat) {
            guard let holder = places.holders[column] else { return }
            holder.frame = CGRect(
                x: isLeft ? x : box.width - x - width,
                y: 0,
                width: width,
                height: box.height
            )
            holder.hasLine = column != .secondary
            holder.hasLineAtLeft = !isLeft
            holder.layoutIfNeeded()
        }
        let others = (shownFirst ? first : 0) + (shownMiddle ? middle : 0)
        put(
            .primary,
            (split.pulled != nil ? taken - middle : shownFirst ? first : 0) - first,
            first
        )
        if isTriple { put(.supplementary, taken - middle, middle) }
        let isOver = mode.isOver || split.pulled != nil
        let start: CGFloat =
            switch mode {
            case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: others
            default: 0
            }
        var width = box.width - start
        // What is pushed aside keeps the width that it has beside one column.
        if mode == .twoDisplaceSecondary { width = box.width - middle }
        put(.secondary, start, max(0, width))
        holder.hasLine = false
        places.dimming.frame = box
        places.dimming.isHidden = !isOver && mode != .twoDisplaceSecondary
        places.dimming.alpha = places.dimming.isHidden ? 0 : 1
        if mode == .twoDisplaceSecondary {
            places.dimming.frame = holder.frame
            places.dimming.alpha = 0.5
        }
    }

    var isPrimaryLeft: Bool {
        let isRightToLeft =
            viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (split.edge == .leading) != isRightToLeft
    }

    func refreshBackground() {
        guard let holder = split.places?.holders[.primary] else { return }
        holder.backgroundColor = split.background == .sidebar ? .systemGroupedBackground : nil
        split.edgePan?.edges = isPrimaryLeft ? .left : .right
    }

    // MARK: Pulling

    /// A finger pulls the columns in from the edge.
    func pulled(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer, let view = viewIfLoaded,
            !split.isCollapsed
        else { return }
        let whole = width(of: .primary) + (isTriple ? width(of: .supplementary) : 0)
        let way = pan.translation(in: view).x * (isPrimaryLeft ? 1 : -1)
        switch pan.state {
        case .began:
            guard split.mode == .secondaryOnly else { return }
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin?(self)
            split.pulled = 0
            fillPlaces()
            arrange(split.mode)
        case .changed:
            guard split.pulled != nil else { return }
            split.pulled = max(0, min(1, way / max(1, whole)))
            arrange(split.mode)
        case .ended, .cancelled:
            guard let pulled = split.pulled else { return }
            let speed = pan.velocity(in: view).x * (isPrimaryLeft ? 1 : -1)
            split.pulled = nil
            let opens = pan.state == .ended && (speed > 300 || pulled > 0.5 && speed > -300)
            if opens {
                choose(modes(1), animated: true)
            } else {
                UIView.animate(withDuration: 0.3) {
                    self.arrange(self.split.mode)
                } completion: { [weak self] _ in
                    self?.fillPlaces()
                }
            }
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd?(self)
        case .possible, .failed: break
        }
    }

    // MARK: Buttons

    var modeButton: UIBarButtonItem {
        if let button = split.button { return button }
        let button = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in self?.toggle() }
        )
        button.image = UIImage(systemName: "sidebar.leading")
        button.accessibilityLabel = "Show Sidebar"
        // There is nothing to show or hide where one column is alone.
        button.isHidden = split.isCollapsed
        split.button = button
        return button
    }

    private var secondaryOnlyButton: UIBarButtonItem {
        if let button = split.onlyButton { return button }
        let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        let button = UIBarButtonItem(
            image: image,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                choose(shownMode == .secondaryOnly ? modes(1) : .secondaryOnly, animated: true)
            }
        )
        button.image = image
        button.accessibilityLabel = "Full Screen"
        split.onlyButton = button
        return button
    }

    /// The button of the arrangement was tapped.
    private func toggle() {
        let answer = split.delegate?.targetDisplayModeForAction?(in: self) ?? .automatic
        guard answer == .automatic else { return choose(allowed(answer), animated: true) }
        switch shownMode.others {
        case 0: choose(modes(1), animated: true)
        case 1 where isTriple: choose(modes(2), animated: true)
        case 2: choose(modes(1), animated: true)
        default: choose(.secondaryOnly, animated: true)
        }
    }

    /// Puts the buttons into the bar of the first column that is seen.
    func placeButtons() {
        let old = split.buttonHost
        let column = [Column.primary, .supplementary, .secondary].first {
            isSeen($0) && split.columns[$0] != nil
        }
        let stack = column.flatMap { split.columns[$0] } as? UINavigationController
        var wants = hasColumns && split.isShown && !split.isCollapsed
        switch split.buttonVisibility {
        case .never: wants = false
        case .automatic: wants = wants && split.presentsWithGesture
        case .always: break
        }
        let host = wants ? stack?.viewControllers.first?.navigationItem : nil
        let own = [split.button, split.onlyButton].compactMap { $0 }
        if let old, old !== host {
            let rest = (old.leftBarButtonItems ?? []).filter { item in
                !own.contains { $0 === item }
            }
            old.leftBarButtonItems = rest.isEmpty ? nil : rest
        }
        split.buttonHost = host
        guard let host else { return }
        var items = [modeButton]
        if split.showsSecondaryOnly, isTriple, column != .primary {
            items.append(secondaryOnlyButton)
        }
        let others = (host.leftBarButtonItems ?? []).filter { item in
            item !== split.button && item !== split.onlyButton
        }
        // The program's own items come first, and the button only where there are none.
        if others.isEmpty || split.buttonVisibility == .always {
            let wanted = items + others
            let now = host.leftBarButtonItems ?? []
            if now.count != wanted.count || zip(now, wanted).contains(where: { $0 !== $1 }) {
                host.leftBarButtonItems = wanted
            }
        }
    }
}
