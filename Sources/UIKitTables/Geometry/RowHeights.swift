// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The heights of a section's rows: one base height, and the rows that differ.
///
/// Rows are grouped in blocks. Only blocks with a differing row take memory, and sums are kept by
/// block, so that a million rows cost as much as ten until they are visible.
struct RowHeights {
    /// The number of rows in a block.
    private static let blockSize = 64

    /// The number of rows.
    let count: Int
    /// The height of rows that have none of their own, in points.
    let base: CGFloat
    /// The rows' own heights, NaN for none, by block.
    private var blocks: [Int: [CGFloat]] = [:]
    /// The blocks' differences from their height at the base; nil if there are none.
    private var deltas: SumTree?
    /// Whether all heights are exact, without estimates.
    let areAllExact: Bool
    /// Which rows' heights are no estimates, a bit for each, by block.
    private var exact: [Int: UInt64] = [:]

    /// Makes rows of one height.
    init(count: Int, base: CGFloat, isExact: Bool = false) {
        self.count = count
        self.base = base
        areAllExact = isExact
    }

    /// Whether a row's height is no estimate.
    func isExact(_ row: Int) -> Bool {
        if areAllExact { return true }
        guard let bits = exact[row / RowHeights.blockSize] else { return false }
        return bits & (1 << UInt64(row % RowHeights.blockSize)) != 0
    }

    /// Makes a row's height an estimate.
    mutating func doubt(_ row: Int) {
        exact[row / RowHeights.blockSize]? &= ~(1 << UInt64(row % RowHeights.blockSize))
    }

    /// Makes all heights estimates.
    mutating func doubtAll() { exact = [:] }

    private var blockCount: Int {
        (count + RowHeights.blockSize - 1) / RowHeights.blockSize
    }

    /// A row's height.
    subscript(row: Int) -> CGFloat {
        guard let own = own(row) else { return base }
        return own
    }

    /// The height of a row's own; nil for the base.
    func own(_ row: Int) -> CGFloat? {
        guard !blocks.isEmpty, let block = blocks[row / RowHeights.blockSize] else { return nil }
        let height = block[row % RowHeights.blockSize]
        return height.isNaN ? nil : height
    }

    /// Sets the height of a row.
    ///
    /// - Returns: The change of the row's height.
    @discardableResult
    mutating func set(_ height: CGFloat, at row: Int, isExact: Bool = false) -> CGFloat {
        let old = self[row]
        let index = row / RowHeights.blockSize
        if isExact { exact[index, default: 0] |= 1 << UInt64(row % RowHeights.blockSize) }
        if height == old { return 0 }
        if blocks[index] == nil {
            blocks[index] = [CGFloat](repeating: .nan, count: RowHeights.blockSize)
        }
        blocks[index]?[row % RowHeights.blockSize] = height
        let delta = height - old
        if delta != 0 {
            if deltas == nil { deltas = SumTree(count: blockCount) }
            deltas?.add(delta, at: index)
        }
        return delta
    }

    /// Calls a function for each row with a differing or exact height, in no order.
    func forEachKnown(_ body: (_ row: Int, _ height: CGFloat, _ isExact: Bool) -> Void) {
        for index in Set(blocks.keys).union(exact.keys) {
            let first = index * RowHeights.blockSize
            for row in first..<min(count, first + RowHeights.blockSize) {
                let isKnown = isExact(row) && !areAllExact
                if isKnown || own(row) != nil { body(row, self[row], isKnown) }
            }
        }
    }

    /// The height of all rows.
    var total: CGFloat { CGFloat(count) * base + (deltas?.sum(first: blockCount) ?? 0) }

    /// The offset of a row from the first; for the row count, the total height.
    func offset(of row: Int) -> CGFloat {
        var offset = CGFloat(row) * base
        guard let deltas else { return offset }
        let index = row / RowHeights.blockSize
        offset += deltas.sum(first: index)
        guard let block = blocks[index] else { return offset }
        for height in block[0..<row % RowHeights.blockSize] where !height.isNaN {
            offset += height - base
        }
        return offset
    }

    /// The row at an offset: the last one that begins there or before; rows without height precede
    /// those with one.
    func row(at distance: CGFloat) -> Int {
        guard count > 0, distance >= 0 else { return 0 }
        guard let deltas else {
            guard base > 0 else { return count - 1 }
            return min(count - 1, Int(min(distance / base, CGFloat(count))))
        }
        let size = RowHeights.blockSize
        let (block, sum) = deltas.prefix(upTo: distance, adding: CGFloat(size) * base)
        var row = min(block * size, max(0, (blockCount - 1) * size))
        var end = row == block * size ? sum : offset(of: row)
        while row < count - 1 {
            let next = end + self[row]
            if next > distance { break }
            end = next
            row += 1
        }
        return row
    }
}
