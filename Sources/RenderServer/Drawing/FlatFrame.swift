// SPDX-License-Identifier: Apache-2.0

import Raster

/// What a tree came to in one frame, with what is needed to make the next one of it.
struct FlatFrame {
    var items: [DrawItem] = []
    /// For each item what drawing it mostly needs.
    var briefs: [DrawBrief] = []
    /// Whether there are any: members of groups have none.
    var keepsBriefs = true
    /// One for each layer that was walked, parents before children.
    var records: [Record] = []
    /// What the root was drawn in.
    var rootState: Flattener.State?
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
        let state: Flattener.State

        init(_ state: Flattener.State) { self.state = state }
    }

    mutating func append(_ item: DrawItem) {
        if keepsBriefs { briefs.append(DrawBrief(item)) }
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

/// How a frame is made of the one before in place, as long as every layer that is walked again comes
/// to as many items as it did: what has not changed is not even looked at.
struct FrameUpdate {
    /// The next item and the next record of the frame before.
    var item = 0
    var record = 0
    /// Whether something came or went, so that this cannot go on.
    var isBroken = false
    /// The items that have been replaced, and by which number they go.
    var replaced: [(index: Int, item: DrawItem)] = []
    /// The records that have been changed, as they were.
    var changed: [(index: Int, record: FlatFrame.Record)] = []

    /// Keeps an item that has been replaced, one of `count`.
    mutating func keep(_ item: consuming DrawItem, at index: Int, of count: Int) {
        // Where so many have changed, all may have.
        if replaced.count == 32 { replaced.reserveCapacity(count) }
        replaced.append((index, item))
    }

    /// Makes the frame what it was.
    func undo(on frame: inout FlatFrame) {
        for (index, item) in replaced {
            frame.items[index] = item
            frame.briefs[index] = DrawBrief(item)
        }
        for (index, record) in changed.reversed() { frame.records[index] = record }
    }

    /// The items before, given those after.
    func itemsBefore(_ items: [DrawItem]) -> [DrawItem] {
        var result = items
        for (index, item) in replaced { result[index] = item }
        return result
    }
}

extension Flattener.State {
    /// Whether a layer without animations comes to the same in both.
    func looksLike(_ other: Flattener.State) -> Bool {
        opacity == other.opacity && viewport == other.viewport && instance == other.instance
            && tint == other.tint && CATransform3DEqualToTransform(transform, other.transform)
            && ClipChain.areEqual(clip, other.clip)
    }
}
