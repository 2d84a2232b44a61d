// SPDX-License-Identifier: Apache-2.0

import Raster

/// Pixels of the frame before that this frame shows somewhere else.
struct ScrollBlit: Equatable {
    /// Where they go.
    let target: PixelRect
    let offset: PixelOffset

    /// Where they come from.
    var source: PixelRect { target.offset(back: offset) }

    /// Fewer pixels than this are drawn sooner than moved.
    private static let leastArea = 64 * 64

    /// Finds the move that saves the most drawing, and what is left to draw after it; `damage` is
    /// what would be drawn without.
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
        // What differs around the moved pixels differs as ever.
        for part in viewport.parts(without: blit.target) {
            ItemDifference(within: part).add(matching, to: &rest)
        }
        // What shows its background blurred looks beyond its own pixels.
        for item in matching.new where item.hasBackdrop {
            let around = item.bounds
            if around.intersects(blit.target) || around.intersects(blit.source) {
                rest.add(around.intersection(viewport))
            }
        }
        // Moving a pixel costs about a fifth of drawing one.
        return rest.area + blit.target.area / 5 < plain ? (blit, rest) : nil
    }

    /// Whether items that have been replaced could have moved together so that it is worth looking.
    static func isThinkable(
        _ replaced: [(index: Int, item: DrawItem)],
        _ items: [DrawItem],
        instead damage: DamageRegion
    ) -> Bool {
        let plain = damage.area
        guard plain >= leastArea else { return false }
        var offsets: [(offset: PixelOffset, area: Int)] = []
        // Through memory, so that looking at an item does not copy it.
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

    /// More moves at once than this, and none of them is worth it.
    private static let mostOffsets = 64

    /// A move, and the votes for it.
    private struct Candidate {
        let offset: PixelOffset
        let free: PixelRect
        var area: Int
        var bounds: PixelRect
    }

    /// The offset that most of what has changed moved by, by area.
    private static func candidate(
        _ matching: ItemMatching,
        _ viewport: PixelRect,
        _ plain: Int
    ) -> ScrollBlit? {
        var votes: [Candidate] = []
        // The candidate that the item before has voted for: the next one mostly does as well.
        var latest = 0
        matching.old.withUnsafeBufferPointer { oldItems in
            matching.new.withUnsafeBufferPointer { newItems in
                guard let old = oldItems.baseAddress, let new = newItems.baseAddress else { return }
                for index in newItems.indices {
                    let place = Int(matching.partners[index])
                    guard place >= 0, let offset = old[place].ink.offset(to: new[index].ink)
                    else { continue }
                    let free = ClipChain.freePixels(
                        old[place].clip,
                        new[index].clip,
                        movedBy: offset,
                        in: viewport.intersection(viewport.offset(by: offset))
                    )
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
                    // Too many moves for one of them to be worth it.
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

    // MARK: Pixels

    /// Moves the pixels.
    func apply(to buffer: PixelBuffer, threads: Int) {
        let wanted = target.area > 256 * 256 ? max(threads, 1) : 1
        let share = target.height / wanted
        if offset.x == 0, wanted > 1 {
            // Columns do not mix; each thread has whole cache lines.
            let columns = (target.width / wanted + 15) & ~15
            return HelperThreads.shared.perform(wanted) { index in
                var part = target
                part.minX = index == 0 ? target.minX : (target.minX & ~15) + columns * index
                if index < wanted - 1 { part.maxX = (target.minX & ~15) + columns * (index + 1) }
                part.minX = min(max(part.minX, target.minX), target.maxX)
                part.maxX = min(max(part.maxX, part.minX), target.maxX)
                move(buffer, part)
            }
        }
        guard wanted > 1, share > abs(offset.y), share > 0 else { return move(buffer, target) }
        if offset.y == 0 {
            // Rows do not mix.
            HelperThreads.shared.perform(wanted) {
                move(buffer, rows(share, $0, of: wanted))
            }
            return
        }
        // Rows that one thread reads and another writes are put aside.
        let reach = abs(offset.y)
        let aside = PixelPool.shared.buffer(width: target.width, height: reach * (wanted - 1))
        for index in 0..<(wanted - 1) {
            let edge = rows(share, index, of: wanted).maxY
            let first = offset.y < 0 ? edge : edge - reach
            for row in 0..<reach {
                UnsafeMutableRawPointer(aside.row(index * reach + row))
                    .copyMemory(
                        from: buffer.row(first + row) + (target.minX - offset.x),
                        byteCount: target.width * 4
                    )
            }
        }
        HelperThreads.shared.perform(wanted) { index in
            var part = rows(share, index, of: wanted)
            var restored: PixelRect?
            if offset.y < 0, index < wanted - 1 {
                part.maxY -= reach
                restored = PixelRect(
                    minX: part.minX,
                    minY: part.maxY,
                    maxX: part.maxX,
                    maxY: part.maxY + reach
                )
            } else if offset.y > 0, index > 0 {
                part.minY += reach
                restored = PixelRect(
                    minX: part.minX,
                    minY: part.minY - reach,
                    maxX: part.maxX,
                    maxY: part.minY
                )
            }
            move(buffer, part)
            guard let restored else { return }
            let first = (offset.y < 0 ? index : index - 1) * reach
            for row in 0..<reach {
                UnsafeMutableRawPointer(buffer.row(restored.minY + row) + restored.minX)
                    .copyMemory(from: aside.row(first + row), byteCount: target.width * 4)
            }
        }
    }

    /// One of several shares of the target.
    private func rows(_ share: Int, _ index: Int, of count: Int) -> PixelRect {
        var part = target
        part.minY = target.minY + share * index
        if index < count - 1 { part.maxY = part.minY + share }
        return part
    }

    private func move(_ buffer: PixelBuffer, _ part: PixelRect) {
        guard !part.isEmpty else { return }
        let bytes = part.width * 4
        for index in 0..<part.height {
            // From the side that is moved to, so that nothing is overwritten before it is read.
            let y = offset.y > 0 ? part.maxY - 1 - index : part.minY + index
            UnsafeMutableRawPointer(buffer.row(y) + part.minX)
                .copyMemory(
                    from: buffer.row(y - offset.y) + (part.minX - offset.x),
                    byteCount: bytes
                )
        }
    }

    /// What of older damage the buffer still lacks once the pixels have been moved.
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

    /// Up to four rectangles that make up what lies outside of another.
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
