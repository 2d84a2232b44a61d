// SPDX-License-Identifier: Apache-2.0

import Raster

/// What an in-place update replaced: enough to compare with the frame before and to restore it.
struct FrameUpdate {
    /// The items that were replaced, with their places in the frame.
    private(set) var replaced: [(index: Int, item: DrawItem)] = []
    /// The records that were changed, as they were before.
    var changed: [(index: Int, record: FlatFrame.Record)] = []

    /// Adds an item that was replaced, one of `count`.
    mutating func keep(_ item: consuming DrawItem, at index: Int, of count: Int) {
        // Where so many have changed, all may have.
        if replaced.count == 32 { replaced.reserveCapacity(count) }
        replaced.append((index, item))
    }

    /// Restores the frame before.
    func undo(on frame: inout FlatFrame) {
        for (index, item) in replaced {
            frame.items[index] = item
            frame.briefs[index] = DrawBrief(item)
        }
        for (index, record) in changed.reversed() { frame.records[index] = record }
    }

    /// The items of the frame before, given those of the updated one.
    func itemsBefore(_ items: [DrawItem]) -> [DrawItem] {
        var result = items
        for (index, item) in replaced { result[index] = item }
        return result
    }
}
