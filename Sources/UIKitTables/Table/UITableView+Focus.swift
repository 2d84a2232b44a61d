// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension UITableView {
    func mayFocus(_ cell: UITableViewCell) -> Bool {
        guard editing.isOn ? allowsFocusDuringEditing : allowsFocus,
            let path = path(of: cell)
        else { return false }
        if let answer = tableDelegate?.tableView?(self, canFocusRowAt: path) { return answer }
        return maySelect
    }

    private func path(ofItem item: (any UIFocusItem)?) -> IndexPath? {
        var view = item as? UIView
        while let current = view {
            if let cell = current as? UITableViewCell { return path(of: cell) }
            view = current.superview
        }
        return nil
    }

    private func rowContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(
            context,
            from: path(ofItem: context.previouslyFocusedItem),
            to: path(ofItem: context.nextFocusedItem)
        )
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        guard let delegate = tableDelegate else { return true }
        return delegate.tableView?(self, shouldUpdateFocusIn: rowContext(context)) ?? true
    }

    func focusDidMove(
        _ context: UIFocusUpdateContext,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let rows = rowContext(context)
        if let path = rows.nextFocusedIndexPath { selecting.lastFocused = path }
        tableDelegate?.tableView?(self, didUpdateFocusIn: rows, with: coordinator)
        guard let path = rows.nextFocusedIndexPath, path != rows.previouslyFocusedIndexPath,
            tableDelegate?.tableView?(self, selectionFollowsFocusForRowAt: path)
                ?? selecting.followsFocus,
            maySelect, !selecting.set.contains(path)
        else { return }
        use(path)
    }

    var rowPreferredByFocus: UITableViewCell? {
        if let path = tableDelegate?.indexPathForPreferredFocusedView?(in: self) {
            return shown.rows[RowKey(path)]
        }
        if selecting.remembersFocus, let path = selecting.lastFocused {
            return shown.rows[RowKey(path)]
        }
        return nil
    }

    /// What is shown, in reading order.
    var partsInOrder: [Any] {
        var parts: [UIView] = []
        if let control = refreshControl, control.superview === self { parts.append(control) }
        if let view = table.headerView { parts.append(view) }
        let rows = shown.rows.sorted { $0.key < $1.key }
        let sections = Set(rows.map(\.key.section)).union(shown.headers.keys)
            .union(shown.footers.keys)
        for section in sections.sorted() {
            if let view = shown.headers[section] { parts.append(view) }
            parts += rows.filter { $0.key.section == section }.map(\.value)
            if let view = shown.footers[section] { parts.append(view) }
        }
        if let view = table.footerView { parts.append(view) }
        if let view = table.index.view { parts.append(view) }
        if let swipe = editing.swipe { parts.append(swipe.actions) }
        return parts.filter { !$0.isHidden && $0.alpha > 0 }
    }

    /// Rows have come or gone: what was remembered of the focus may be another row.
    func focusRowsDidChange() {
        if let path = selecting.lastFocused, !table.geometry.contains(RowKey(path)) {
            selecting.lastFocused = nil
        }
    }
}
