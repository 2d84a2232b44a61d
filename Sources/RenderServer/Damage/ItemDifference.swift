// SPDX-License-Identifier: Apache-2.0

import Raster

/// Finds the pixels in which two lists of items differ.
enum ItemDifference {
    /// Adds to `region` the bounds of every item that came, went, changed or changed places.
    static func add(
        _ old: [DrawItem],
        _ new: [DrawItem],
        within limit: PixelRect,
        to region: inout DamageRegion
    ) {
        // Most frames begin and end alike.
        var head = 0
        let common = min(old.count, new.count)
        while head < common, old[head].identity == new[head].identity {
            compare(old[head], new[head], limit, &region)
            head += 1
        }
        if head == old.count && head == new.count { return }
        var tail = 0
        while tail < common - head {
            let (a, b) = (old[old.count - 1 - tail], new[new.count - 1 - tail])
            guard a.identity == b.identity else { break }
            compare(a, b, limit, &region)
            tail += 1
        }
        addMiddle(old[head..<(old.count - tail)], new[head..<(new.count - tail)], limit, &region)
    }

    private static func addMiddle(
        _ old: ArraySlice<DrawItem>,
        _ new: ArraySlice<DrawItem>,
        _ limit: PixelRect,
        _ region: inout DamageRegion
    ) {
        var places: [DrawItem.Identity: Int] = [:]
        places.reserveCapacity(old.count)
        var isUsed = [Bool](repeating: false, count: old.count)
        for (offset, item) in old.enumerated() { places[item.identity] = offset }
        var last = -1
        for item in new {
            guard let offset = places[item.identity], !isUsed[offset] else {
                region.add(item.bounds.intersection(limit))
                continue
            }
            isUsed[offset] = true
            let before = old[old.startIndex + offset]
            if offset < last {
                // It has passed something: whatever it overlaps may look different.
                region.add(before.bounds.intersection(limit))
                region.add(item.bounds.intersection(limit))
            } else {
                last = offset
                compare(before, item, limit, &region)
            }
        }
        for (offset, item) in old.enumerated() where !isUsed[offset] {
            region.add(item.bounds.intersection(limit))
        }
    }

    private static func compare(
        _ old: DrawItem,
        _ new: DrawItem,
        _ limit: PixelRect,
        _ region: inout DamageRegion
    ) {
        guard old.looksLike(new) else {
            if case .group(let a) = old.ink, case .group(let b) = new.ink, a.hasSameFrame(as: b),
                a.shadow == nil, ClipChain.areEqual(old.clip, new.clip)
            {
                return addMembers(a, b, limit, &region)
            }
            region.add(old.bounds.intersection(limit))
            region.add(new.bounds.intersection(limit))
            return
        }
        guard case .group(let a) = old.ink, case .group(let b) = new.ink else { return }
        if a.shadow == nil { return addMembers(a, b, new.bounds.intersection(limit), &region) }
        // A shadow spreads every change over the whole.
        var inside = DamageRegion()
        addMembers(a, b, new.bounds, &inside)
        if !inside.isEmpty { region.add(new.bounds.intersection(limit)) }
    }

    private static func addMembers(
        _ old: DrawGroup,
        _ new: DrawGroup,
        _ limit: PixelRect,
        _ region: inout DamageRegion
    ) {
        if old === new { return }
        add(old.items, new.items, within: limit, to: &region)
        if let a = old.mask, let b = new.mask { add(a, b, within: limit, to: &region) }
        if old.content != new.content {
            // What only the mask's extent let through.
            if old.mask != nil || new.mask != nil {
                region.add(old.content.intersection(limit))
                region.add(new.content.intersection(limit))
            }
        }
    }
}
