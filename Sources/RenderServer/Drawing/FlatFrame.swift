// SPDX-License-Identifier: Apache-2.0

import Raster

/// One frame's flattened draw list, with the records for updating it.
struct FlatFrame {
    var items: [DrawItem] = []
    /// For each item, the summary that most drawing needs.
    var briefs: [DrawBrief] = []
    /// One for each visited layer, parents before children.
    var records: [Record] = []
    /// The state that the root inherits.
    var rootState: InheritedState?
    /// Whether an item shows what is behind it.
    var hasBackdrops = false
    /// Whether the last in-place update was rolled back after replacing most items, so that the
    /// next frame is rebuilt.
    ///
    /// A list that scrolls would roll back nearly every frame. Rebuilding stops with the first
    /// frame that has the same items in the same order as the one before.
    var needsFullRebuild = false

    /// The items and records of one layer and all layers below it.
    struct Record {
        var node: RenderNode
        /// The state that the sublayers inherit; nil without sublayers, or where each has its own.
        var inner: SharedState?
        /// The layer's range of items.
        let start: Int
        var end: Int
        /// The index after the records of all layers below.
        var next: Int
    }

    /// A state that all children of a layer have in common.
    final class SharedState {
        let state: InheritedState

        init(_ state: InheritedState) { self.state = state }
    }

    mutating func append(_ item: DrawItem) {
        briefs.append(DrawBrief(item))
        items.append(item)
    }

    /// Begins a layer's record; answers its index.
    mutating func begin(_ node: RenderNode) -> Int {
        records.append(
            Record(node: node, inner: nil, start: items.count, end: items.count, next: 0)
        )
        return records.count - 1
    }

    mutating func finish(_ record: Int) {
        records[record].end = items.count
        records[record].next = records.count
    }

    /// Copies a layer's items and records from the frame before.
    mutating func take(_ record: Int, from old: FlatFrame) {
        let taken = old.records[record]
        let itemShift = items.count - taken.start
        let recordShift = records.count - record
        items.append(contentsOf: old.items[taken.start..<taken.end])
        briefs.append(contentsOf: old.briefs[taken.start..<taken.end])
        for part in old.records[record..<taken.next] {
            records.append(
                Record(
                    node: part.node,
                    inner: part.inner,
                    start: part.start + itemShift,
                    end: part.end + itemShift,
                    next: part.next + recordShift
                )
            )
        }
    }
}
