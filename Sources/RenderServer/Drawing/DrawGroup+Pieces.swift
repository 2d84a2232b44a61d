// SPDX-License-Identifier: Apache-2.0

import Raster

/// Groups whose members can be drawn one by one at the group's opacity.
///
/// That is so where every pixel shows one member only: the frontmost there is opaque, or there is no
/// other. Such a group needs no picture of its own.
extension DrawGroup {
    private static let mostMembers = 8
    private static let mostPieces = 24

    /// The parts of the members that show; nil where members shine through others.
    static func pieces(of items: [DrawItem], _ opacity: Float) -> [Piece]? {
        guard items.count <= mostMembers else { return nil }
        return items.withUnsafeBufferPointer { items in
            var parts: [Part] = []
            parts.reserveCapacity(8)
            for index in items.indices {
                guard case .color = items[index].ink, items[index].clip == nil else { return nil }
                let begin = parts.count
                let bounds = items[index].bounds
                parts.append(Part(item: index, rect: bounds))
                for front in items.indices[(index + 1)...] {
                    let common = bounds.intersection(items[front].bounds)
                    if common.isEmpty { continue }
                    guard items[front].opaque.contains(common) else { return nil }
                    cut(common, out: &parts, from: begin)
                    if parts.count > mostPieces { return nil }
                }
            }
            return parts.map { part in
                let brief = DrawBrief(items[part.item], part: part.rect, opacity: opacity)
                return Piece(item: part.item, rect: part.rect, brief: brief)
            }
        }
    }

    private struct Part {
        var item: Int
        var rect: PixelRect
    }

    /// Leaves of the pieces from an index on what lies outside of a rectangle.
    private static func cut(_ hole: PixelRect, out parts: inout [Part], from begin: Int) {
        for index in (begin..<parts.count).reversed() {
            let rect = parts[index].rect
            let inner = rect.intersection(hole)
            if inner.isEmpty { continue }
            let item = parts.remove(at: index).item
            for part in [
                PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: inner.minY),
                PixelRect(minX: rect.minX, minY: inner.maxY, maxX: rect.maxX, maxY: rect.maxY),
                PixelRect(minX: rect.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
                PixelRect(minX: inner.maxX, minY: inner.minY, maxX: rect.maxX, maxY: inner.maxY),
            ] where !part.isEmpty {
                parts.append(Part(item: item, rect: part))
            }
        }
    }
}
