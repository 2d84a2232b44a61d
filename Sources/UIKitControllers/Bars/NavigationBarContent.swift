// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// The views of one item of a navigation bar.
@MainActor
final class NavigationBarContent: UIView, ViewPart {
    let item: UINavigationItem
    private let title = UILabel()
    private let largeTitle = UILabel()
    private let largeArea = UIView()
    private let subtitle = UILabel()
    private let largeSubtitle = UILabel()
    private let prompt = UILabel()
    private var back: BackButton?
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private var titleMenu: TitleMenuButton?
    private let isLarge: Bool
    var didTapBack: () -> Void = {}
    var rowHeight = BarMetrics.height
    var promptHeight: CGFloat = 0
    var titleOffset: CGFloat = 0
    private var titleShift = UIOffset.zero
    /// How far title and back button are moved, while another item comes.
    var slide: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    init(
        _ item: UINavigationItem,
        back backItem: UINavigationItem?,
        appearance: UINavigationBarAppearance,
        isLarge: Bool,
        _ host: any BarItemHost
    ) {
        self.item = item
        self.isLarge = isLarge
        super.init(frame: .zero)
        addButtons(appearance, host)
        let hasLeft = !left.isEmpty && !item.leftItemsSupplementBackButton
        if let backItem, !item.hidesBackButton, !hasLeft { addBack(backItem, appearance, host) }
        title.textAlignment = .center
        title.text = item.title
        prompt.text = item.prompt
        prompt.font = .systemFont(ofSize: 13)
        prompt.textAlignment = .center
        largeTitle.text = item.title
        largeTitle.adjustsFontSizeToFitWidth = true
        largeTitle.minimumScaleFactor = 0.8
        for label in [title, largeTitle] { label.accessibilityTraits = [.staticText, .header] }
        largeArea.clipsToBounds = true
        largeArea.isHidden = !isLarge
        largeArea.isUserInteractionEnabled = false
        largeArea.addSubview(largeTitle)
        addSubtitles()
        for view in [title, prompt, largeArea] { addSubview(view) }
        if let view = item.titleView {
            addSubview(view)
            title.isHidden = true
        } else if item.hasTitleMenu, item.title?.isEmpty == false {
            let button = TitleMenuButton(item)
            addSubview(button)
            titleMenu = button
        }
        show(appearance)
    }

    required init?(coder: NSCoder) { nil }

    /// The view below the title; nil for none.
    private var subtitleView: UIView? {
        guard item.titleView == nil else { return nil }
        return item.subtitleView ?? (item.subtitle == nil ? nil : subtitle)
    }

    /// The view below the large title; nil for none.
    private var largeSubtitleView: UIView? {
        item.largeSubtitleView ?? (item.hasLargeSubtitle ? largeSubtitle : nil)
    }

    private func addSubtitles() {
        subtitle.textAlignment = .center
        if let view = subtitleView { addSubview(view) }
        guard isLarge, let view = largeSubtitleView else { return }
        largeArea.isUserInteractionEnabled = view !== largeSubtitle
        largeArea.addSubview(view)
    }

    private func addButtons(_ appearance: UINavigationBarAppearance, _ host: any BarItemHost) {
        func views(_ items: [UIBarButtonItem]) -> [BarButton] {
            items.filter { !$0.isHidden }.map { item in
                dress(item, in: host)
                item.host = host
                let style =
                    item.style == .done
                    ? appearance.doneButtonAppearance : appearance.buttonAppearance
                let button = BarButton(item, appearance: style)
                addSubview(button)
                return button
            }
        }
        left = views(item.shownLeftItems)
        right = views(item.shownRightItems)
    }

    /// Lets the proxies of appearance set what nobody has.
    private func dress(_ item: UIBarButtonItem, in host: any BarItemHost) {
        guard AppearanceCenter.isUsed, let bar = host as? UIView else { return }
        // The bar is told of changes, and would make its buttons again.
        item.host = nil
        AppearanceCenter.apply(to: item, in: bar)
    }

    private func addBack(
        _ backItem: UINavigationItem,
        _ appearance: UINavigationBarAppearance,
        _ host: any BarItemHost
    ) {
        let own = backItem.backBarButtonItem
        let dressed = own ?? UIBarButtonItem()
        dress(dressed, in: host)
        let text: String? =
            switch backItem.backButtonDisplayMode {
            case .minimal: nil
            case .generic: "Back"
            case .default: own?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
            }
        let button = BackButton(
            title: text == "" ? nil : text,
            indicator: own?.image ?? appearance.ownBackIndicator,
            attributes: appearance.backButtonAppearance.normal.titleTextAttributes
                .merging(dressed.titleTextAttributes(for: .normal) ?? [:]) { $1 },
            titleOffset: dressed.backButtonTitlePositionAdjustment(
                for: (host as? UIView)?.barMetrics ?? .default
            ) + appearance.backButtonAppearance.normal.titlePositionAdjustment
        )
        if let tint = dressed.tintColor { button.tintColor = tint }
        button.addAction(
            UIAction { [weak self] _ in self?.didTapBack() },
            for: .touchUpInside
        )
        addSubview(button)
        back = button
    }

    func show(_ appearance: UINavigationBarAppearance) {
        var texts: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.fontSize, weight: .semibold),
            .foregroundColor: UIColor.label,
        ]
        texts.merge(appearance.titleTextAttributes) { $1 }
        title.attributedText = text(item.attributedTitle, item.title, texts)
        titleShift = appearance.titlePositionAdjustment
        var large: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.largeFontSize, weight: .bold),
            .foregroundColor: UIColor.label,
        ]
        large.merge(appearance.largeTitleTextAttributes) { $1 }
        largeTitle.attributedText = text(nil, item.largeTitle ?? item.title, large)
        showSubtitles()
        setNeedsLayout()
    }

    private func showSubtitles() {
        func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
            [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel]
        }
        subtitle.attributedText = text(
            item.attributedSubtitle,
            item.subtitle,
            attributes(BarMetrics.subtitleFontSize)
        )
        let ownLarge = item.largeAttributedSubtitle
        largeSubtitle.attributedText = text(
            item.largeSubtitle == nil ? item.attributedSubtitle : ownLarge,
            item.largeSubtitle ?? item.subtitle,
            attributes(BarMetrics.largeSubtitleFontSize)
        )
    }

    /// A text with the bar's attributes under its own.
    private func text(
        _ own: AttributedString?,
        _ plain: String?,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        guard let own = own.map({ NSAttributedString($0) }) else {
            return plain.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        let result = NSMutableAttributedString(string: own.string, attributes: attributes)
        let whole = NSRange(location: 0, length: own.length)
        own.enumerateAttributes(in: whole, options: []) { values, range, _ in
            result.addAttributes(values, range: range)
        }
        return result
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = max(safeAreaInsets.left, safeAreaInsets.right)
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
        prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        var low = inset + BarMetrics.sideInset
        if let back {
            let size = back.sizeThatFits(row.size)
            let width = min(size.width, bounds.width * 0.5)
            back.frame = CGRect(
                x: inset + BarMetrics.backInset + slide,
                y: row.minY,
                width: width,
                height: row.height
            )
            low = inset + BarMetrics.backInset + width + BarMetrics.gap
        }
        for button in left {
            let width = button.sizeThatFits(row.size).width
            button.frame = CGRect(x: low, y: row.minY, width: width, height: row.height)
            low += width + (button.item.isSpace ? 0 : BarMetrics.gap)
        }
        var high = bounds.width - inset - BarMetrics.sideInset
        for button in right {
            let width = button.sizeThatFits(row.size).width
            high -= width
            button.frame = CGRect(x: high, y: row.minY, width: width, height: row.height)
            high -= button.item.isSpace ? 0 : BarMetrics.gap
        }
        placeTitle(between: low, and: max(low, high), row)
        let shown = max(0, bounds.height - promptHeight - rowHeight)
        largeArea.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: shown)
        let size = largeTitle.sizeThatFits(bounds.size)
        let side = inset + BarMetrics.sideInset
        // The text stands on the area's lower edge and goes up under the row when it shrinks.
        largeTitle.frame = CGRect(
            x: side + slide,
            y: shown - item.largeTitleHeight + 3,
            width: max(0, bounds.width - 2 * side),
            height: size.height
        )
        if isLarge, let view = largeSubtitleView {
            let size = view.fittingSize(in: largeTitle.frame.width)
            let place = CGPoint(x: largeTitle.frame.minX, y: largeTitle.frame.maxY - 1)
            view.frame = CGRect(origin: place, size: size)
        }
        let isCollapsed = !isLarge || shown < item.largeTitleHeight * 0.3
        title.alpha = isCollapsed ? 1 : 0
        subtitleView?.alpha = isCollapsed ? 1 : 0
        titleMenu?.isHidden = !isCollapsed
    }

    /// In the middle of the bar if there is room, else as near as possible.
    private func placeTitle(between low: CGFloat, and high: CGFloat, _ row: CGRect) {
        let view = item.titleView ?? title
        var size = view.sizeThatFits(CGSize(width: high - low, height: row.height))
        if let own = item.titleView, size == .zero { size = own.systemLayoutSizeFitting(.zero) }
        let width = min(size.width.rounded(.up), max(0, high - low))
        let middle = (bounds.width - width) / 2
        let x = max(low, min(middle, high - width))
        let below = subtitleView?.fittingSize(in: max(0, high - low)) ?? .zero
        let height = size.height + below.height
        let top = row.minY + ((row.height - height) / 2).rounded() + titleOffset
        let shift = view === title ? titleShift : .zero
        view.frame = CGRect(x: x.rounded() + slide, y: top, width: width, height: size.height)
            .offsetBy(dx: shift.horizontal, dy: shift.vertical)
        let start = max(low, min((bounds.width - below.width) / 2, high - below.width))
        subtitleView?.frame = CGRect(
            x: start.rounded() + slide,
            y: top + size.height,
            width: below.width,
            height: below.height
        )
        titleMenu?.place(behind: view.frame, in: row)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
