// SPDX-License-Identifier: Apache-2.0

import Raster

/// A move of pixels of the frame before to another place.
struct ScrollBlit: Equatable {
    /// The pixels that are written.
    let target: PixelRect
    let offset: PixelOffset

    /// The pixels that are read.
    var source: PixelRect { target.offset(back: offset) }

    /// Smaller areas are faster to draw than to move.
    private static let leastArea = 64 * 64

    /// Finds the move that saves the most drawing, and the damage that remains after it; `damage`
    /// is what would be drawn without a move.
    static func find(
        _ matching: ItemMatching,
        viewport: PixelRect,
        instead damage: DamageRegion
    ) -> (blit: ScrollBlit, damage: DamageRegion)? {
        let plain = damage.area
        guard plain >= leastArea, let blit = candidate(matching, viewport, plain) else {
            return nil
        }
        var rest = DamageRegion()
        ItemDifference(matching, movedBy: blit.offset, within: blit.target)
            .add(matching, to: &rest)
        // Outside of the moved pixels, differences are found as usual.
        for part in viewport.parts(without: blit.target) {
            ItemDifference(within: part).add(matching, to: &rest)
        }
        // Backdrops read pixels beyond their own.
        matching.new.withUnsafeBufferPointer { items in
            for index in items.indices where items[index].hasBackdrop {
                let around = items[index].bounds
                if around.intersects(blit.target) || around.intersects(blit.source) {
                    rest.add(around.intersection(viewport))
                }
            }
        }
        // Moving a pixel costs about a fifth of drawing one.
        return rest.area + blit.target.area / 5 < plain ? (blit, rest) : nil
    }

    /// Whether so much of the damage is items with a common offset that `find` may pay off.
    static func mayPayOff(
        _ replaced: [(index: Int, item: DrawItem)],
        _ items: [DrawItem],
        instead damage: DamageRegion
    ) -> Bool {
        let plain = damage.area
        guard plain >= leastArea else { return false }
        var offsets: [(offset: PixelOffset, area: Int)] = []
        // A buffer pointer, so that reading an item does not copy it.
        return replaced.withUnsafeBufferPointer { replaced in
            items.withUnsafeBufferPointer { items in
                for index in replaced.indices {
                    let now = replaced[index].index
                    guard let offset = replaced[index].item.ink.offset(to: items[now].ink) else {
                        continue
                    }
                    let area = items[now].bounds.area
                    if let known = offsets.firstIndex(where: { $0.offset == offset }) {
                        offsets[known].area += area
                    } else if offsets.count == mostOffsets {
                        return false
                    } else {
                        offsets.append((offset, area))
                    }
                }
                return offsets.contains { $0.area * 4 >= plain }
            }
        }
    }

    /// With more distinct offsets than this, no move pays off.
    private static let mostOffsets = 64

    /// A possible move, with the area of the items that made it.
    private struct Candidate {
        let offset: PixelOffset
        let free: PixelRect
        var area: Int
        var bounds: PixelRect
    }

    /// The offset shared by the largest area of moved items.
    private static func candidate(
        _ matching: ItemMatching,
        _ viewport: PixelRect,
        _ plain: Int
    ) -> ScrollBlit? {
        var votes: [Candidate] = []
        // The last candidate used; consecutive items usually share one.
        var latest = 0
        // The result of `freePixels` for the last clips.
        var known: (offset: PixelOffset, old: ClipChain?, new: ClipChain?, free: PixelRect)
        known = (.zero, nil, nil, .empty)
        matching.old.withUnsafeBufferPointer { oldItems in
            matching.new.withUnsafeBufferPointer { newItems in
                guard let old = oldItems.baseAddress, let new = newItems.baseAddress else { return }
                for index in newItems.indices {
                    let place = Int(matching.partners[index])
                    guard place >= 0, let offset = matching.offset(from: place, to: index) else {
                        continue
                    }
                    // Consecutive items usually share their clips.
                    if !(known.offset == offset && known.old === old[place].clip
                        && known.new === new[index].clip)
                    {
                        known = (offset, old[place].clip, new[index].clip, .empty)
                        known.free = ClipChain.freePixels(
                            known.old,
                            known.new,
                            movedBy: offset,
                            in: viewport.intersection(viewport.offset(by: offset))
                        )
                    }
                    let free = known.free
                    let bounds = new[index].bounds.intersection(free)
                    guard !bounds.isEmpty else { continue }
                    func isVote(_ vote: Candidate) -> Bool {
                        vote.offset == offset && vote.free == free
                    }
                    if !(latest < votes.count && isVote(votes[latest])) {
                        latest = votes.firstIndex(where: isVote) ?? votes.count
                    }
                    if latest < votes.count {
                        votes[latest].area += bounds.area
                        votes[latest].bounds.formUnion(bounds)
                        continue
                    }
                    // With so many distinct offsets, no move pays off.
                    if votes.count == mostOffsets { return votes.removeAll() }
                    votes.append(
                        Candidate(offset: offset, free: free, area: bounds.area, bounds: bounds)
                    )
                }
            }
        }
        let best = votes.max { a, b in
            (a.area, a.offset.y, a.offset.x, a.free.minX, a.free.minY)
                < (b.area, b.offset.y, b.offset.x, b.free.minX, b.free.minY)
        }
        guard let best, best.bounds.area >= leastArea, best.area * 4 >= plain else { return nil }
        return ScrollBlit(target: best.bounds, offset: best.offset)
    }

    /// Older damage as it lies after the pixels have been moved.
    func moved(_ stale: DamageRegion) -> DamageRegion {
        var result = DamageRegion()
        for rect in stale.rects {
            for part in rect.parts(without: target) { result.add(part) }
            result.add(rect.offset(by: offset).intersection(target))
        }
        return result
    }
}

extension PixelRect {
    mutating func formUnion(_ other: PixelRect) { self = union(other) }

    /// Up to four rectangles that cover what lies outside of a hole.
    func parts(without hole: PixelRect) -> [PixelRect] {
        let hole = intersection(hole)
        if hole.isEmpty { return isEmpty ? [] : [self] }
        return [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
