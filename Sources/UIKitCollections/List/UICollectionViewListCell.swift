// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore
public import UIKitCells
public import UIKitViews

/// A row of a list, with accessories beside its content and lines above and below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    final var row = RowState()

    /// Makes a row of a place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRow()
    }

    /// Reads an archived row.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let keys = ["UIViewLayoutMargins", "UIViewDirectionalLayoutMargins"]
        setUpRow(hasMargins: keys.contains(where: coder.containsValue(forKey:)))
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICollectionViewListCell>) {
        properties.keep(\.indentationLevel, "UIIndentationLevel")
        properties.keep(\.indentationWidth, "UIIndentationWidth")
        properties.keep(\.indentsAccessories, "UIIndentsAccessories")
    }

    /// What stands beside the content; nothing by default.
    open var accessories: [UICellAccessory] {
        get { row.accessories }
        set { setAccessories(newValue) }
    }

    /// How far the row is indented, in steps; by default as deep as it lies in an outline.
    open var indentationLevel: Int {
        get { row.level ?? outlineLevel }
        set {
            row.level = newValue
            setNeedsLayout()
        }
    }

    /// How wide a step of indentation is, in points; 10 by default.
    open var indentationWidth: CGFloat {
        get { row.step }
        set {
            row.step = newValue
            setNeedsLayout()
        }
    }

    /// Whether accessories before the content are indented with it; true by default.
    open var indentsAccessories: Bool {
        get { row.indentsAccessories }
        set {
            row.indentsAccessories = newValue
            setNeedsLayout()
        }
    }

    /// Where the line below the row begins and ends; tie it to what it should align with.
    open var separatorLayoutGuide: UILayoutGuide { rowSeparatorGuide }

    /// What a row of this list shows, before anything is set.
    open func defaultContentConfiguration() -> UIListContentConfiguration { rowContent }

    /// The background of a row of this list, before any state.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        rowBackground
    }

    /// Keeps accessories and lines in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
        layOutRow()
    }

    /// Rows that have no background of their own get the list's.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updateRowBackground(state)
    }

    /// Check marks and the like follow the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for view in row.accessoryViews { view.tint() }
    }

    /// As high as the content, and no lower than rows are.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard list != nil else { return fitted }
        let least = max(isSupplementary ? 0 : 44, accessoryHeight)
        guard fitted.size.height < least else { return fitted }
        fitted.state.setFrame(
            CGRect(
                origin: fitted.state.frame.origin,
                size: CGSize(width: fitted.size.width, height: least)
            )
        )
        return fitted
    }

    override func contentFrame(in bounds: CGRect) -> CGRect { rowContentFrame(bounds) }

    override func measuredInset(in width: CGFloat) -> CGFloat {
        let room = contentRoom(width)
        return width - (room.end - room.start)
    }

    override func contentWasReplaced() {
        row.margins = nil
        if let view = cell.contentView as? UIListContentView {
            view.keepsLeadingMargin = true
        } else if cell.content == nil {
            setUpPlainContent()
        }
    }

    override var listBackground: UIBackgroundConfiguration { rowBackground }

    override func backgroundWasChosen() { row.choseBackground = true }
}

extension UICollectionViewListCell {
    /// What a row keeps.
    @MainActor
    struct RowState {
        var level: Int?
        var step: CGFloat = 10
        var indentsAccessories = true
        var accessories: [UICellAccessory] = []
        /// The views of the accessories, those before the content first.
        var accessoryViews: [AccessoryView] = []
        /// The content's margins as they are without accessories.
        var margins: NSDirectionalEdgeInsets?
        let top = SeparatorLine(frame: .zero)
        let bottom = SeparatorLine(frame: .zero)
        var guide: UILayoutGuide?
        /// Whether the program has set a background, or none.
        var choseBackground = false
    }

    /// `hasMargins`: whether an archive has said what the margins are.
    func setUpRow(hasMargins: Bool = false) {
        addSubview(row.bottom)
        addSubview(row.top)
        if !hasMargins { directionalLayoutMargins = withRowMargins(directionalLayoutMargins) }
        if cell.content == nil { setUpPlainContent() }
        markConfiguration()
    }

    /// Content that the program fills has the row's margins.
    func setUpPlainContent() {
        let view = cell.contentView
        view.directionalLayoutMargins = withRowMargins(view.directionalLayoutMargins)
    }

    private func withRowMargins(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var margins = margins
        margins.leading = 16
        margins.trailing = 16
        return margins
    }

    var list: ListSection? {
        guard let path = element.key?.indexPath ?? element.attributes?.indexPath, path.count == 2
        else { return nil }
        return element.host?.content.layout.listSection(at: path.section)
    }

    /// Whether the row is a header or a footer beside the items.
    var isSupplementary: Bool { elementKind != nil }

    private var elementKind: String? {
        if let key = element.key { return key.category == .supplementaryView ? key.kind : nil }
        return element.attributes?.representedElementCategory == .supplementaryView
            ? element.attributes?.representedElementKind : nil
    }

    private var isFooter: Bool { elementKind == UICollectionView.elementKindSectionFooter }

    /// Whether the row heads its section, beside the items or as the first of them.
    var isListHeader: Bool {
        if let kind = elementKind { return kind == UICollectionView.elementKindSectionHeader }
        guard list?.configuration.headerMode == .firstItemInSection,
            let path = element.key?.indexPath ?? element.attributes?.indexPath
        else { return false }
        return path.count == 2 && path.item == 0
    }

    var outlineLevel: Int {
        guard let path = element.key?.indexPath else { return 0 }
        return element.host?.outlineSource?.outlineState(at: path)?.level ?? 0
    }

    var rowContent: UIListContentConfiguration {
        let appearance = list?.configuration.appearance
        if isFooter { return appearance == .plain ? .plainFooter() : .groupedFooter() }
        if isListHeader {
            switch appearance {
            case .plain: return .plainHeader()
            case .sidebar, .sidebarPlain: return .sidebarHeader()
            case .grouped, .insetGrouped, nil: return .groupedHeader()
            }
        }
        switch appearance {
        case .sidebar, .sidebarPlain: return .sidebarCell()
        default: return .cell()
        }
    }

    var rowBackground: UIBackgroundConfiguration {
        let appearance = list?.configuration.appearance
        if isFooter || isListHeader {
            switch appearance {
            case .plain: return .listPlainHeaderFooter()
            case .sidebar, .sidebarPlain: return .listSidebarHeader()
            case .grouped, .insetGrouped, nil: return .listGroupedHeaderFooter()
            }
        }
        switch appearance {
        case .grouped, .insetGrouped: return .listGroupedCell()
        case .sidebar, .sidebarPlain: return .listSidebarCell()
        default: return .listPlainCell()
        }
    }

    var rowSeparatorGuide: UILayoutGuide {
        if let guide = row.guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(
            equalTo: leadingAnchor,
            constant: 16
        )
        start.priority = UILayoutPriority(500)
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        row.guide = guide
        return guide
    }

    func updateRowBackground(_ state: UICellConfigurationState) {
        guard !row.choseBackground, cell.backgroundView == nil, list != nil else { return }
        setBackground(rowBackground)
    }

    func rowContentFrame(_ bounds: CGRect) -> CGRect {
        let room = contentRoom(bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.width - room.end : room.start,
            y: 0,
            width: max(0, room.end - room.start),
            height: bounds.height
        )
    }

    // MARK: Lines and corners

    func layOutRow() {
        guard let list, let path = element.key?.indexPath, path.count == 2, !isSupplementary,
            let host = element.host
        else {
            row.top.isHidden = true
            row.bottom.isHidden = true
            layer.cornerRadius = 0
            return
        }
        let count = host.hasItem(at: path) ? host.itemCount(in: path.section) : path.item + 1
        let firstRow = list.configuration.headerMode == .firstItemInSection ? 1 : 0
        let isFirst = path.item == firstRow
        let isLast = path.item == count - 1
        layOutLines(list, path, isFirst: isFirst, isLast: isLast)
        var corners: CACornerMask = []
        if list.isInset, !isListHeader {
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
        if list.hasSwipes { host.setUpSwipes() }
    }

    private func layOutLines(
        _ list: ListSection,
        _ path: IndexPath,
        isFirst: Bool,
        isLast: Bool
    ) {
        let configuration = list.configuration
        var lines = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
        let pixel = 1 / max(1, traitCollection.displayScale)
        let hasLines = configuration.showsSeparators && !isListHeader
        let isSidebar = configuration.appearance == .sidebar
        func isSeen(_ visibility: UIListSeparatorConfiguration.Visibility, _ usual: Bool) -> Bool {
            switch visibility {
            case .automatic: hasLines && usual && !isSidebar
            case .visible: configuration.showsSeparators
            case .hidden: false
            }
        }
        let isFullGroup = list.isGrouped && !list.isInset
        let state = currentState
        let color =
            state.isEditing && state.isSelected ? lines.multipleSelectionColor : lines.color
        place(
            row.top,
            isSeen(lines.topSeparatorVisibility, isFirst && isFullGroup),
            lines.topSeparatorInsets,
            y: 0,
            pixel: pixel,
            isEdge: isFirst && isFullGroup
        )
        place(
            row.bottom,
            isSeen(lines.bottomSeparatorVisibility, !(isLast && list.isInset)),
            lines.bottomSeparatorInsets,
            y: bounds.height - pixel,
            pixel: pixel,
            isEdge: isLast && isFullGroup
        )
        row.top.show(color, lines.visualEffect)
        row.bottom.show(color, lines.visualEffect)
    }

    private func place(
        _ line: SeparatorLine,
        _ isSeen: Bool,
        _ insets: NSDirectionalEdgeInsets,
        y: CGFloat,
        pixel: CGFloat,
        isEdge: Bool
    ) {
        line.isHidden = !isSeen
        guard isSeen else { return }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = cell.contentView.frame
        var start = isRightToLeft ? bounds.width - content.maxX : content.minX
        if let text = cell.contentView as? UIListContentView {
            start += text.textStart
        } else {
            start += rowMargins.before
        }
        var end = bounds.width
        if let guide = row.guide?.layoutFrame {
            start = isRightToLeft ? bounds.width - guide.maxX : guide.minX
            end = isRightToLeft ? bounds.width - guide.minX : guide.maxX
        }
        if isEdge { start = 0 }
        if insets.leading != automatic.leading { start = insets.leading }
        if insets.trailing != automatic.trailing { end = bounds.width - insets.trailing }
        let width = max(0, end - start)
        let frame = CGRect(
            x: isRightToLeft ? bounds.width - start - width : start,
            y: y,
            width: width,
            height: pixel
        )
        if line.frame != frame { line.frame = frame }
    }
}
