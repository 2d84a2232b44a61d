// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

// What the data source and the delegate say of numbers and heights.
extension UITableView {
    /// The height of a row that nothing is known of, in points.
    static let usualRowHeight: CGFloat = 44
    /// The room above the first group, and between others, where there is no header.
    static let groupGap: (first: CGFloat, other: CGFloat) = (35, 18)
    /// The room above a plain table's headers.
    static let plainHeaderPadding: CGFloat = 22
    /// Heights beyond this are taken for mistakes, in points.
    private static let mostHeight: CGFloat = 1e8

    func setUpTable() {
        alwaysBounceVertical = true
        table.separatorColor = .separator
        setBackgroundColor(table.isGrouped ? .systemGroupedBackground : .systemBackground)
        let lists: UIListEnvironment =
            switch table.style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        traitOverrides.listEnvironment = lists
        setUpSwipes()
    }

    /// The delegate, also one that was set by who knows only a scroll view.
    var tableDelegate: (any UITableViewDelegate)? {
        let set = super.delegate
        if table.delegate === set { return table.delegate }
        return set as? any UITableViewDelegate
    }

    func setDelegate(_ delegate: (any UITableViewDelegate)?) {
        guard delegate !== tableDelegate else { return }
        table.delegate = delegate
        super.delegate = delegate
        dataMayBeOther()
        menusMayHaveChanged()
    }

    func setHeight(_ height: CGFloat, _ path: WritableKeyPath<TableState, CGFloat>) {
        guard height != table[keyPath: path] else { return }
        table[keyPath: path] = height.isFinite ? height : UITableView.automaticDimension
        heightsMayBeOther()
    }

    // MARK: Loading

    /// Everything is to be asked for again when it is next needed.
    func dataMayBeOther() {
        table.isLoaded = false
        table.isStale = true
        table.index.isLoaded = false
        setNeedsLayout()
    }

    /// What was shown is another's.
    func dataSourceDidChange() {
        if table.isLoaded || !shown.rows.isEmpty { reload() } else { dataMayBeOther() }
    }

    /// Heights are to be asked for again; what is shown stays.
    func heightsMayBeOther() {
        guard table.isLoaded else { return }
        dataMayBeOther()
    }

    func loadIfNeeded() {
        guard !table.isLoaded, !table.isLoading, !updating.isApplying else { return }
        table.isLoading = true
        table.geometry = loadedGeometry()
        table.isLoading = false
        table.isLoaded = true
        table.isStale = true
        forgetLostSelection()
        updateContentSize()
        setNeedsLayout()
    }

    /// Asks for the numbers of everything, and for such heights as are wanted at once.
    func loadedGeometry() -> TableGeometry {
        dropReadyHeaders()
        let end = endHeights
        guard let dataSource = table.dataSource else {
            return TableGeometry([], top: end.0, bottom: end.1)
        }
        let count = dataSource.numberOfSections?(in: self) ?? 1
        check(count, "numberOfSections(in:)")
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(count)
        for section in 0..<max(0, count) {
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            check(rows, "tableView(_:numberOfRowsInSection:)")
            let added = placeholderCount(in: section)
            sections.append(loadedSection(section, rows: rows + added))
        }
        return TableGeometry(sections, top: end.0, bottom: end.1)
    }

    private func check(_ count: Int, _ method: String) {
        guard count < 0 else { return }
        Diagnostics.trap(
            .internalInconsistencyException,
            "UITableView: the data source of \(Diagnostics.name(of: self)) answered \(count) in "
                + "\(method); answer 0 or more."
        )
    }

    /// What is known of a section before it is seen.
    func loadedSection(_ section: Int, rows: Int) -> TableGeometry.Section {
        var made = TableGeometry.Section(rows: loadedRows(section, count: rows))
        let (header, isExact) = expectedHeader(section)
        made.header = header
        made.isHeaderExact = isExact
        made.padding = header > 0 ? headerPadding(section) : 0
        let (footer, isFooterExact) = expectedFooter(section)
        made.footer = footer
        made.isFooterExact = isFooterExact
        return made
    }

    var endHeights: (CGFloat, CGFloat) {
        (
            UITableView.sane(table.headerView?.frame.height ?? 0),
            UITableView.sane(table.footerView?.frame.height ?? 0)
        )
    }

    /// A height that can be added to others.
    static func sane(_ height: CGFloat) -> CGFloat {
        height.isNaN ? 0 : max(0, min(height, mostHeight))
    }

    // MARK: Rows

    private func loadedRows(_ section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, base: 0) }
        let first = IndexPath(row: 0, section: section)
        let asked = tableDelegate?.tableView?(self, heightForRowAt: first)
        let estimate = estimatedRows
        guard let asked else {
            if table.rowHeight >= 0 {
                return RowHeights(
                    count: count,
                    base: UITableView.sane(table.rowHeight),
                    isExact: true
                )
            }
            guard let estimate else {
                return RowHeights(count: count, base: UITableView.usualRowHeight, isExact: true)
            }
            return estimated(RowHeights(count: count, base: estimate), section)
        }
        guard let estimate else {
            return exactRows(section, count: count, first: asked)
        }
        var rows = estimated(RowHeights(count: count, base: estimate), section)
        if asked >= 0 { rows.set(UITableView.sane(asked), at: 0, isExact: true) }
        return rows
    }

    /// What is taken for the height of rows that have not been seen; nil to ask for all at once.
    private var estimatedRows: CGFloat? {
        let set = table.estimatedRowHeight
        if set == 0 { return nil }
        return set > 0 ? UITableView.sane(set) : UITableView.usualRowHeight
    }

    private func exactRows(_ section: Int, count: Int, first: CGFloat) -> RowHeights {
        var rows = RowHeights(count: count, base: UITableView.usualRowHeight, isExact: false)
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let height =
                row == 0 ? first : tableDelegate?.tableView?(self, heightForRowAt: path) ?? first
            if height >= 0 { rows.set(UITableView.sane(height), at: row, isExact: true) }
        }
        return rows
    }

    private func estimated(_ rows: RowHeights, _ section: Int) -> RowHeights {
        var rows = rows
        for row in 0..<rows.count {
            let path = IndexPath(row: row, section: section)
            guard let height = tableDelegate?.tableView?(self, estimatedHeightForRowAt: path) else {
                return rows
            }
            if height >= 0, height != rows.base { rows.set(UITableView.sane(height), at: row) }
        }
        return rows
    }

    /// The height of a row that is about to be seen, which its cell decides where nobody else does.
    func wantedHeight(_ key: RowKey) -> CGFloat {
        if let placeholder = placeholder(at: key) { return placeholder.height }
        let path = dataPath(key)
        let height = tableDelegate?.tableView?(self, heightForRowAt: path) ?? table.rowHeight
        return height.isNaN ? UITableView.usualRowHeight : height
    }

    // MARK: Headers and footers

    /// The room above a header.
    func headerPadding(_ section: Int) -> CGFloat {
        let set = table.sectionHeaderTopPadding
        if set >= 0 { return UITableView.sane(set) }
        return table.isGrouped ? 0 : UITableView.plainHeaderPadding
    }

    /// A header's height as far as it is known without the view, and whether it is.
    private func expectedHeader(_ section: Int) -> (CGFloat, Bool) {
        let delegate = tableDelegate
        if let asked = delegate?.tableView?(self, heightForHeaderInSection: section), asked >= 0 {
            return (UITableView.sane(asked), true)
        }
        let set = table.sectionHeaderHeight
        let mayHaveView = mayHaveHeaderView(section)
        let title = table.dataSource?.tableView?(self, titleForHeaderInSection: section)
        guard mayHaveView || title != nil else {
            guard table.isGrouped else { return (0, true) }
            if set >= 0 { return (UITableView.sane(set), true) }
            return (section == 0 ? UITableView.groupGap.first : UITableView.groupGap.other, true)
        }
        if set >= 0 { return (UITableView.sane(set), !mayHaveView) }
        let estimate =
            delegate?.tableView?(self, estimatedHeightForHeaderInSection: section)
            ?? table.estimatedSectionHeaderHeight
        if estimate > 0 { return (UITableView.sane(estimate), false) }
        let least = UITableViewHeaderFooterView.leastHeight
        return (table.isGrouped ? (section == 0 ? 55 : 38) : least, false)
    }

    private func expectedFooter(_ section: Int) -> (CGFloat, Bool) {
        let delegate = tableDelegate
        if let asked = delegate?.tableView?(self, heightForFooterInSection: section), asked >= 0 {
            return (UITableView.sane(asked), true)
        }
        let set = table.sectionFooterHeight
        let mayHaveView = mayHaveFooterView(section)
        let title = table.dataSource?.tableView?(self, titleForFooterInSection: section)
        guard mayHaveView || title != nil else {
            guard table.isGrouped else { return (0, true) }
            return (set >= 0 ? UITableView.sane(set) : UITableView.groupGap.other, true)
        }
        if set >= 0 { return (UITableView.sane(set), !mayHaveView) }
        let estimate =
            delegate?.tableView?(self, estimatedHeightForFooterInSection: section)
            ?? table.estimatedSectionFooterHeight
        if estimate > 0 { return (UITableView.sane(estimate), false) }
        return (UITableViewHeaderFooterView.leastHeight, false)
    }

    /// Whether the delegate makes headers; asks for the first one where it is the only way to know.
    private func mayHaveHeaderView(_ section: Int) -> Bool {
        guard let delegate = tableDelegate else { return false }
        if section == 0, shown.ready[0] == nil {
            shown.ready[0] = delegate.tableView?(self, viewForHeaderInSection: 0)
        }
        return _objcImplements(delegate, "tableView(_:viewForHeaderInSection:)")
    }

    private func mayHaveFooterView(_ section: Int) -> Bool {
        guard let delegate = tableDelegate else { return false }
        if section == 0, shown.ready[-1] == nil {
            shown.ready[-1] = delegate.tableView?(self, viewForFooterInSection: 0)
        }
        return _objcImplements(delegate, "tableView(_:viewForFooterInSection:)")
    }

    /// Puts views aside that were made only to see whether there are any.
    func dropReadyHeaders() {
        for view in shown.ready.values { recycle(view) }
        shown.ready = [:]
    }

    // MARK: Reloading

    func reload() {
        endSwipe(animated: false)
        cancelMove()
        cancelTouch()
        clearSelection()
        for (key, cell) in shown.rows { retire(cell, key) }
        shown.rows = [:]
        for (section, view) in shown.headers { retire(view, header: section) }
        for (section, view) in shown.footers { retire(view, footer: section) }
        shown.headers = [:]
        shown.footers = [:]
        shown.range = nil
        hideLooseCells()
        updating.batch = nil
        table.placeholders = []
        table.prefetched = nil
        dataMayBeOther()
        if table.dataSource != nil { loadIfNeeded() }
        bringOffsetBack()
        focusRowsDidChange()
    }

    /// An offset beyond what there is now is brought back.
    func bringOffsetBack() {
        guard !isDragging, !isDecelerating else { return }
        let inset = adjustedContentInset
        let most = max(-inset.top, super.contentSize.height - bounds.height + inset.bottom)
        if contentOffset.y > most { contentOffset.y = most }
    }

    /// Gives the scroll view the size of everything.
    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: table.geometry.height)
        if super.contentSize != size { contentSize = size }
    }

    func rowCount(_ section: Int) -> Int {
        loadIfNeeded()
        if table.dataSource == nil, section == 0 { return 0 }
        guard table.geometry.sections.indices.contains(section) else {
            Diagnostics.trap(
                .rangeException,
                "UITableView.numberOfRows(inSection:): section \(section) is beyond the "
                    + "\(table.geometry.sections.count) sections of \(Diagnostics.name(of: self)); "
                    + "ask numberOfSections first."
            )
        }
        return table.geometry.sections[section].rows.count
    }
}
