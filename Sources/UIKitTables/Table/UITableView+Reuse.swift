// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

// Cells, headers and footers that are not used, and how to make others.
extension UITableView {
    func registerCell(_ aClass: AnyClass?, _ identifier: String) {
        check(identifier, "UITableView.register(_:forCellReuseIdentifier:)")
        guard let aClass else {
            pools.cellOrigins[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewCell.Type else {
            Diagnostics.trap(
                .invalidArgumentException,
                "UITableView.register(_:forCellReuseIdentifier:): \(aClass) is no "
                    + "UITableViewCell; register a subclass of it."
            )
        }
        pools.cellOrigins[identifier] = .type(type)
        pools.cells[identifier] = nil
    }

    func registerHeader(_ aClass: AnyClass?, _ identifier: String) {
        check(identifier, "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)")
        guard let aClass else {
            pools.headerOrigins[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            Diagnostics.trap(
                .invalidArgumentException,
                "UITableView.register(_:forHeaderFooterViewReuseIdentifier:): \(aClass) is no "
                    + "UITableViewHeaderFooterView; register a subclass of it."
            )
        }
        pools.headerOrigins[identifier] = .type(type)
        pools.headers[identifier] = nil
    }

    private func check(_ identifier: String, _ method: String) {
        guard identifier.isEmpty else { return }
        Diagnostics.trap(
            .invalidArgumentException,
            "\(method): must pass a valid reuse identifier to register; the one given is empty."
        )
    }

    func registerCellNib(_ nib: (any CellNib)?, _ identifier: String) {
        check(identifier, "UITableView.register(_:forCellReuseIdentifier:)")
        pools.cellOrigins[identifier] = nib.map { .nib($0) }
        pools.cells[identifier] = nil
    }

    func registerHeaderNib(_ nib: (any CellNib)?, _ identifier: String) {
        check(identifier, "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)")
        pools.headerOrigins[identifier] = nib.map { .nib($0) }
        pools.headers[identifier] = nil
    }

    /// Says how cells of an identifier are made that a storyboard has.
    package func registerPrototype(
        _ identifier: String,
        _ make: @escaping () -> UITableViewCell
    ) {
        pools.cellOrigins[identifier] = .prototype(make)
    }

    // MARK: Cells

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let again = cellToReconfigure(identifier) { return again }
        while let cell = pools.cells[identifier]?.popLast() {
            // A cell that is used elsewhere meanwhile is not ours any more.
            guard cell.superview === self || cell.superview == nil else { continue }
            cell.prepareForReuse()
            return cell
        }
        return pools.cellOrigins[identifier].map { makeCell($0, identifier) }
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UITableView.dequeueReusableCell(withIdentifier:for:): unable to dequeue a cell "
                    + "with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
        }
        let key = RowKey(path)
        // The cell has the size of its row, so that what it does to its content fits.
        if table.isLoaded, !updating.isApplying, editing.moving == nil,
            table.geometry.contains(key)
        {
            UIView.performWithoutAnimation { cell.frame.size = rowFrame(key).size }
        }
        return cell
    }

    private func cellToReconfigure(_ identifier: String) -> UITableViewCell? {
        guard let (_, cell) = pools.reconfigured, cell.reuseIdentifier == identifier else {
            return nil
        }
        return cell
    }

    private func makeCell(_ origin: ReusePools.Origin, _ identifier: String) -> UITableViewCell {
        switch origin {
        case .type(let type):
            let view = makeInstance(
                ofTableCell: type,
                style: 0,
                reuseIdentifier: identifier
            )
            if let cell = view as? UITableViewCell { return cell }
        case .prototype(let make):
            return make()
        case .nib(let nib):
            let cells = nib.makeTopLevelObjects().compactMap { $0 as? UITableViewCell }
            if cells.count == 1, let cell = cells.first {
                checkIdentifier(cell.reuseIdentifier, identifier)
                cell.state.reuseIdentifier = identifier
                return cell
            }
        }
        Diagnostics.trap(
            .internalInconsistencyException,
            "UITableView.dequeueReusableCell(withIdentifier:): invalid nib registered for "
                + "identifier (\(identifier)) - nib must contain exactly one top level object "
                + "which must be a UITableViewCell instance"
        )
    }

    private func checkIdentifier(_ own: String?, _ registered: String) {
        guard let own, !own.isEmpty, own != registered else { return }
        Diagnostics.trap(
            .internalInconsistencyException,
            "UITableView.dequeueReusableCell(withIdentifier:): cell reuse identifier in nib "
                + "(\(own)) does not match the identifier used to register the nib (\(registered))"
        )
    }

    // MARK: Headers and footers

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = pools.headers[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let origin = pools.headerOrigins[identifier] else { return nil }
        switch origin {
        case .type(let type):
            let view = makeInstance(ofTableHeader: type, reuseIdentifier: identifier)
            return view as? UITableViewHeaderFooterView
        case .prototype: return nil
        case .nib(let nib):
            let views = nib.makeTopLevelObjects().compactMap { $0 as? UITableViewHeaderFooterView }
            guard views.count == 1, let view = views.first else {
                Diagnostics.trap(
                    .internalInconsistencyException,
                    "UITableView.dequeueReusableHeaderFooterView(withIdentifier:): invalid nib "
                        + "registered for identifier (\(identifier)) - nib must contain exactly one "
                        + "top level object which must be a UITableViewHeaderFooterView instance"
                )
            }
            view.state.reuseIdentifier = identifier
            return view
        }
    }

    // MARK: Looks

    /// Makes a cell look as its place among the rows wants it.
    func style(_ cell: UITableViewCell, _ key: RowKey) {
        let count = table.geometry.sections[key.section].rows.count
        let isFirst = key.row == 0
        let isLast = key.row == count - 1
        var lines = CellState.Separators()
        if table.separatorStyle != .none {
            lines.color = table.separatorColor
            lines.effect = table.separatorEffect
            lines.hasBottom = !(table.isGrouped && isLast)
            if table.style == .grouped {
                lines.hasTopEdge = isFirst
                lines.hasBottomEdge = isLast
            }
            lines.inset = table.separatorInset
            lines.countsFromContent = table.separatorReference == .fromAutomaticInsets
        }
        var corners = CellState.Corners.none
        if table.style == .insetGrouped {
            corners =
                isFirst && isLast ? .all : isFirst ? .top : isLast ? .bottom : .none
        }
        let safe = table.insetsToSafeArea && table.style != .insetGrouped ? safeAreaInsets : .zero
        let inset = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        if cell.state.isInGroup != table.isGrouped || !cell.state.isStyled {
            cell.state.isInGroup = table.isGrouped
            cell.state.isStyled = true
            cell.showTableColor()
        }
        if cell.state.separators != lines || cell.state.corners != corners
            || cell.state.safeInsets != inset
        {
            cell.state.separators = lines
            cell.state.corners = corners
            cell.state.safeInsets = inset
            cell.setNeedsLayout()
        }
        let margins = sideMargins(isInSection: false)
        if cell.state.tableMargin != margins.left {
            cell.state.tableMargin = margins.left
            var own = cell.layoutMargins
            own.left = margins.left
            own.right = margins.right
            cell.layoutMargins = own
        }
        styleForEditing(cell, key)
    }

    /// Restyles the rows that are shown.
    func restyleRows() {
        table.isStale = true
        setNeedsLayout()
    }

    /// What the property says while it is not set.
    var usualSeparatorInset: UIEdgeInsets {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: sideMargin)
            : UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }
}
