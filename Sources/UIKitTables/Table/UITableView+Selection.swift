// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

// Selecting rows: by the program, without a word to the delegate, and by people, step by step.
extension UITableView {
    /// Whether rows can be selected at present.
    var maySelect: Bool {
        editing.isOn
            ? selecting.isAllowedInEditing || selecting.allowsSeveralInEditing
            : selecting.isAllowed
    }

    /// Whether several rows can be selected at present.
    var selectsSeveral: Bool {
        editing.isOn ? selecting.allowsSeveralInEditing : selecting.allowsSeveral
    }

    private func exists(_ path: IndexPath) -> Bool {
        loadIfNeeded()
        return path.count == 2 && table.geometry.contains(RowKey(path))
    }

    // MARK: By the program

    func selectByProgram(
        _ path: IndexPath?,
        animated: Bool,
        _ position: ScrollPosition
    ) {
        guard let path else {
            for old in selecting.paths { mark(old, false, animated: animated) }
            return
        }
        guard exists(path) else { return }
        if !selectsSeveral {
            for old in selecting.paths where old != path { mark(old, false, animated: animated) }
        }
        mark(path, true, animated: animated)
        if position != .none { scroll(to: path, at: position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) { mark(path, false, animated: animated) }

    /// Selects a row or does the opposite, and nothing else.
    private func mark(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
        if isSelected {
            if selecting.set.insert(path).inserted { selecting.paths.append(path) }
        } else if selecting.set.remove(path) != nil {
            selecting.paths.removeAll { $0 == path }
        }
        shown.rows[RowKey(path)]?.setSelected(isSelected, animated: animated)
    }

    func clearSelection() {
        guard !selecting.paths.isEmpty else { return }
        for path in selecting.paths {
            shown.rows[RowKey(path)]?.setSelected(false, animated: false)
        }
        selecting.paths = []
        selecting.set = []
    }

    /// Forgets selected rows that there are no more.
    func forgetLostSelection() {
        let kept = selecting.paths.filter { table.geometry.contains(RowKey($0)) }
        guard kept.count != selecting.paths.count else { return }
        selecting.paths = kept
        selecting.set = Set(kept)
    }

    func selectionRulesDidChange() {
        cancelTouch()
        if !maySelect {
            clearSelection()
        } else if !selectsSeveral, selecting.paths.count > 1 {
            for path in selecting.paths.dropFirst() { mark(path, false, animated: false) }
        }
    }

    // MARK: By people

    /// Selects a row as a tap does, or deselects it where several can be selected.
    func use(_ path: IndexPath) {
        guard maySelect, exists(path) else { return }
        if selectsSeveral, selecting.set.contains(path) { return deselectByUser(path) }
        guard let chosen = willSelect(path) else { return }
        if !selectsSeveral {
            for old in selecting.paths where old != chosen {
                deselectByUser(old, keepsIfAsked: false)
            }
        }
        guard exists(chosen) else { return }
        mark(chosen, true, animated: false)
        if !editing.isOn { shown.rows[RowKey(chosen)]?.state.nibSelection?() }
        tableDelegate?.tableView?(self, didSelectRowAt: chosen)
        NotificationCenter.default.post(
            name: UITableView.selectionDidChangeNotification,
            object: self
        )
        performPrimaryAction(chosen)
    }

    /// The row that the delegate wants selected; nil for none.
    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        let name = "tableView(_:willSelectRowAt:)"
        let answer = delegate.tableView?(self, willSelectRowAt: path)
        // Nil is an answer of those who implement the method.
        return answer ?? (_objcImplements(delegate, name) ? nil : path)
    }

    private func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        let name = "tableView(_:willDeselectRowAt:)"
        let answer = delegate.tableView?(self, willDeselectRowAt: path)
        return answer ?? (_objcImplements(delegate, name) ? nil : path)
    }

    private func deselectByUser(_ path: IndexPath, keepsIfAsked: Bool = true) {
        let chosen = willDeselect(path)
        if chosen == nil, keepsIfAsked { return }
        let gone = chosen ?? path
        guard selecting.set.contains(gone) else { return }
        mark(gone, false, animated: false)
        tableDelegate?.tableView?(self, didDeselectRowAt: gone)
        if keepsIfAsked {
            NotificationCenter.default.post(
                name: UITableView.selectionDidChangeNotification,
                object: self
            )
        }
    }

    /// Selects or deselects one of the rows that two fingers go over.
    func toggleByRange(_ path: IndexPath, _ isSelected: Bool) {
        guard isSelected else { return deselectByUser(path) }
        guard tableDelegate?.tableView?(self, shouldHighlightRowAt: path) ?? true,
            let chosen = willSelect(path), !selecting.set.contains(chosen)
        else { return }
        mark(chosen, true, animated: false)
        tableDelegate?.tableView?(self, didSelectRowAt: chosen)
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard !editing.isOn, let delegate = tableDelegate,
            delegate.tableView?(self, canPerformPrimaryActionForRowAt: path) ?? true
        else { return }
        delegate.tableView?(self, performPrimaryActionForRowAt: path)
    }

    // MARK: Highlighting

    /// Lights a row up if the delegate lets it; says whether it does.
    func highlight(_ path: IndexPath) -> Bool {
        guard maySelect, exists(path),
            tableDelegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
        else { return false }
        selecting.highlighted = path
        shown.rows[RowKey(path)]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView?(self, didHighlightRowAt: path)
        return true
    }

    func unhighlight(animated: Bool = false) {
        guard let path = selecting.highlighted else { return }
        selecting.highlighted = nil
        shown.rows[RowKey(path)]?.setHighlighted(false, animated: animated)
        tableDelegate?.tableView?(self, didUnhighlightRowAt: path)
    }

    // MARK: Touches

    /// A finger has come down on something that does not want it: a row's, if one lies there.
    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        guard selecting.touch == nil, let touch = touches.first, touches.count == 1 else {
            return selecting.touch != nil
        }
        if endsSwipe(touch) { return true }
        guard let path = path(at: touch.location(in: self)),
            let cell = shown.rows[RowKey(path)], isInside(touch, cell)
        else { return false }
        selecting.touch = touch
        selecting.touched = path
        _ = highlight(path)
        return true
    }

    private func isInside(_ touch: UITouch, _ cell: UITableViewCell) -> Bool {
        guard let view = touch.view else { return true }
        return view.isDescendant(of: cell)
    }

    func touchMoved(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selecting.touch, touches.contains(touch) else { return false }
        if let path = selecting.highlighted, self.path(at: touch.location(in: self)) != path {
            unhighlight()
        }
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selecting.touch, touches.contains(touch) else { return false }
        selecting.touch = nil
        selecting.touched = nil
        guard let path = selecting.highlighted else { return true }
        // The row stays lit until it is known whether it is selected, so that it does not flicker.
        unhighlight()
        use(path)
        return true
    }

    func touchCancelled(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selecting.touch, touches.contains(touch) else { return false }
        cancelTouch()
        return true
    }

    func cancelTouch() {
        selecting.touch = nil
        selecting.touched = nil
        unhighlight()
    }

    // MARK: Keys and assistive technology

    func keyWentDown(on cell: UITableViewCell) -> Bool {
        guard let path = path(of: cell) else { return false }
        return highlight(path)
    }

    func keyWentUp(on cell: UITableViewCell) {
        guard let path = selecting.highlighted else { return }
        unhighlight()
        use(path)
    }

    func keyWasCancelled(on cell: UITableViewCell) { unhighlight() }

    /// Uses a row as a tap does; says whether it could.
    func activate(_ cell: UITableViewCell) -> Bool {
        guard let path = path(of: cell), highlight(path) else { return false }
        unhighlight()
        use(path)
        return true
    }

    func accessoryWasTapped(_ cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        cell.state.nibAccessoryAction?()
        tableDelegate?.tableView?(self, accessoryButtonTappedForRowWith: path)
    }
}
