// SPDX-License-Identifier: Apache-2.0

import Raster

/// What a tree came to in one frame, with what is needed to take over parts of it into the next.
struct FlatFrame {
    var items: [DrawItem] = []
    /// One for each layer that was walked, parents before children.
    var records: [Record] = []

    /// What one layer with those below it came to.
    struct Record {
        let node: RenderNode
        let state: Flattener.State
        /// Its items.
        let start: Int
        var end: Int
        /// The record after those of the layers below.
        var next: Int
    }

    /// Makes the record of what follows from a layer begin here; answers where it is.
    mutating func begin(_ node: RenderNode, _ state: Flattener.State) -> Int {
        records.append(
            Record(node: node, state: state, start: items.count, end: items.count, next: 0)
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
        for var part in old.records[record..<taken.next] {
            part = Record(
                node: part.node,
                state: part.state,
                start: part.start + itemShift,
                end: part.end + itemShift,
                next: part.next + recordShift
            )
            records.append(part)
        }
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
