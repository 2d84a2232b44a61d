// SPDX-License-Identifier: Apache-2.0

import Raster

/// Matches the items of two frames by identity.
struct ItemMatching {
    let old: [DrawItem]
    let new: [DrawItem]
    /// The items' briefs; empty where they are unknown.
    let oldBriefs: [DrawBrief]
    let newBriefs: [DrawBrief]
    /// For each new item, the index of the old one with its identity, or -1.
    private(set) var partners: [Int32]
    /// For each old item, whether a new one matches it; nil if all items match in order.
    private(set) var isUsed: [Bool]?

    init(
        _ old: [DrawItem],
        _ new: [DrawItem],
        oldBriefs: [DrawBrief] = [],
        newBriefs: [DrawBrief] = []
    ) {
        self.old = old
        self.new = new
        let isBrief = oldBriefs.count == old.count && newBriefs.count == new.count
        self.oldBriefs = isBrief ? oldBriefs : []
        self.newBriefs = isBrief ? newBriefs : []
        // Most frames have a common head and tail.
        let common = min(old.count, new.count)
        var head = 0
        while head < common, old[head].identity == new[head].identity { head += 1 }
        var tail = 0
        while tail < common - head,
            old[old.count - 1 - tail].identity == new[new.count - 1 - tail].identity
        {
            tail += 1
        }
        partners = [Int32](unsafeUninitializedCapacity: new.count) { partners, count in
            for index in 0..<head { partners[index] = Int32(index) }
            for index in head..<(new.count - tail) { partners[index] = -1 }
            for index in (new.count - tail)..<new.count {
                partners[index] = Int32(index - new.count + old.count)
            }
            count = new.count
        }
        if head == old.count && head == new.count { return }
        let middle = head..<(old.count - tail)
        var used = [Bool](repeating: true, count: old.count)
        var places: [DrawItem.Identity: Int] = [:]
        places.reserveCapacity(middle.count)
        for index in middle {
            places[old[index].identity] = index
            used[index] = false
        }
        for index in head..<(new.count - tail) {
            guard let place = places[new[index].identity], !used[place] else { continue }
            used[place] = true
            partners[index] = Int32(place)
        }
        isUsed = used
    }

    /// Whether no item was added, removed or reordered.
    var isSameOrder: Bool { isUsed == nil }
}
