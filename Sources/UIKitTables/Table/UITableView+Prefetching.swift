// SPDX-License-Identifier: Apache-2.0

import Foundation

// Rows are announced a screenful before they are seen, in the direction of scrolling.
extension UITableView {
    /// How many rows are announced ahead.
    private static let prefetchCount = 10

    func prefetchRows() {
        guard table.prefetches, let source = table.prefetchDataSource, let range = shown.range
        else { return }
        let first = step(range.first, by: -UITableView.prefetchCount)
        let last = step(range.last, by: UITableView.prefetchCount)
        let wanted = first...last
        guard let old = table.prefetched else {
            table.prefetched = wanted
            return announce(rows(after: range.last, to: last), source)
        }
        guard old != wanted else { return }
        table.prefetched = wanted
        var fresh: [RowKey] = []
        if last > old.upperBound {
            fresh += rows(after: max(old.upperBound, range.last), to: last)
        }
        if first < old.lowerBound {
            fresh += rows(from: first, before: min(old.lowerBound, range.first)).reversed()
        }
        announce(fresh, source)
        var dropped: [RowKey] = []
        if last < old.upperBound { dropped += rows(after: last, to: old.upperBound) }
        if first > old.lowerBound { dropped += rows(from: old.lowerBound, before: first) }
        let gone = dropped.filter { shown.rows[$0] == nil && $0 > range.last }
        if !gone.isEmpty {
            source.tableView?(self, cancelPrefetchingForRowsAt: gone.map(\.path))
        }
    }

    private func announce(_ rows: [RowKey], _ source: any UITableViewDataSourcePrefetching) {
        guard !rows.isEmpty else { return }
        source.tableView(self, prefetchRowsAt: rows.map(\.path))
    }

    private func step(_ key: RowKey, by count: Int) -> RowKey {
        var place = key
        var left = abs(count)
        while left > 0 {
            if count > 0 {
                guard let next = table.geometry.row(after: place) else { return place }
                place = next
            } else {
                guard let next = table.geometry.row(before: place) else { return place }
                place = next
            }
            left -= 1
        }
        return place
    }

    private func rows(after start: RowKey, to end: RowKey) -> [RowKey] {
        var found: [RowKey] = []
        var next = table.geometry.contains(start) ? table.geometry.row(after: start) : nil
        while let key = next, key <= end, found.count < 4 * UITableView.prefetchCount {
            found.append(key)
            next = table.geometry.row(after: key)
        }
        return found
    }

    private func rows(from start: RowKey, before end: RowKey) -> [RowKey] {
        var found: [RowKey] = []
        var next: RowKey? = table.geometry.contains(start) ? start : nil
        while let key = next, key < end, found.count < 4 * UITableView.prefetchCount {
            found.append(key)
            next = table.geometry.row(after: key)
        }
        return found
    }
}
