// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

// Where rows lie, and which lie where.
extension UITableView {
    private func sectionExists(_ section: Int) -> Bool {
        loadIfNeeded()
        return table.geometry.sections.indices.contains(section)
    }

    func sectionRect(_ section: Int) -> CGRect {
        guard sectionExists(section) else { return .zero }
        return fullWidth(table.geometry.section(section))
    }

    func headerRect(_ section: Int) -> CGRect {
        guard sectionExists(section) else { return .zero }
        return fullWidth(table.geometry.header(section))
    }

    func footerRect(_ section: Int) -> CGRect {
        guard sectionExists(section) else { return .zero }
        return fullWidth(table.geometry.footer(section))
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        loadIfNeeded()
        guard path.count == 2, table.geometry.contains(RowKey(path)) else { return .zero }
        return rowFrame(RowKey(path))
    }

    private func fullWidth(_ stretch: Stretch) -> CGRect {
        CGRect(x: 0, y: stretch.start, width: bounds.width, height: stretch.length)
    }

    func path(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x.isFinite, point.y.isFinite, point.x >= 0, point.x < bounds.width,
            let section = table.geometry.section(at: point.y)
        else { return nil }
        let rows = table.geometry.rows(section)
        guard point.y >= rows.start, point.y < rows.end else { return nil }
        let row = table.geometry.sections[section].rows.row(at: point.y - rows.start)
        return IndexPath(row: row, section: section)
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isNull, rect.minX < bounds.width, rect.maxX > 0 else { return [] }
        return paths(table.geometry.rows(from: rect.minY, to: rect.maxY))
    }

    private func paths(_ range: (first: RowKey, last: RowKey)?) -> [IndexPath] {
        guard let range else { return [] }
        var paths: [IndexPath] = []
        var next: RowKey? = range.first
        while let key = next, key <= range.last {
            paths.append(key.path)
            next = table.geometry.row(after: key)
        }
        return paths
    }

    // MARK: Cells

    func shownCell(_ path: IndexPath) -> UITableViewCell? {
        guard path.count == 2 else { return nil }
        layoutIfStale()
        return shown.rows[RowKey(path)]
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        for (key, other) in shown.rows where other === cell { return key.path }
        return nil
    }

    var shownCells: [UITableViewCell] {
        layoutIfStale()
        return shown.rows.sorted { $0.key < $1.key }.map(\.value)
    }

    var shownPaths: [IndexPath]? {
        layoutIfStale()
        return shown.rows.keys.sorted().map(\.path)
    }

    /// The index path that the data source knows a row by: another one while a row is moved.
    func dataPath(_ key: RowKey) -> IndexPath {
        var found = key
        found.row -= placeholderCount(in: key.section, before: key.row)
        guard let moving = editing.moving else { return found.path }
        return moving.dataKey(of: found).path
    }

    // MARK: Scrolling

    func scroll(
        to path: IndexPath,
        at position: ScrollPosition,
        animated: Bool
    ) {
        loadIfNeeded()
        // A row that does not exist stands for the section.
        if path.count == 2, path.row == NSNotFound, sectionExists(path.section) {
            return scroll(table.geometry.section(path.section), at: position, animated: animated)
        }
        guard path.count == 2, table.geometry.contains(RowKey(path)) else {
            Diagnostics.trap(
                .rangeException,
                "UITableView.scrollToRow(at:at:animated:): row \(Array(path)) is beyond the rows "
                    + "of \(Diagnostics.name(of: self)); ask numberOfRows(inSection:) first."
            )
        }
        layoutIfStale()
        let key = RowKey(path)
        scroll(table.geometry.row(key), at: position, animated: animated, pins: key.section)
        table.goal = animated ? (key, position) : nil
        guard !animated || window == nil else { return }
        // Heights on the way may have been estimates.
        for _ in 0..<4 {
            layoutIfStaleAfterScroll()
            guard table.geometry.contains(key) else { return }
            let before = contentOffset
            scroll(table.geometry.row(key), at: position, animated: false, pins: key.section)
            if contentOffset == before { return }
        }
    }

    private func layoutIfStaleAfterScroll() {
        guard !table.hasFixedHeights, bounds.height > 0 else { return }
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func scroll(
        _ stretch: Stretch,
        at position: ScrollPosition,
        animated: Bool,
        pins section: Int? = nil
    ) {
        guard let y = offset(showing: stretch, at: position, pins: section) else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }

    /// The offset at which a stretch is seen as asked; nil if it is already.
    private func offset(
        showing stretch: Stretch,
        at position: ScrollPosition,
        pins section: Int?
    ) -> CGFloat? {
        let inset = adjustedContentInset
        // A header that stays at the top hides what is below it.
        var top = inset.top
        if !table.isGrouped, let section { top += table.geometry.sections[section].header }
        let seen = bounds.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = stretch.start - top
        case .middle: y = stretch.start + stretch.length / 2 - inset.top - seen / 2
        case .bottom: y = stretch.end - bounds.height + inset.bottom
        case .none:
            if stretch.start < y + top {
                y = stretch.start - top
            } else if stretch.end > y + bounds.height - inset.bottom {
                y = stretch.end - bounds.height + inset.bottom
            } else {
                return nil
            }
        }
        let least = -inset.top
        let most = max(least, table.geometry.height - bounds.height + inset.bottom)
        return max(least, min(y, most))
    }

    /// An animated scroll to a row ends where the row is found to lie on the way.
    func followGoal() {
        guard let (key, position) = table.goal else { return }
        guard isScrollAnimating, table.geometry.contains(key), position != .none else {
            table.goal = nil
            return
        }
        let place = table.geometry.row(key)
        if let y = offset(showing: place, at: position, pins: key.section) {
            retargetScroll(to: CGPoint(x: contentOffset.x, y: y))
        }
    }

    func scrollToSelection(at position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let middle = bounds.midY
        let nearest = selecting.paths.min { one, other in
            let first = table.geometry.row(RowKey(one)).start
            let second = table.geometry.row(RowKey(other)).start
            return abs(first - middle) < abs(second - middle)
        }
        if let nearest { scroll(to: nearest, at: position, animated: animated) }
    }
}
