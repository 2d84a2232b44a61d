// SPDX-License-Identifier: Apache-2.0

import Raster

/// Finds the pixels in which two lists of items differ.
///
/// With an offset, the older pixels are thought of as moved by it, and only the pixels of `limit`
/// count: that is what remains to be drawn there once the older pixels have been moved.
struct ItemDifference {
    var offset = PixelOffset.zero
    /// Where differences count.
    let limit: PixelRect
    /// Items behind these are hidden in all of `limit`.
    private var firstOld = 0
    private var firstNew = 0

    init(within limit: PixelRect) { self.limit = limit }

    /// Differences between older pixels moved by an offset and the new items.
    init(_ matching: ItemMatching, movedBy offset: PixelOffset, within limit: PixelRect) {
        self.offset = offset
        self.limit = limit
        // Behind what covers everything, before and after, there is nothing to compare.
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

    /// Adds to `region` the bounds of every item that came, went, changed or changed places.
    static func add(
        _ old: [DrawItem],
        _ new: [DrawItem],
        within limit: PixelRect,
        to region: inout DamageRegion
    ) {
        ItemDifference(within: limit).add(ItemMatching(old, new), to: &region)
    }

    func add(_ matching: ItemMatching, to region: inout DamageRegion) {
        var last = -1
        var hasPassed = false
        matching.old.withUnsafeBufferPointer { oldItems in
            matching.new.withUnsafeBufferPointer { newItems in
                addGone(matching, oldItems, &region)
                // Through pointers, so that looking at an item does not copy it.
                guard let new = newItems.baseAddress, let old = oldItems.baseAddress else {
                    for item in newItems { add(item.bounds, to: &region) }
                    return
                }
                for index in firstNew..<newItems.count {
                    let place = Int(matching.partners[index])
                    if place < firstOld {
                        add(new[index].bounds, to: &region)
                    } else if place < last {
                        // It has passed something: whatever it overlaps may look different.
                        hasPassed = true
                        add(old[place].bounds.offset(by: offset), to: &region)
                        add(new[index].bounds, to: &region)
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

    /// Adds what differs where items have been replaced by others of their identity.
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
                    // They are known to differ; of groups, it may be a member only.
                    if old[index].item.isGroup, old[index].item.tellsByMembers(now.pointee) {
                        withUnsafePointer(to: old[index].item) { compare($0, now, &region) }
                    } else {
                        add(old[index].item.bounds, to: &region)
                        add(now.pointee.bounds, to: &region)
                    }
                    if region.covers(limit) { return }
                }
            }
        }
    }

    /// So many items are worth a look at all of them first.
    private static let many = 64

    /// The rectangle around items, before and after, if they fill it several times over: drawing all
    /// of it takes little longer then than finding out what of it is to be drawn.
    private func denseBox(
        _ replaced: UnsafeBufferPointer<(index: Int, item: DrawItem)>,
        _ items: UnsafeBufferPointer<DrawItem>
    ) -> PixelRect? {
        var box = PixelRect.empty
        var area = 0
        for index in replaced.indices {
            let now = replaced[index].index
            // A member that changed need not change the whole group.
            if items[now].isGroup, replaced[index].item.tellsByMembers(items[now]) { return nil }
            let after = items[now].bounds.intersection(limit)
            area += after.area
            box = box.union(after).union(replaced[index].item.bounds.intersection(limit))
        }
        return area >= box.area * 3 ? box : nil
    }

    /// Old items that are there no longer, or hidden by the cover now.
    private func addGone(
        _ matching: ItemMatching,
        _ old: UnsafeBufferPointer<DrawItem>,
        _ region: inout DamageRegion
    ) {
        if let isUsed = matching.isUsed {
            for index in firstOld..<old.count where !isUsed[index] {
                add(old[index].bounds.offset(by: offset), to: &region)
            }
        }
        for index in 0..<firstNew {
            let place = Int(matching.partners[index])
            if place > firstOld { add(old[place].bounds.offset(by: offset), to: &region) }
        }
    }

    /// What changed behind an item that shows it blurred changes more of the item.
    private func spread(_ item: UnsafePointer<DrawItem>, _ region: inout DamageRegion) {
        guard let reach = item.pointee.spread, !region.isEmpty else { return }
        let bounds = item.pointee.bounds
        for rect in region.rects where rect.intersects(bounds) {
            add(rect.intersection(bounds).insetBy(-reach).intersection(bounds), to: &region)
        }
    }

    private func add(_ rect: PixelRect, to region: inout DamageRegion) {
        region.add(rect.intersection(limit))
    }

    /// Compares by briefs; false where they do not tell.
    @inline(__always)
    private func compareBriefs(
        _ matching: ItemMatching,
        _ place: Int,
        _ index: Int,
        _ region: inout DamageRegion
    ) -> Bool {
        guard let (old, new) = matching.tellingBriefs(place, index) else { return false }
        let before = old.bounds.offset(by: offset).intersection(limit)
        let after = new.bounds.intersection(limit)
        if before.isEmpty && after.isEmpty { return true }
        if offset == .zero {
            if old.drawsSame(as: new) { return true }
        } else {
            // What has moved may be clipped in another way.
            guard old.isMoved(by: offset, to: new), before == after else { return false }
            return true
        }
        region.add(before)
        region.add(after)
        return true
    }

    private func compare(
        _ old: UnsafePointer<DrawItem>,
        _ new: UnsafePointer<DrawItem>,
        _ region: inout DamageRegion
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
                return addMembers(a, b, limit, &region)
            }
            region.add(before)
            region.add(after)
            return
        }
        guard case .group(let a) = old.pointee.ink, case .group(let b) = new.pointee.ink else {
            return
        }
        if !a.spreadsChanges { return addMembers(a, b, after, &region) }
        // A shadow or a blur spreads every change over the whole, also one beyond what shows.
        var inside = DamageRegion()
        addMembers(a, b, a.content.union(b.content).union(new.pointee.bounds), &inside)
        if !inside.isEmpty || a.content != b.content { region.add(after) }
    }

    private func compareMoved(
        _ old: UnsafePointer<DrawItem>,
        _ new: UnsafePointer<DrawItem>,
        _ before: PixelRect,
        _ after: PixelRect,
        _ region: inout DamageRegion
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
        region.add(before)
        region.add(after)
    }

    /// Whether an item is one colour over all of `limit`, and was over the pixels moved there.
    private func covers(_ old: UnsafePointer<DrawItem>, _ new: UnsafePointer<DrawItem>) -> Bool {
        guard case .color(let s, let c, let o) = old.pointee.ink,
            case .color(let t, let d, let p) = new.pointee.ink, c == d, o == p
        else { return false }
        return t.solidPixels.contains(limit) && s.solidPixels.offset(by: offset).contains(limit)
            && ClipChain.agree(old.pointee.clip, new.pointee.clip, movedBy: offset, in: limit)
    }

    private func addMembers(
        _ old: DrawGroup,
        _ new: DrawGroup,
        _ limit: PixelRect,
        _ region: inout DamageRegion
    ) {
        if old === new { return }
        ItemDifference.add(old.items, new.items, within: limit, to: &region)
        if let a = old.mask, let b = new.mask {
            ItemDifference.add(a, b, within: limit, to: &region)
        }
        if old.content != new.content {
            // What only the mask's extent let through.
            if old.mask != nil || new.mask != nil {
                region.add(old.content.intersection(limit))
                region.add(new.content.intersection(limit))
            }
        }
    }
}

extension DrawItem {
    /// Whether the difference to another item may be that of a few members of a group.
    fileprivate func tellsByMembers(_ other: DrawItem) -> Bool {
        guard case .group(let a) = ink, case .group(let b) = other.ink else { return false }
        // Small groups that moved are drawn anew.
        return a.pieces == nil || b.pieces == nil || a.content == b.content
    }
}
