// SPDX-License-Identifier: Apache-2.0

import Raster

/// Finds the pixels in which two lists of items differ.
///
/// With an offset, the older pixels are compared as if moved by it, and only the pixels of `limit`
/// count: the result is what remains to be drawn there after the move.
struct ItemDifference {
    var offset = PixelOffset.zero
    /// Only differences in here count.
    let limit: PixelRect
    /// The frontmost items that cover all of `limit`; those behind them are hidden.
    private var firstOld = 0
    private var firstNew = 0

    init(within limit: PixelRect) { self.limit = limit }

    /// Differences between older pixels moved by an offset and the new items.
    init(_ matching: ItemMatching, movedBy offset: PixelOffset, within limit: PixelRect) {
        self.offset = offset
        self.limit = limit
        // Items behind one that covers everything before and after need no comparison.
        matching.old.withUnsafeBufferPointer { oldItems in
            matching.new.withUnsafeBufferPointer { newItems in
                guard let old = oldItems.baseAddress, let new = newItems.baseAddress else { return }
                for index in newItems.indices.reversed() where matching.partners[index] >= 0 {
                    let place = Int(matching.partners[index])
                    guard new[index].opaque.contains(limit), covers(old + place, new + index)
                    else { continue }
                    firstOld = place
                    firstNew = index
                    break
                }
            }
        }
    }

    /// Adds to `region` the bounds of every item that was added, removed, changed or reordered.
    static func add<Region: DamageCollector>(
        _ old: [DrawItem],
        _ new: [DrawItem],
        within limit: PixelRect,
        to region: inout Region
    ) {
        ItemDifference(within: limit).add(ItemMatching(old, new), to: &region)
    }

    func add<Region: DamageCollector>(_ matching: ItemMatching, to region: inout Region) {
        var last = -1
        var hasPassed = false
        matching.old.withUnsafeBufferPointer { oldItems in
            matching.new.withUnsafeBufferPointer { newItems in
                addGone(matching, oldItems, &region)
                // Pointers, so that reading an item does not copy it.
                guard let new = newItems.baseAddress, let old = oldItems.baseAddress else {
                    for item in newItems {
                        add(item.bounds, because: .added, of: item.identity.node, to: &region)
                    }
                    return
                }
                for index in firstNew..<newItems.count {
                    let place = Int(matching.partners[index])
                    let node = new[index].identity.node
                    if place < firstOld {
                        add(new[index].bounds, because: .added, of: node, to: &region)
                    } else if place < last {
                        // It has passed another item, so whatever it overlaps may look different.
                        hasPassed = true
                        let before = old[place].bounds.offset(by: offset)
                        add(before, because: .reordered, of: node, to: &region)
                        add(new[index].bounds, because: .reordered, of: node, to: &region)
                    } else {
                        last = place
                        if !compareBriefs(matching, place, index, &region) {
                            compare(old + place, new + index, &region)
                        }
                    }
                    spread(new + index, &region)
                    if region.covers(limit) { return }
                }
                if hasPassed {
                    for index in firstNew..<newItems.count { spread(new + index, &region) }
                }
            }
        }
    }

    /// Adds the differences of items that an in-place update replaced.
    func add(
        _ replaced: [(index: Int, item: DrawItem)],
        _ items: [DrawItem],
        to region: inout DamageRegion
    ) {
        replaced.withUnsafeBufferPointer { replaced in
            items.withUnsafeBufferPointer { items in
                guard let old = replaced.baseAddress, let new = items.baseAddress else { return }
                if replaced.count >= ItemDifference.many,
                    let box = denseBox(replaced, items)
                {
                    return region.add(box)
                }
                for index in replaced.indices {
                    let now = new + old[index].index
                    // Replaced items differ; in a group, it may be a single member.
                    if old[index].item.isGroup, old[index].item.differsInMembers(now.pointee) {
                        withUnsafePointer(to: old[index].item) { compare($0, now, &region) }
                    } else {
                        region.add(old[index].item.bounds.intersection(limit))
                        region.add(now.pointee.bounds.intersection(limit))
                    }
                    if region.covers(limit) { return }
                }
            }
        }
    }

    /// The number of items from which `denseBox` is tried.
    private static let many = 64

    /// The bounding box of items, before and after, if their areas sum up to at least three times
    /// its own.
    ///
    /// Drawing all of it is then about as fast as finding the exact damage.
    private func denseBox(
        _ replaced: UnsafeBufferPointer<(index: Int, item: DrawItem)>,
        _ items: UnsafeBufferPointer<DrawItem>
    ) -> PixelRect? {
        var box = PixelRect.empty
        var area = 0
        for index in replaced.indices {
            let now = replaced[index].index
            // Only a member of the group may have changed.
            if items[now].isGroup, replaced[index].item.differsInMembers(items[now]) { return nil }
            let after = items[now].bounds.intersection(limit)
            area += after.area
            box = box.union(after).union(replaced[index].item.bounds.intersection(limit))
        }
        return area >= box.area * 3 ? box : nil
    }

    /// Adds old items that are gone, or hidden by the covering item now.
    private func addGone<Region: DamageCollector>(
        _ matching: ItemMatching,
        _ old: UnsafeBufferPointer<DrawItem>,
        _ region: inout Region
    ) {
        if let isUsed = matching.isUsed {
            for index in firstOld..<old.count where !isUsed[index] {
                let before = old[index].bounds.offset(by: offset)
                add(before, because: .removed, of: old[index].identity.node, to: &region)
            }
        }
        for index in 0..<firstNew {
            let place = Int(matching.partners[index])
            guard place > firstOld else { continue }
            let before = old[place].bounds.offset(by: offset)
            add(before, because: .removed, of: old[place].identity.node, to: &region)
        }
    }

    /// Adds the pixels of a backdrop that damage behind it reaches.
    private func spread<Region: DamageCollector>(
        _ item: UnsafePointer<DrawItem>,
        _ region: inout Region
    ) {
        guard let reach = item.pointee.spread, !region.rects.isEmpty else { return }
        let bounds = item.pointee.bounds
        for rect in region.rects where rect.intersects(bounds) {
            let around = rect.intersection(bounds).insetBy(-reach).intersection(bounds)
            add(around, because: .backdrop, of: item.pointee.identity.node, to: &region)
        }
    }

    @inline(__always)
    private func add<Region: DamageCollector>(
        _ rect: PixelRect,
        because reason: DamageReasons,
        of node: UInt64,
        to region: inout Region
    ) {
        region.add(rect.intersection(limit), because: reason, of: node)
    }

    /// Adds the pixels of an item before and after a change.
    @inline(__always)
    private func addChange<Region: DamageCollector>(
        _ before: PixelRect,
        _ after: PixelRect,
        of node: UInt64,
        _ region: inout Region
    ) {
        let reason: DamageReasons = before == after ? .content : .moved
        region.add(before, because: reason, of: node)
        region.add(after, because: reason, of: node)
    }

    /// Compares two briefs; answers false where they do not determine the result.
    @inline(__always)
    private func compareBriefs<Region: DamageCollector>(
        _ matching: ItemMatching,
        _ place: Int,
        _ index: Int,
        _ region: inout Region
    ) -> Bool {
        guard let (old, new) = matching.determiningBriefs(place, index) else { return false }
        let before = old.bounds.offset(by: offset).intersection(limit)
        let after = new.bounds.intersection(limit)
        if before.isEmpty && after.isEmpty { return true }
        if offset == .zero {
            if old.drawsSame(as: new) { return true }
        } else {
            // A moved item may be clipped differently.
            guard old.isMoved(by: offset, to: new), before == after else { return false }
            return true
        }
        addChange(before, after, of: matching.new[index].identity.node, &region)
        return true
    }

    private func compare<Region: DamageCollector>(
        _ old: UnsafePointer<DrawItem>,
        _ new: UnsafePointer<DrawItem>,
        _ region: inout Region
    ) {
        let before = old.pointee.bounds.offset(by: offset).intersection(limit)
        let after = new.pointee.bounds.intersection(limit)
        if before.isEmpty && after.isEmpty { return }
        if offset != .zero { return compareMoved(old, new, before, after, &region) }
        guard old.pointee.looksLike(new.pointee) else {
            if case .group(let a) = old.pointee.ink, case .group(let b) = new.pointee.ink,
                a.hasSameFrame(as: b), !a.spreadsChanges,
                ClipChain.areEqual(old.pointee.clip, new.pointee.clip)
            {
                return addMembers(a, b, of: new.pointee.identity.node, limit, &region)
            }
            addChange(before, after, of: new.pointee.identity.node, &region)
            return
        }
        guard case .group(let a) = old.pointee.ink, case .group(let b) = new.pointee.ink else {
            return
        }
        let node = new.pointee.identity.node
        if !a.spreadsChanges { return addMembers(a, b, of: node, after, &region) }
        // A shadow or a blur spreads every change over the whole group, even one outside of the
        // visible part.
        var inside = DamageRegion()
        let reached = a.content.union(b.content).union(new.pointee.bounds)
        addMembers(a, b, of: node, reached, &inside)
        if !inside.isEmpty || a.content != b.content {
            region.add(after, because: .content, of: node)
        }
    }

    private func compareMoved<Region: DamageCollector>(
        _ old: UnsafePointer<DrawItem>,
        _ new: UnsafePointer<DrawItem>,
        _ before: PixelRect,
        _ after: PixelRect,
        _ region: inout Region
    ) {
        if old.pointee.ink.isMoved(by: offset, to: new.pointee.ink),
            ClipChain.agree(
                old.pointee.clip,
                new.pointee.clip,
                movedBy: offset,
                in: before.union(after)
            )
        {
            return
        }
        if covers(old, new) { return }
        region.add(before, because: .moved, of: new.pointee.identity.node)
        region.add(after, because: .moved, of: new.pointee.identity.node)
    }

    /// Whether an item is one colour over all of `limit`, and was over the pixels moved there.
    private func covers(_ old: UnsafePointer<DrawItem>, _ new: UnsafePointer<DrawItem>) -> Bool {
        guard case .color(let s, let c, let o) = old.pointee.ink,
            case .color(let t, let d, let p) = new.pointee.ink, c == d, o == p
        else { return false }
        return t.solidPixels.contains(limit) && s.solidPixels.offset(by: offset).contains(limit)
            && ClipChain.agree(old.pointee.clip, new.pointee.clip, movedBy: offset, in: limit)
    }

    private func addMembers<Region: DamageCollector>(
        _ old: DrawGroup,
        _ new: DrawGroup,
        of node: UInt64,
        _ limit: PixelRect,
        _ region: inout Region
    ) {
        if old === new { return }
        ItemDifference.add(old.items, new.items, within: limit, to: &region)
        if let a = old.mask, let b = new.mask {
            ItemDifference.add(a, b, within: limit, to: &region)
        }
        if old.content != new.content {
            // Pixels that only the mask's old or new extent lets through.
            if old.mask != nil || new.mask != nil {
                region.add(old.content.intersection(limit), because: .content, of: node)
                region.add(new.content.intersection(limit), because: .content, of: node)
            }
        }
    }
}

extension DrawItem {
    /// Whether both are groups that should be compared member by member.
    fileprivate func differsInMembers(_ other: DrawItem) -> Bool {
        guard case .group(let a) = ink, case .group(let b) = other.ink else { return false }
        // Small groups that moved are drawn again as a whole.
        return a.pieces == nil || b.pieces == nil || a.content == b.content
    }
}
