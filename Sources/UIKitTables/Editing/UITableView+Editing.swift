// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

/// The editing under way: a moved row or a swiped one.
@MainActor
struct TableEditing {
    var isOn = false
    var swipe: SwipeSession?
    var swipePan: SwipePanRecognizer?
    var moving: MovingRow?
}

/// A data source of the framework whose subclasses delete and move rows; generic classes cannot
/// list their methods.
protocol RowChanging {}

extension UITableView {
    func changeEditing(_ isOn: Bool, animated: Bool) {
        guard isOn != editing.isOn else { return }
        endSwipe(animated: animated)
        cancelMove()
        cancelTouch()
        editing.isOn = isOn
        // A selection that is not allowed there does not outlast the change.
        if !maySelect || isOn && !selecting.isAllowedInEditing || !selectsSeveral {
            if isOn || selecting.allowsSeveralInEditing { clearSelection() }
        }
        for (key, cell) in shown.rows {
            styleForEditing(cell, key, animated: animated)
        }
    }

    /// Rows may show other controls than they do.
    func editabilityDidChange() {
        guard editing.isOn else { return }
        for (key, cell) in shown.rows { styleForEditing(cell, key) }
    }

    /// Whether a row can be deleted, inserted or swiped.
    func canEdit(_ key: RowKey) -> Bool {
        guard let dataSource = table.dataSource else { return false }
        return dataSource.tableView?(self, canEditRowAt: dataPath(key)) ?? true
    }

    func editingStyle(_ key: RowKey) -> UITableViewCell.EditingStyle {
        tableDelegate?.tableView?(self, editingStyleForRowAt: dataPath(key)) ?? .delete
    }

    private func canMove(_ key: RowKey) -> Bool {
        guard let dataSource = table.dataSource else { return false }
        if let answer = dataSource.tableView?(self, canMoveRowAt: dataPath(key)), !answer {
            return false
        }
        return dataSource is any RowChanging
            || _objcImplements(dataSource, "tableView(_:moveRowAt:to:)")
    }

    /// Makes a cell show its editing controls.
    func styleForEditing(_ cell: UITableViewCell, _ key: RowKey, animated: Bool = false) {
        if editing.isOn {
            let isEditable = canEdit(key)
            let style = isEditable ? editingStyle(key) : .none
            let marks = isEditable && selecting.allowsSeveralInEditing
            let moves = canMove(key)
            let indents =
                tableDelegate?.tableView?(self, shouldIndentWhileEditingRowAt: dataPath(key))
            if let indents { cell.shouldIndentWhileEditing = indents }
            if cell.showsReorderControl != moves { cell.showsReorderControl = moves }
            if cell.state.editingStyle != style || cell.state.marksSelection != marks
                || cell.state.canMove != moves || cell.state.isEditable != isEditable
            {
                cell.state.isEditable = isEditable
                cell.state.editingStyle = style
                cell.state.marksSelection = marks
                cell.state.canMove = moves
                cell.setNeedsLayout()
            }
            if cell.isEditing != (isEditable || moves) {
                cell.setEditing(isEditable || moves, animated: animated)
            }
        } else if cell.isEditing {
            cell.setEditing(false, animated: animated)
        }
        if let level = tableDelegate?.tableView?(self, indentationLevelForRowAt: dataPath(key)),
            level != cell.indentationLevel
        {
            cell.indentationLevel = level
        }
    }

    func editControlWasTapped(_ cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        switch cell.editingStyle {
        case .insert: table.dataSource?.tableView?(self, commit: .insert, forRowAt: path)
        case .delete: openSwipe(RowKey(path), isLeading: false)
        case .none: break
        }
    }

    /// The swipe actions as accessibility actions.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = path(of: cell) else { return nil }
        let key = RowKey(path)
        let sides = [swipeActions(key, isLeading: true), swipeActions(key, isLeading: false)]
        let actions = sides.compactMap { $0 }.flatMap(\.actions)
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak self] _ in
                guard let self else { return false }
                action.handler(action, self) { _ in }
                return true
            }
        }
    }
}
