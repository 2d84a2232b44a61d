// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

extension UINavigationBar: BarItemHost {
    package func barItemDidChange(_ item: NSObject) {
        guard bar.content != nil,
            item === bar.items.last || item === backItem || item is UIBarButtonItem
        else { return }
        reload()
        heightMayHaveChanged()
    }

    // MARK: Items

    func push(_ item: UINavigationItem, _ animated: Bool) {
        guard bar.delegate?.navigationBar?(self, shouldPush: item) ?? true else { return }
        show(bar.items + [item], animated: animated, isPush: true)
        bar.delegate?.navigationBar?(self, didPush: item)
    }

    func pop(_ animated: Bool) -> UINavigationItem? {
        guard let item = bar.items.last,
            bar.delegate?.navigationBar?(self, shouldPop: item) ?? true
        else { return nil }
        show(Array(bar.items.dropLast()), animated: animated, isPush: false)
        bar.delegate?.navigationBar?(self, didPop: item)
        return item
    }

    /// Takes other items over without views of them, which a controller shows once its view is loaded.
    func take(_ items: [UINavigationItem]) {
        for item in bar.items where item.host === self { item.host = nil }
        bar.items = items
        items.last?.host = self
        backItem?.host = self
    }

    /// Shows other items; inside an animation when `animated`.
    func show(_ items: [UINavigationItem], animated: Bool, isPush: Bool) {
        take(items)
        let old = bar.content
        reload()
        guard animated, let new = bar.content, let old, window != nil else {
            old?.removeFromSuperview()
            return heightMayHaveChanged()
        }
        let way = bounds.width * (isPush ? 0.5 : -0.3)
        UIView.performWithoutAnimation {
            addSubview(old)
            layoutIfNeeded()
            new.alpha = 0
            new.slide = way
            new.layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.35) {
            old.alpha = 0
            new.alpha = 1
            new.slide = 0
            old.slide = -way
            new.layoutIfNeeded()
            old.layoutIfNeeded()
            self.heightMayHaveChanged()
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Makes the views of the topmost item again.
    func reload() {
        syncSearch()
        let isShown = bar.content?.superview === self
        if isShown { bar.content?.removeFromSuperview() }
        guard let item = bar.items.last else {
            bar.content = nil
            return setNeedsLayout()
        }
        let content = NavigationBarContent(
            item,
            back: backItem,
            appearance: appearance,
            isLarge: showsLargeTitle,
            self
        )
        content.didTapBack = { [weak self] in self?.goBack() }
        bar.content = content
        addSubview(content)
        looksDidChange()
    }

    private func goBack() {
        if let action = bar.items.last?.backAction { return action.perform(sender: self) }
        if let owner = bar.owner {
            owner.goBackByHand()
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Sizes

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact
            && traitCollection.userInterfaceIdiom == .phone
    }

    /// Whether the topmost item has a large title.
    var showsLargeTitle: Bool {
        guard bar.likesLargeTitles, !isCompact, let item = bar.items.last else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            // As the item before, up to the first that says so.
            let former = bar.items.dropLast().last { $0.largeTitleDisplayMode != .automatic }
            return former?.largeTitleDisplayMode != .never
        }
    }

    var rowHeight: CGFloat { isCompact ? BarMetrics.compactHeight : BarMetrics.height }

    private var promptHeight: CGFloat {
        bar.items.last?.prompt == nil || isCompact ? 0 : BarMetrics.promptHeight
    }

    /// The height of all of the large title with what is below it.
    var largeTitleHeight: CGFloat {
        bar.items.last?.largeTitleHeight ?? BarMetrics.largeTitleHeight
    }

    /// The height with all of the large title and of the search bar.
    var wantedHeight: CGFloat {
        if hidesTitleForSearch { return searchHeight }
        return rowHeight + promptHeight + searchHeight
            + (showsLargeTitle ? largeTitleHeight : 0)
    }

    /// The height with as much of the large title and of the search bar as is seen.
    var shownHeight: CGFloat {
        if hidesTitleForSearch { return searchHeight }
        return rowHeight + promptHeight + shownSearchHeight
            + (showsLargeTitle ? min(bar.largeTitleShown, largeTitleHeight) : 0)
    }

    func heightMayHaveChanged() {
        invalidateIntrinsicContentSize()
        bar.owner?.barsMayHaveChanged()
        setNeedsLayout()
    }

    var position: UIBarPosition {
        if bar.owner != nil { return .topAttached }
        return bar.delegate?.position(for: self) ?? .top
    }

    // MARK: Looks

    /// What counts at present: the item's way, then the bar's, then the older settings.
    private var appearance: UINavigationBarAppearance {
        let item = bar.items.last
        let standard = item?.standardAppearance ?? bar.standard.value
        let usual =
            isCompact ? item?.compactAppearance ?? bar.compact ?? standard : standard
        if bar.isAtEdge, bar.owner != nil {
            let low = isCompact ? item?.compactScrollEdgeAppearance ?? bar.compactScrollEdge : nil
            if let edge = low ?? item?.scrollEdgeAppearance ?? bar.scrollEdge { return edge }
            if !bar.looks.hasBackground, bar.backgrounds.isEmpty {
                // Without content below, there is nothing to stand out from.
                let edge = UINavigationBarAppearance(barAppearance: usual ?? older)
                edge.configureWithTransparentBackground()
                return edge
            }
        }
        return usual ?? older
    }

    /// The settings that are older than appearances.
    var older: UINavigationBarAppearance {
        let made = UINavigationBarAppearance()
        bar.looks.dress(made, picture: bar.backgrounds[UIBarMetrics.default.rawValue])
        if bar.looks.isDark { made.titleTextAttributes[.foregroundColor] = UIColor.white }
        made.titleTextAttributes.merge(bar.titleAttributes ?? [:]) { $1 }
        made.largeTitleTextAttributes.merge(bar.largeTitleAttributes ?? [:]) { $1 }
        made.setBackIndicatorImage(
            bar.backIndicator,
            transitionMaskImage: bar.backIndicatorMask
        )
        return made
    }

    /// How often the bar's appearances have changed in place.
    private var revision: Int {
        [bar.compact, bar.scrollEdge, bar.compactScrollEdge].reduce(bar.standard.revision) {
            $0 + ($1?.revision ?? 0)
        }
    }

    /// Shows appearances that a program has changed in place.
    func showChangedLooks() { if revision != bar.shownRevision { looksDidChange() } }

    func looksDidChange() {
        bar.shownRevision = revision
        let appearance = appearance
        background.show(appearance)
        bar.content?.show(appearance)
        setNeedsLayout()
    }

    func arrange() {
        sendSubviewToBack(background)
        let isAttached = bar.owner == nil && position == .topAttached
        let reach = isAttached ? distanceToTopEdge : bar.reach
        background.frame = CGRect(
            x: 0,
            y: -reach,
            width: bounds.width,
            height: bounds.height + reach
        )
        for case let content as NavigationBarContent in subviews {
            content.rowHeight = rowHeight
            content.promptHeight = promptHeight
            content.titleOffset = titleVerticalPositionAdjustment(for: .default)
            var frame = bounds
            frame.size.height -= bar.search == nil ? 0 : shownSearchHeight
            content.frame = frame
        }
        arrangeSearch()
    }
}
