// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The section and the row, without the cost of an index path.
struct RowKey: Hashable, Comparable {
    var section: Int
    var row: Int

    static func < (one: RowKey, other: RowKey) -> Bool {
        (one.section, one.row) < (other.section, other.row)
    }
}

/// A stretch of a table from top to bottom.
struct Stretch: Equatable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
}

/// The vertical layout of a table, in points.
struct TableGeometry {
    /// The layout of a section.
    struct Section {
        /// The room above the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Whether the height is exact, and not an estimate.
        var isHeaderExact = true
        var isFooterExact = true
        var rows: RowHeights

        var height: CGFloat { padding + header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    private var heights = SumTree(count: 0)
    /// The height of the view above the sections.
    var top: CGFloat = 0
    /// The height of the view below the sections.
    var bottom: CGFloat = 0

    init() {}

    init(_ sections: [Section], top: CGFloat, bottom: CGFloat) {
        self.sections = sections
        self.top = top
        self.bottom = bottom
        heights = SumTree(sections.map(\.height))
    }

    /// The height of all.
    var height: CGFloat { end(of: sections.count) + bottom }

    /// Whether the row exists.
    func contains(_ key: RowKey) -> Bool {
        sections.indices.contains(key.section)
            && key.row >= 0 && key.row < sections[key.section].rows.count
    }

    // MARK: Places

    private func end(of count: Int) -> CGFloat { top + heights.sum(first: count) }

    func section(_ index: Int) -> Stretch {
        Stretch(start: end(of: index), length: sections[index].height)
    }

    func header(_ index: Int) -> Stretch {
        let section = sections[index]
        return Stretch(start: end(of: index) + section.padding, length: section.header)
    }

    func rows(_ index: Int) -> Stretch {
        let section = sections[index]
        return Stretch(
            start: end(of: index) + section.padding + section.header,
            length: section.rows.total
        )
    }

    func footer(_ index: Int) -> Stretch {
        Stretch(start: rows(index).end, length: sections[index].footer)
    }

    func row(_ key: RowKey) -> Stretch {
        let rows = sections[key.section].rows
        return Stretch(
            start: self.rows(key.section).start + rows.offset(of: key.row),
            length: rows[key.row]
        )
    }

    /// The section at an offset, clamped to the first and the last; nil without sections.
    func section(at place: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        let found = heights.prefix(upTo: place - top, adding: 0).count
        return min(found, sections.count - 1)
    }

    /// The rows that are seen between two places, in order; nil for none.
    func rows(from start: CGFloat, to end: CGFloat) -> (first: RowKey, last: RowKey)? {
        guard end > start, let low = section(at: start), let high = section(at: end) else {
            return nil
        }
        guard let first = firstRow(endingAfter: start, in: low...high),
            let last = lastRow(beginningBefore: end, in: low...high), first <= last
        else { return nil }
        return (first, last)
    }

    private func firstRow(endingAfter place: CGFloat, in range: ClosedRange<Int>) -> RowKey? {
        for index in range where sections[index].rows.count > 0 {
            let rows = rows(index)
            guard rows.end > place else { continue }
            let row = sections[index].rows.row(at: place - rows.start)
            return RowKey(section: index, row: row)
        }
        return nil
    }

    private func lastRow(beginningBefore place: CGFloat, in range: ClosedRange<Int>) -> RowKey? {
        for index in range.reversed() where sections[index].rows.count > 0 {
            let rows = rows(index)
            guard rows.start < place else { continue }
            let heights = sections[index].rows
            var row = heights.row(at: place - rows.start)
            while row > 0, rows.start + heights.offset(of: row) >= place { row -= 1 }
            return RowKey(section: index, row: row)
        }
        return nil
    }

    // MARK: Changes

    func isExact(_ key: RowKey) -> Bool { sections[key.section].rows.isExact(key.row) }

    /// Makes a row's height an estimate.
    mutating func doubt(_ key: RowKey) { sections[key.section].rows.doubt(key.row) }

    /// Makes a header's height an estimate.
    mutating func doubtHeader(_ index: Int) { sections[index].isHeaderExact = false }

    /// Makes the heights of all self-sizing rows, headers and footers estimates.
    mutating func doubtRows() {
        for index in sections.indices { sections[index].rows.doubtAll() }
    }

    mutating func setRow(_ height: CGFloat, at key: RowKey) {
        let delta = sections[key.section].rows.set(height, at: key.row, isExact: true)
        if delta != 0 { heights.add(delta, at: key.section) }
    }

    mutating func setHeader(_ height: CGFloat, padding: CGFloat, at index: Int) {
        let old = sections[index].padding + sections[index].header
        sections[index].header = height
        sections[index].padding = padding
        sections[index].isHeaderExact = true
        heights.add(height + padding - old, at: index)
    }

    mutating func setFooter(_ height: CGFloat, at index: Int) {
        let old = sections[index].footer
        sections[index].footer = height
        sections[index].isFooterExact = true
        heights.add(height - old, at: index)
    }

    /// The row below another; nil after the last one.
    func row(after key: RowKey) -> RowKey? {
        var section = key.section
        if key.row + 1 < sections[section].rows.count {
            return RowKey(section: section, row: key.row + 1)
        }
        section += 1
        while section < sections.count {
            if sections[section].rows.count > 0 { return RowKey(section: section, row: 0) }
            section += 1
        }
        return nil
    }

    /// The row above another; nil before the first one.
    func row(before key: RowKey) -> RowKey? {
        if key.row > 0 { return RowKey(section: key.section, row: key.row - 1) }
        var section = key.section - 1
        while section >= 0 {
            let count = sections[section].rows.count
            if count > 0 { return RowKey(section: section, row: count - 1) }
            section -= 1
        }
        return nil
    }
}
