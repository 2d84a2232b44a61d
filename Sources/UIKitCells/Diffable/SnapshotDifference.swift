// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What takes one snapshot to another: with as few moves as there can be.
///
/// Sections and items that both have are matched by their identifiers. Of those that stay in one
/// list, the longest run whose order is the same stays where it is; the others move. Origins and
/// deletions are paths of the first snapshot, targets and insertions of the second.
package struct SnapshotDifference {
    package var sectionDeletes: [Int] = []
    package var sectionInserts: [Int] = []
    package var sectionMoves: [(from: Int, to: Int)] = []
    package var itemDeletes: [IndexPath] = []
    package var itemInserts: [IndexPath] = []
    package var itemMoves: [(from: IndexPath, to: IndexPath)] = []

    package var isEmpty: Bool {
        sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
            && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty
    }

    /// Finds the difference of two snapshots.
    package init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        // Sections that both have, by their old place.
        var newSection: [Int?] = []
        for (index, section) in old.sectionIdentifiers.enumerated() {
            let target = new.indexOfSection(section)
            newSection.append(target)
            if target == nil { sectionDeletes.append(index) }
        }
        for (index, section) in new.sectionIdentifiers.enumerated()
        where old.indexOfSection(section) == nil {
            sectionInserts.append(index)
        }
        let kept = newSection.enumerated().compactMap { old, new in new.map { (old, $0) } }
        let still = Self.longestRise(kept.map(\.1))
        for (place, pair) in kept.enumerated() where !still[place] {
            sectionMoves.append((pair.0, pair.1))
        }
        findItems(old, new, newSection)
    }

    private mutating func findItems<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ newSection: [Int?]
    ) {
        // Equal beginnings and ends of a section need no table.
        var trims: [Int: (head: Int, tail: Int)] = [:]
        var targets: [Item: (section: Int, item: Int)] = [:]
        var oldSection: [Int?] = Array(repeating: nil, count: new.rows.count)
        for (from, to) in newSection.enumerated() where to != nil {
            if let to { oldSection[to] = from }
        }
        for (section, row) in new.rows.enumerated() {
            var range = row.indices
            if let from = oldSection[section] {
                let trim = Self.trim(old.rows[from], row)
                trims[section] = trim
                range = trim.head..<(row.count - trim.tail)
            }
            for item in range { targets[row[item]] = (section, item) }
        }
        var claimed: Set<Item> = []
        for (from, row) in old.rows.enumerated() {
            let to = newSection[from]
            let trim = to.flatMap { trims[$0] } ?? (0, 0)
            var staying: [(from: Int, to: Int)] = []
            for item in trim.head..<(row.count - trim.tail) {
                guard let target = targets[row[item]] else {
                    if to != nil { itemDeletes.append(IndexPath(item: item, section: from)) }
                    continue
                }
                claimed.insert(row[item])
                if target.section == to {
                    staying.append((item, target.item))
                } else {
                    itemMoves.append(
                        (
                            IndexPath(item: item, section: from),
                            IndexPath(item: target.item, section: target.section)
                        )
                    )
                }
            }
            guard let to else { continue }
            let still = Self.longestRise(staying.map(\.to))
            for (place, pair) in staying.enumerated() where !still[place] {
                itemMoves.append(
                    (
                        IndexPath(item: pair.from, section: from),
                        IndexPath(item: pair.to, section: to)
                    )
                )
            }
        }
        for (section, row) in new.rows.enumerated() where oldSection[section] != nil {
            let trim = trims[section] ?? (0, 0)
            for item in trim.head..<(row.count - trim.tail) where !claimed.contains(row[item]) {
                itemInserts.append(IndexPath(item: item, section: section))
            }
        }
    }

    /// How much of two rows is the same at the beginning and at the end.
    private static func trim<Item: Hashable>(
        _ old: [Item],
        _ new: [Item]
    ) -> (head: Int, tail: Int) {
        let most = min(old.count, new.count)
        var head = 0
        while head < most, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        return (head, tail)
    }

    /// Which members of a list of different numbers belong to one of its longest rising runs.
    package static func longestRise(_ numbers: [Int]) -> [Bool] {
        var isRising = true
        for index in numbers.indices.dropFirst() where numbers[index] < numbers[index - 1] {
            isRising = false
            break
        }
        if isRising { return Array(repeating: true, count: numbers.count) }
        // The last member of the best run of each length, and what came before each member.
        var ends: [Int] = []
        var before = Array(repeating: -1, count: numbers.count)
        for index in numbers.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var chosen = Array(repeating: false, count: numbers.count)
        var index = ends.last ?? -1
        while index >= 0 {
            chosen[index] = true
            index = before[index]
        }
        return chosen
    }
}
