// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// Two fingers that go over rows select them.
@MainActor
final class RangePanRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var table: UITableView?
    private var start: RowKey?
    /// The rows that were selected before.
    private var former: Set<IndexPath> = []
    /// Whether rows are deselected, as they are when the first one was selected.
    private var deselects = false

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        delegate = self
        addHandler { [weak self] _ in self?.follow() }
    }

    private var path: IndexPath? {
        guard let table else { return nil }
        return table.indexPathForRow(at: location(in: table))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table, let path else { return false }
        return table.delegate?.tableView?(
            table,
            shouldBeginMultipleSelectionInteractionAt: path
        ) ?? false
    }

    private func follow() {
        guard let table else { return }
        switch state {
        case .began:
            guard let path else { return }
            table.cancelTouch()
            table.delegate?.tableView?(table, didBeginMultipleSelectionInteractionAt: path)
            start = RowKey(path)
            former = Set(table.indexPathsForSelectedRows ?? [])
            deselects = former.contains(path)
            select()
        case .changed: select()
        case .ended, .cancelled:
            guard start != nil else { return }
            start = nil
            table.delegate?.tableViewDidEndMultipleSelectionInteraction?(table)
        case .possible, .failed: break
        }
    }

    /// Selects the rows between the first one and the fingers, and no others than were before.
    private func select() {
        guard let table, let start, let path, table.selectsSeveral else { return }
        table.selectRange(from: start, to: RowKey(path), over: former, deselects: deselects)
    }
}

extension UITableView {
    /// Whether a recognizer that would scroll has two fingers that select rows.
    func isForRange(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === panGestureRecognizer, recognizer.numberOfTouches >= 2,
            let path = indexPathForRow(at: recognizer.location(in: self))
        else { return false }
        return tableDelegate?.tableView?(
            self,
            shouldBeginMultipleSelectionInteractionAt: path
        ) ?? false
    }

    func selectRange(
        from start: RowKey,
        to end: RowKey,
        over former: Set<IndexPath>,
        deselects: Bool
    ) {
        var wanted = former
        var next: RowKey? = min(start, end)
        let last = max(start, end)
        while let key = next, key <= last {
            if deselects { wanted.remove(key.path) } else { wanted.insert(key.path) }
            next = table.geometry.row(after: key)
        }
        for path in selecting.set.subtracting(wanted).sorted() { toggleByRange(path, false) }
        for path in wanted.subtracting(selecting.set).sorted() { toggleByRange(path, true) }
    }
}
