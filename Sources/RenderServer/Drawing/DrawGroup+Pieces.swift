// SPDX-License-Identifier: Apache-2.0

import Raster

/// Groups whose members can be drawn one by one at the group's opacity.
///
/// That holds where every pixel shows one member only: the frontmost one is opaque, or the only
/// one. Such a group needs no picture of its own.
extension DrawGroup {
    private static let mostMembers = 8
    private static let mostPieces = 24

    /// The visible parts of the members; nil where a translucent member overlaps another.
    static func pieces(of items: [DrawItem]) -> [Piece]? {
        guard items.count <= mostMembers else { return nil }
        return items.withUnsafeBufferPointer { items in
            var pieces: [Piece] = []
            pieces.reserveCapacity(mostPieces)
            for index in 0..<items.count {
                guard case .color = items[index].ink, items[index].clip == nil else { return nil }
                let begin = pieces.count
                let bounds = items[index].bounds
                pieces.append(Piece(item: index, part: bounds))
                var front = index + 1
                while front < items.count {
                    let common = bounds.intersection(items[front].bounds)
                    if !common.isEmpty {
                        guard items[front].opaque.contains(common) else { return nil }
                        cut(common, out: &pieces, from: begin)
                        if pieces.count > mostPieces { return nil }
                    }
                    front += 1
                }
            }
            return pieces
        }
    }

    /// Cuts a rectangle out of the pieces from an index on.
    private static func cut(_ hole: PixelRect, out pieces: inout [Piece], from begin: Int) {
        var index = pieces.count
        while index > begin {
            index -= 1
            let rect = pieces[index].rect
            let inner = rect.intersection(hole)
            if inner.isEmpty { continue }
            let piece = pieces.remove(at: index)
            func add(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
                if minX >= maxX || minY >= maxY { return }
                let part = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
                pieces.append(Piece(item: piece.item, part: part))
            }
            add(rect.minX, rect.minY, rect.maxX, inner.minY)
            add(rect.minX, inner.maxY, rect.maxX, rect.maxY)
            add(rect.minX, inner.minY, inner.minX, inner.maxY)
            add(inner.maxX, inner.minY, rect.maxX, inner.maxY)
        }
    }
}
