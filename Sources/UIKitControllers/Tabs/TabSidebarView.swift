// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UITabBarController {
    /// The list of the tabs at the leading edge.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        private final weak var owner: UITabBarController?
        private final var hides = false
        private final var layout = Layout.automatic

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Whether the sidebar is not shown; false by default.
        ///
        /// Shown, it takes the place of the bar.
        open var isHidden: Bool {
            get { hides }
            set {
                guard newValue != hides else { return }
                hides = newValue
                owner?.sidebarDidChange()
            }
        }

        /// Whether the sidebar lies beside the content or over it.
        open var preferredLayout: Layout {
            get { layout }
            set {
                guard newValue != layout else { return }
                layout = newValue
                owner?.sidebarDidChange()
            }
        }

        /// Where a sidebar lies.
        public enum Layout: Int, Sendable {
            /// As `tile`.
            case automatic = 0
            /// Over the content.
            case overlap = 1
            /// Beside the content.
            case tile = 2
        }
    }

    var ownSidebar: Sidebar {
        if let sidebar = tabState.sidebar { return sidebar }
        let sidebar = Sidebar(self)
        tabState.sidebar = sidebar
        return sidebar
    }

    /// Whether the sidebar is shown: on a pad of regular width.
    var showsSidebar: Bool {
        hasTabs && tabState.mode == .tabSidebar && tabState.sidebar?.isHidden != true
            && traitCollection.horizontalSizeClass == .regular
            && traitCollection.userInterfaceIdiom == .pad
    }

    func sidebarDidChange() {
        guard isViewLoaded else { return }
        guard view.window != nil else { return barMayHaveChanged() }
        UIView.animate(withDuration: 0.3) { self.barMayHaveChanged() }
    }

    /// Places the sidebar, and the content beside it.
    func arrangeSidebar(beside content: UIView) {
        guard showsSidebar || tabState.sidebarView != nil else { return }
        let sidebar = tabState.sidebarView ?? TabSidebarView(self)
        if tabState.sidebarView == nil {
            tabState.sidebarView = sidebar
            view.addSubview(sidebar)
            sidebar.show(tabState.list)
        }
        let bounds = view.bounds
        let width = TabSidebarView.width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isTiled = showsSidebar && ownSidebar.preferredLayout != .overlap
        var frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        if !showsSidebar { frame.origin.x = -width }
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        sidebar.frame = frame
        var place = bounds
        if isTiled {
            place.size.width -= width
            if !isRightToLeft { place.origin.x = width }
        }
        if content.frame != place { content.frame = place }
        sidebar.highlight(tabState.chosenTab?.chosen)
    }
}

/// Shows tabs and the tabs in groups as a list.
@MainActor
final class TabSidebarView: UIView, ViewPart {
    /// Sizes in points; our choice.
    static let width: CGFloat = 280
    private enum Metrics {
        static let row: CGFloat = 44
        static let inset: CGFloat = 12
        static let indent: CGFloat = 16
        static let picture: CGFloat = 28
        static let fontSize: CGFloat = 17
        static let subtitleFontSize: CGFloat = 12
        static let radius: CGFloat = 10
    }

    private weak var owner: UITabBarController?
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scrollView = UIScrollView()
    private var rows: [Row] = []

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        addSubview(background)
        addSubview(scrollView)
        scrollView.alwaysBounceVertical = true
        scrollView.contentInsetAdjustmentBehavior = .always
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a list of tabs.
    func show(_ tabs: [UITab]) {
        let lines = tabs.flatMap { TabSidebarView.lines(of: $0, depth: 0) }
        // Rows stay while their tabs do, since one of them may have the touch.
        if !rows.elementsEqual(lines, by: { $0.tab === $1.tab && $0.depth == $1.depth }) {
            for row in rows { row.removeFromSuperview() }
            rows = lines.map { makeRow($0.tab, depth: $0.depth) }
        }
        for row in rows { row.refresh() }
        setNeedsLayout()
    }

    /// The tabs that are shown for one, with how deep they are in groups.
    private static func lines(of tab: UITab, depth: Int) -> [(tab: UITab, depth: Int)] {
        guard !tab.isHidden else { return [] }
        let children = (tab as? UITabGroup)?.children ?? []
        return [(tab, depth)] + children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private func makeRow(_ tab: UITab, depth: Int) -> Row {
        let row = Row(tab, depth: depth)
        row.addAction(
            UIAction { [weak owner] _ in owner?.chooseByHand(tab) },
            for: .touchUpInside
        )
        scrollView.addSubview(row)
        return row
    }

    /// Marks the chosen tab.
    func highlight(_ tab: UITab?) {
        for row in rows { row.isSelected = row.tab === tab }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scrollView.frame = bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: Metrics.inset,
                y: CGFloat(index) * Metrics.row,
                width: max(0, bounds.width - 2 * Metrics.inset),
                height: Metrics.row
            )
        }
        scrollView.contentSize = CGSize(
            width: bounds.width,
            height: CGFloat(rows.count) * Metrics.row
        )
    }

    /// One line of the list.
    final class Row: UIControl {
        let tab: UITab
        let depth: Int
        private let picture = UIImageView()
        private let label = UILabel()
        private let subtitle = UILabel()
        private let badge = UILabel()

        init(_ tab: UITab, depth: Int) {
            self.tab = tab
            self.depth = depth
            super.init(frame: .zero)
            picture.contentMode = .center
            let isGroup = tab is UITabGroup
            label.font = .systemFont(ofSize: Metrics.fontSize, weight: isGroup ? .bold : .regular)
            subtitle.font = .systemFont(ofSize: Metrics.subtitleFontSize)
            subtitle.textColor = .secondaryLabel
            badge.textColor = .secondaryLabel
            badge.textAlignment = .right
            for view in [picture, label, subtitle, badge] { addSubview(view) }
            layer.cornerRadius = Metrics.radius
            isAccessibilityElement = true
            accessibilityTraits = .button
        }

        required init?(coder: NSCoder) { nil }

        /// Shows what the tab is now.
        func refresh() {
            picture.image = tab.image?.withRenderingMode(.alwaysTemplate)
            label.text = tab.title
            subtitle.text = tab.subtitle
            badge.text = tab.badgeValue
            isEnabled = tab.isEnabled
            alpha = tab.isEnabled ? 1 : 0.4
            accessibilityLabel = tab.title
            accessibilityValue = tab.badgeValue
            setNeedsLayout()
        }

        override var isSelected: Bool {
            didSet {
                backgroundColor = isSelected ? tintColor?.withAlphaComponent(0.15) : nil
                accessibilityTraits = isSelected ? [.button, .selected] : .button
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let start = Metrics.inset + CGFloat(depth) * Metrics.indent
            let height = bounds.height
            picture.frame = CGRect(x: start, y: 0, width: Metrics.picture, height: height)
            let number = badge.sizeThatFits(bounds.size).width.rounded(.up)
            let end = bounds.width - Metrics.inset - number
            badge.frame = CGRect(x: end, y: 0, width: number, height: height)
            let x = picture.frame.maxX + Metrics.inset
            let width = max(0, end - x)
            let words = label.sizeThatFits(bounds.size).height
            let below = tab.subtitle == nil ? 0 : subtitle.sizeThatFits(bounds.size).height
            let top = ((height - words - below) / 2).rounded()
            label.frame = CGRect(x: x, y: top, width: width, height: words)
            subtitle.frame = CGRect(x: x, y: top + words, width: width, height: below)
        }
    }
}
