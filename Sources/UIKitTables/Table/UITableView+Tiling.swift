// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

// Makes the rows that are seen, measures those that decide on their height themselves, and puts
// away the rest. A step of scrolling after which the same rows are seen costs no more than to find
// that out.
extension UITableView {
    /// How often heights that turn out other than expected may bring other rows into sight.
    private static let mostRounds = 64

    func layOutTable() {
        guard !table.isLayingOut, !updating.isApplying else { return }
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        if table.isLoadedEarly {
            table.isLoadedEarly = false
            table.isLoaded = false
        }
        loadIfNeeded()
        noteWidth()
        noteEndViews()
        followConstraints()
        UIView.performWithoutAnimation { tile() }
        followGoal()
        placeIndexAndBackground()
        prefetchRows()
    }

    /// Lays out if something has changed since, so that what is shown can be asked for.
    func layoutIfStale() {
        guard table.isStale || !table.isLoaded, !table.isLayingOut, !updating.isApplying else {
            return
        }
        guard bounds.width > 0, bounds.height > 0 else { return }
        layOutTable()
    }

    func tile() {
        if let range = visibleRange() { putAway(outside: range) }
        var rounds = 0
        while resolveVisible(), rounds < UITableView.mostRounds { rounds += 1 }
        showRows()
        showSections()
        hideLooseCells()
        table.isStale = false
    }

    // MARK: Heights

    /// Measures what is seen and has not been measured.
    ///
    /// - Returns: Whether other rows may be seen now.
    func resolveVisible() -> Bool {
        let seen = bounds
        guard seen.height > 0, seen.width > 0 else { return false }
        let anchor = anchorRow()
        var didChange = false
        if let sections = sections(from: seen.minY, to: seen.maxY) {
            for section in sections {
                let part = table.geometry.sections[section]
                if !part.isHeaderExact { didChange = resolveHeader(section) || didChange }
                if !part.isFooterExact { didChange = resolveFooter(section) || didChange }
            }
        }
        if !table.hasFixedHeights, let (first, last) = visibleRange() {
            var next: RowKey? = first
            while let key = next, key <= last, table.geometry.contains(key) {
                if !table.geometry.isExact(key) {
                    // Rows above that turned out higher have moved it out of sight.
                    if didChange, table.geometry.row(key).start >= seen.maxY { break }
                    didChange = resolveRow(key) || didChange
                }
                next = table.geometry.row(after: key)
            }
        }
        guard didChange else { return false }
        updateContentSize()
        restore(anchor)
        return true
    }

    private func resolveRow(_ key: RowKey) -> Bool {
        var height = wantedHeight(key)
        if height < 0 {
            let cell = shown.rows[key] ?? addCell(key)
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: rowFrame(key).width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            height = size.height
        }
        let old = table.geometry.row(key).length
        let new = UITableView.sane(height)
        table.geometry.setRow(new, at: key)
        return new != old
    }

    /// What is seen and was seen before keeps its place in sight while heights above it change.
    private func anchorRow() -> (key: RowKey, place: CGFloat)? {
        let top = bounds.minY
        guard top > -adjustedContentInset.top + 0.5 else { return nil }
        var best: (key: RowKey, place: CGFloat)?
        for key in shown.rows.keys where table.geometry.contains(key) {
            let place = table.geometry.row(key)
            guard place.end > top, place.start < bounds.maxY else { continue }
            if best.map({ key < $0.key }) ?? true { best = (key, place.start) }
        }
        return best
    }

    private func restore(_ anchor: (key: RowKey, place: CGFloat)?) {
        guard let anchor, table.geometry.contains(anchor.key) else { return }
        let moved = table.geometry.row(anchor.key).start - anchor.place
        if moved != 0 { shiftOffset(by: CGPoint(x: 0, y: moved)) }
    }

    /// A cell asks for another height than it has.
    private func followConstraints() {
        guard table.mustFollowConstraints else { return }
        table.mustFollowConstraints = false
        guard !table.hasFixedHeights else { return }
        for (key, cell) in shown.rows where table.geometry.contains(key) && cell.wantsNewHeight() {
            table.geometry.doubt(key)
            table.isStale = true
        }
    }

    func setSelfSizing(_ invalidation: SelfSizingInvalidation) {
        table.selfSizing = invalidation
        ConstraintFollowers.set(self, follows: invalidation == .enabledIncludingConstraints)
    }

    func cellWantsNewHeight(_ cell: UITableViewCell) {
        guard table.isLoaded, !table.isLayingOut, !updating.isApplying,
            let key = shown.rows.first(where: { $0.value === cell })?.key,
            table.geometry.contains(key), !table.hasFixedHeights
        else { return }
        table.geometry.doubt(key)
        table.isStale = true
        setNeedsLayout()
    }

    // MARK: What is seen

    /// The rows that are seen at present.
    func visibleRange() -> (first: RowKey, last: RowKey)? {
        table.geometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    /// The sections that a stretch touches.
    func sections(from start: CGFloat, to end: CGFloat) -> ClosedRange<Int>? {
        guard let low = table.geometry.section(at: start),
            let high = table.geometry.section(at: end)
        else { return nil }
        return low...high
    }

    private func showRows() {
        guard let range = visibleRange() else {
            shown.range = nil
            return putAwayAll()
        }
        if !table.isStale, let old = shown.range, old == range { return }
        putAway(outside: range)
        shown.range = range
        var next: RowKey? = range.first
        while let key = next, key <= range.last, table.geometry.contains(key) {
            showRow(key)
            // The delegate may have thrown everything away.
            guard table.geometry.contains(key) else { break }
            next = table.geometry.row(after: key)
        }
    }

    private func showRow(_ key: RowKey) {
        let cell: UITableViewCell
        if let known = shown.rows[key], known.superview === self {
            cell = known
            if table.isStale || !known.state.isShown { place(known, key) }
        } else {
            cell = addCell(key)
            place(cell, key)
        }
        guard !cell.state.isShown else { return }
        cell.state.isShown = true
        tableDelegate?.tableView?(self, willDisplay: cell, forRowAt: key.path)
    }

    private func putAway(outside range: (first: RowKey, last: RowKey)) {
        var gone: [RowKey] = []
        for key in shown.rows.keys
        where key < range.first || key > range.last || !table.geometry.contains(key) {
            if !isKept(key) { gone.append(key) }
        }
        for key in gone.sorted() {
            if let cell = shown.rows.removeValue(forKey: key) { retire(cell, key) }
        }
    }

    private func putAwayAll() {
        guard !shown.rows.isEmpty else { return }
        let all = shown.rows
        shown.rows = all.filter { isKept($0.key) }
        for (key, cell) in all where !isKept(key) { retire(cell, key) }
    }

    /// Whether a row's cell stays although it is not seen.
    private func isKept(_ key: RowKey) -> Bool {
        editing.moving?.key == key
    }

    /// Takes a cell out of use.
    func retire(_ cell: UITableViewCell, _ key: RowKey) {
        let wasShown = cell.state.isShown
        cell.state.isShown = false
        if cell.state.isSwiped { endSwipe(animated: false) }
        if let id = cell.reuseIdentifier {
            pools.cells[id, default: []].append(cell)
            shown.loose.append(cell)
        } else {
            cell.removeFromSuperview()
        }
        if wasShown { tableDelegate?.tableView?(self, didEndDisplaying: cell, forRowAt: key.path) }
    }

    /// Hides the cells that were put away and not used again at once.
    func hideLooseCells() {
        guard !shown.loose.isEmpty else { return }
        for cell in shown.loose where !cell.state.isShown && cell.superview === self {
            cell.isHidden = true
        }
        shown.loose.removeAll(keepingCapacity: true)
    }

    // MARK: Cells

    /// Makes the cell of a row and puts it into the table.
    func addCell(_ key: RowKey) -> UITableViewCell {
        guard let dataSource = table.dataSource else { return UITableViewCell(frame: .zero) }
        let cell: UITableViewCell
        if let placeholder = placeholder(at: key) {
            cell = dequeueCell(placeholder.identifier, for: key.path)
            placeholder.cellUpdateHandler?(cell)
        } else {
            cell = dataSource.tableView(self, cellForRowAt: dataPath(key))
        }
        if let old = shown.rows.first(where: { $0.value === cell })?.key, old != key {
            shown.rows[old] = nil
        }
        UIView.performWithoutAnimation {
            adopt(cell, key)
            cell.frame = rowFrame(key)
        }
        shown.rows[key] = cell
        return cell
    }

    private func adopt(_ cell: UITableViewCell, _ key: RowKey) {
        if cell.superview !== self {
            insertPart(cell, at: table.backgroundView?.superview === self ? 1 : 0)
        }
        cell.isHidden = false
        style(cell, key)
        cell.setSelected(selecting.set.contains(key.path), animated: false)
        cell.setHighlighted(selecting.highlighted == key.path, animated: false)
        cell.setNeedsLayout()
    }

    /// Puts a cell where its row lies.
    func place(_ cell: UITableViewCell, _ key: RowKey) {
        if editing.moving?.key == key { return }
        style(cell, key)
        let frame = rowFrame(key)
        if cell.frame != frame { cell.frame = frame }
    }

    // MARK: Width

    /// The margin at both sides of contents, which wide tables have more of.
    var sideMargin: CGFloat {
        let usual: CGFloat = bounds.width >= 414 ? 20 : 16
        guard table.followsReadableWidth else { return usual }
        return max(usual, (bounds.width - UITableView.readableWidth) / 2)
    }

    private static let readableWidth: CGFloat = 672

    /// How far sections stay away from the edges.
    var sectionInset: (left: CGFloat, right: CGFloat) {
        guard table.style == .insetGrouped else { return (0, 0) }
        let safe = table.insetsToSafeArea ? safeAreaInsets : .zero
        let margin = sideMargin
        return (margin + safe.left, margin + safe.right)
    }

    /// The frame of a stretch from edge to edge of the sections.
    func frame(_ stretch: Stretch) -> CGRect {
        let inset = sectionInset
        return CGRect(
            x: inset.left,
            y: stretch.start,
            width: max(0, bounds.width - inset.left - inset.right),
            height: stretch.length
        )
    }

    func rowFrame(_ key: RowKey) -> CGRect { frame(table.geometry.row(key)) }

    /// What sizes itself in a width is measured again in another.
    private func noteWidth() {
        let width = bounds.width
        guard width != table.measuredWidth else { return }
        let isFirst = table.measuredWidth < 0
        table.measuredWidth = width
        table.isStale = true
        updateContentSize()
        if !isFirst { remeasure() }
    }

    func widthDidChange() {
        table.measuredWidth = -2
        setNeedsLayout()
    }

    /// Measures again what decides on its height itself.
    private func remeasure() {
        guard table.isLoaded else { return }
        table.geometry.doubtRows()
        for section in table.geometry.sections.indices where sizesHeader(section) {
            table.geometry.doubtHeader(section)
        }
        table.isStale = true
    }

    func traitsDidChange(from old: UITraitCollection?) {
        guard let old, table.isLoaded else { return }
        if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            remeasure()
            setNeedsLayout()
        } else if old.displayScale != traitCollection.displayScale {
            table.isStale = true
            setNeedsLayout()
        }
    }

    // MARK: Views at both ends

    func setEndView(_ view: UIView?, _ path: WritableKeyPath<TableState, UIView?>) {
        let old = table[keyPath: path]
        if old !== view {
            old?.removeFromSuperview()
            table[keyPath: path] = view
            if let view { insertPart(view, at: table.backgroundView == nil ? 0 : 1) }
        }
        table.isStale = true
        countForEndViews()
        noteEndViews()
        setNeedsLayout()
    }

    /// Asks for the numbers of rows, which the height of the content needs; the first layout asks again.
    ///
    /// Source: the tests of the library Form, which change rows between the two.
    private func countForEndViews() {
        guard table.dataSource != nil, !table.isLoaded else { return }
        loadIfNeeded()
        table.isLoadedEarly = true
    }

    /// Takes the heights of the views at both ends over.
    private func noteEndViews() {
        let (top, bottom) = endHeights
        guard table.isLoaded else { return }
        if table.geometry.top != top || table.geometry.bottom != bottom {
            table.geometry.top = top
            table.geometry.bottom = bottom
            table.isStale = true
            updateContentSize()
        }
        placeEndViews()
    }

    func placeEndViews() {
        let width = bounds.width
        if let view = table.headerView, view.superview === self {
            let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
            if view.frame != frame, width > 0 { view.frame = frame }
        }
        if let view = table.footerView, view.superview === self {
            let y = table.geometry.height - table.geometry.bottom
            let frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
            if view.frame != frame, width > 0 { view.frame = frame }
        }
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== table.backgroundView else { return }
        table.backgroundView?.removeFromSuperview()
        table.backgroundView = view
        if let view {
            insertPart(view, at: 0)
            setNeedsLayout()
        }
    }

    private func placeIndexAndBackground() {
        if let view = table.backgroundView, view.frame != bounds { view.frame = bounds }
        placeEndViews()
        placeFillers()
        placeIndex()
    }
}

extension RowKey {
    /// The row as the public interface has it.
    var path: IndexPath { IndexPath(row: row, section: section) }

    init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension UITableView: ConstraintFollower {
    /// Has the cells measured at the next layout.
    package func constraintsWereSolved() {
        guard !table.isLayingOut, !updating.isApplying else { return }
        table.mustFollowConstraints = true
        setNeedsLayout()
    }
}
