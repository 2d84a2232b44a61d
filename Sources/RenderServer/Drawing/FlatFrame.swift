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
    /// Whether most items were replaced in place before one came or went, which took them all back.
    ///
    /// A list that scrolls does so in nearly every frame. Then frames are made anew until one has the
    /// items of the one before.
    var isRestless = false

    /// What one layer with those below it came to.
    struct Record {
        var node: RenderNode
        /// What the layers right below were drawn in; nil where there are none or each has its own.
        var inner: SharedState?
        /// Its items.
        let start: Int
        var end: Int
        /// The record after those of the layers below.
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

    /// Makes the record of what follows from a layer begin here; answers where it is.
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

    /// Takes over what a layer came to before.
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
