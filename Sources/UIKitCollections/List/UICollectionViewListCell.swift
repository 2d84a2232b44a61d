// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitCells
public import UIKitCore

/// A row of a list, with a line below it.
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
        setUpRow()
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

    /// Where the line below the row begins and ends; tie it to what it should align with.
    open var separatorLayoutGuide: UILayoutGuide { rowSeparatorGuide }

    /// What a row of this list shows, before anything is set.
    open func defaultContentConfiguration() -> UIListContentConfiguration { rowContent }

    /// Keeps the line in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRow()
    }

    /// Rows that have no background of their own get the list's.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updateRowBackground(state)
    }

    /// As high as the content, and no lower than rows are.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard fitted.size.height < 44, list != nil else { return fitted }
        fitted.state.setFrame(
            CGRect(
                origin: fitted.state.frame.origin,
                size: CGSize(width: fitted.size.width, height: 44)
            )
        )
        return fitted
    }

    override func contentFrame(in bounds: CGRect) -> CGRect { rowContentFrame(bounds) }

    override var listBackground: UIBackgroundConfiguration { rowBackground }
}

extension UICollectionViewListCell {
    /// What a row keeps.
    @MainActor
    struct RowState {
        var level: Int?
        var step: CGFloat = 10
        let line = UIView(frame: .zero)
        var guide: UILayoutGuide?
        var hasListBackground = false
    }

    func setUpRow() {
        row.line.backgroundColor = .separator
        row.line.isUserInteractionEnabled = false
        addSubview(row.line)
        var margins = cell.contentView.directionalLayoutMargins
        margins.leading = 16
        margins.trailing = 16
        cell.contentView.directionalLayoutMargins = margins
        markConfiguration()
    }

    fileprivate var list: ListSection? {
        guard let path = element.key?.indexPath, path.count == 2 else { return nil }
        return element.host?.content.layout.listSection(at: path.section)
    }

    var outlineLevel: Int {
        guard let path = element.key?.indexPath else { return 0 }
        return element.host?.outlineSource?.outlineState(at: path)?.level ?? 0
    }

    var rowContent: UIListContentConfiguration {
        switch list?.configuration.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        default: .cell()
        }
    }

    var rowBackground: UIBackgroundConfiguration {
        switch list?.configuration.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        default: .listPlainCell()
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
        guard cell.background == nil || row.hasListBackground, cell.backgroundView == nil,
            list != nil
        else { return }
        row.hasListBackground = true
        setBackground(rowBackground)
    }

    func rowContentFrame(_ bounds: CGRect) -> CGRect {
        let indent = max(0, CGFloat(indentationLevel) * row.step)
        guard indent > 0 else { return bounds }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? 0 : indent,
            y: 0,
            width: max(0, bounds.width - indent),
            height: bounds.height
        )
    }

    func layOutRow() {
        let path = element.key?.indexPath
        let last =
            path.flatMap { path in
                path.count == 2
                    ? element.host.map { path.item == $0.itemCount(in: path.section) - 1 }
                    : nil
            } ?? false
        let first = path?.count == 2 && path?.item == 0
        let list = list
        row.line.isHidden =
            list == nil || list?.configuration.showsSeparators == false
            || (last && list?.isInset == true)
        let scale = max(1, traitCollection.displayScale)
        var start = 16 + cell.contentView.frame.minX
        var end = bounds.width
        if let guide = row.guide {
            start = guide.layoutFrame.minX
            end = guide.layoutFrame.maxX
        }
        if last, list?.isInset == false { start = list?.isGrouped == true ? 0 : start }
        row.line.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - end : start,
            y: bounds.height - 1 / scale,
            width: max(0, end - start),
            height: 1 / scale
        )
        let radius: CGFloat = list?.isInset == true ? 10 : 0
        var corners: CACornerMask = []
        if first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
        clipsToBounds = radius > 0 && !corners.isEmpty
    }
}
