// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

/// Sizes of tab bars, in points, as those of iOS 17 appear.
private enum TabBarMetrics {
    static let height: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    /// The whole height on tablets that have something at the lower edge.
    static let padHeightWithHome: CGFloat = 65
    static let itemWidth: CGFloat = 76
    static let itemSpacing: CGFloat = 34
}

extension UITabBar: BarItemHost {
    package func barItemDidChange(_ item: NSObject) {
        guard let button = bar.buttons.first(where: { $0.item === item }) else { return }
        button.show(looks(of: button.item))
        if item === bar.selected { showBackground() }
        setNeedsLayout()
    }

    func setUp() {
        background.hasShadowOnTop = true
        insertSubview(background, at: 0)
        insertPart(indicator, at: 1)
        accessibilityTraits = .tabBar
        looksDidChange()
    }

    // MARK: Archives

    func decodeBar(_ coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decode.integer("UIBarStyle") { barStyle = UIBarStyle(rawValue: $0) ?? .default }
        decode.flag("UITranslucent") { isTranslucent = $0 }
        barTintColor = decode.object("UIBarTintColor") as? UIColor
        unselectedItemTintColor = decode.object("UIUnselectedItemTintColor") as? UIColor
        if let items = decode.object("UIItems") as? [UITabBarItem] { show(items, animated: false) }
        decode.integer("UISelectedItem") {
            if bar.items.indices.contains($0) { select(bar.items[$0]) }
        }
    }

    func encodeBar(_ coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UITranslucent")
        if let barTintColor { coder.encode(barTintColor, forKey: "UIBarTintColor") }
        if let color = unselectedItemTintColor {
            coder.encode(color, forKey: "UIUnselectedItemTintColor")
        }
        coder.encode(bar.items, forKey: "UIItems")
        if let index = bar.items.firstIndex(where: { $0 === bar.selected }) {
            coder.encode(index, forKey: "UISelectedItem")
        }
    }

    // MARK: Items

    /// Shows other items.
    func show(_ items: [UITabBarItem], animated: Bool) {
        let old = bar.buttons
        for item in bar.items where item.host === self { item.host = nil }
        bar.items = items
        if let selected = bar.selected, !items.contains(where: { $0 === selected }) {
            bar.selected = nil
        }
        bar.buttons = items.map { item in
            dress(item)
            if let known = old.first(where: { $0.item === item }) { return known }
            let button = TabButton(item)
            if isSpringLoaded { button.isActivatedByDrags = true }
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let button else { return }
                    self?.choose(button.item)
                },
                for: .touchUpInside
            )
            return button
        }
        for button in old where !bar.buttons.contains(where: { $0 === button }) {
            button.removeFromSuperview()
        }
        for button in bar.buttons where button.superview !== self { addSubview(button) }
        refreshButtons()
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    /// Lets the proxies of appearance set what nobody has, and hears of the item's changes from
    /// then on.
    func dress(_ item: UITabBarItem) {
        item.host = nil
        AppearanceCenter.apply(to: item, in: self)
        item.host = self
    }

    func select(_ item: UITabBarItem?) {
        if let item, !bar.items.contains(where: { $0 === item }) {
            fatalError(
                "UITabBar.selectedItem: \(item) is not one of the bar's items; choose one of them."
            )
        }
        guard item !== bar.selected else { return }
        bar.selected = item
        for button in bar.buttons { button.isSelected = button.item === item }
        looksDidChange()
    }

    /// A finger has chosen an item, perhaps the one that is chosen already.
    private func choose(_ item: UITabBarItem) {
        if let owner = bar.owner {
            owner.choose(item)
        } else {
            select(item)
            bar.delegate?.tabBar?(self, didSelect: item)
        }
    }

    // MARK: Looks

    private var isLow: Bool {
        traitCollection.verticalSizeClass == .compact
            && traitCollection.userInterfaceIdiom == .phone
    }

    private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

    private var style: UITabBarItemAppearance.Style {
        if isLow { return .compactInline }
        return isPad && traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// The height with what the screen needs below; the bar of a controller has its view's need.
    var wantedHeight: CGFloat {
        let below = bar.owner?.viewIfLoaded?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
        if isPad { return below > 0 ? TabBarMetrics.padHeightWithHome : TabBarMetrics.padHeight }
        return (isLow ? TabBarMetrics.compactHeight : TabBarMetrics.height) + below
    }

    /// What counts at present: the item's way, then the bar's, then the older settings.
    private var appearance: UITabBarAppearance {
        let item = bar.selected
        let standard = item?.standardAppearance ?? bar.standard.value
        guard bar.isAtEdge else { return standard ?? older }
        if let edge = item?.scrollEdgeAppearance ?? bar.scrollEdge { return edge }
        guard standard == nil, bar.looks.hasBackground || bar.background != nil else {
            // Without content below, there is nothing to stand out from.
            let edge = UITabBarAppearance(barAppearance: standard ?? older)
            edge.configureWithTransparentBackground()
            return edge
        }
        return older
    }

    /// The settings that are older than appearances.
    var older: UITabBarAppearance {
        let made = UITabBarAppearance()
        bar.looks.dress(made, picture: bar.background)
        made.selectionIndicatorImage = bar.indicator
        return made
    }

    /// Whether any content lies below, which the bar then stands out from.
    func setScrolled(isAtEdge: Bool) {
        guard isAtEdge != bar.isAtEdge else { return }
        bar.isAtEdge = isAtEdge
        looksDidChange()
    }

    /// How often the bar's appearances have changed in place.
    private var revision: Int { bar.standard.revision + (bar.scrollEdge?.revision ?? 0) }

    /// Shows appearances that a program has changed in place.
    func showChangedLooks() { if revision != bar.shownRevision { looksDidChange() } }

    func looksDidChange() {
        bar.shownRevision = revision
        showBackground()
        refreshButtons()
        setNeedsLayout()
    }

    private func showBackground() {
        let appearance = appearance
        background.show(appearance)
        indicator.image = appearance.selectionIndicatorImage ?? bar.indicator
        indicator.tintColor = appearance.selectionIndicatorTintColor
        if appearance.selectionIndicatorTintColor != nil {
            indicator.image = indicator.image?.withRenderingMode(.alwaysTemplate)
        }
    }

    private func looks(of item: UITabBarItem) -> TabButton.Looks {
        let appearance = item.standardAppearance ?? appearance
        let style = style
        let layout =
            switch style {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        return TabButton.Looks(
            style: style,
            tint: bar.selectedImageTint,
            unselectedTint: bar.unselectedTint,
            appearance: layout
        )
    }

    private func refreshButtons() {
        for button in bar.buttons {
            button.isSelected = button.item === bar.selected
            button.show(looks(of: button.item))
        }
    }

    // MARK: Places

    func arrange() {
        background.frame = bounds
        let insets = safeAreaInsets
        let below = min(insets.bottom, max(0, bounds.height - TabBarMetrics.compactHeight))
        let room = CGRect(
            x: insets.left,
            y: 0,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - below)
        )
        let places = places(in: room)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, place) in zip(bar.buttons, isMirrored ? places.reversed() : places) {
            button.frame = place
        }
        guard let chosen = bar.buttons.first(where: { $0.isSelected }),
            let image = indicator.image
        else {
            indicator.isHidden = true
            return
        }
        indicator.isHidden = false
        indicator.frame = CGRect(
            x: chosen.frame.midX - image.size.width / 2,
            y: chosen.frame.midY - image.size.height / 2,
            width: image.size.width,
            height: image.size.height
        )
    }

    private func places(in room: CGRect) -> [CGRect] {
        let count = CGFloat(bar.buttons.count)
        guard count > 0 else { return [] }
        let appearance = appearance
        let positioning =
            appearance.stackedItemPositioning == .automatic
            ? bar.positioning : appearance.stackedItemPositioning
        let isFull =
            positioning == .fill
            || positioning == .automatic
                && (traitCollection.horizontalSizeClass != .regular || isLow)
        if isFull {
            let width = room.width / count
            return bar.buttons.indices.map { index in
                let x = (room.minX + CGFloat(index) * width).rounded()
                let end = (room.minX + CGFloat(index + 1) * width).rounded()
                return CGRect(x: x, y: room.minY, width: end - x, height: room.height)
            }
        }
        let given = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : bar.itemWidth
        let needed = bar.buttons.map { $0.sizeThatFits(room.size).width }.max() ?? 0
        var width = given > 0 ? given : max(TabBarMetrics.itemWidth, needed.rounded(.up))
        let space =
            appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : bar.itemSpacing
        var gap = space > 0 ? space : TabBarMetrics.itemSpacing
        let all = count * width + (count - 1) * gap
        if all > room.width {
            gap = 0
            width = min(width, room.width / count)
        }
        let start = room.midX - (count * width + (count - 1) * gap) / 2
        return bar.buttons.indices.map { index in
            CGRect(
                x: (start + CGFloat(index) * (width + gap)).rounded(),
                y: room.minY,
                width: width,
                height: room.height
            )
        }
    }
}
