// SPDX-License-Identifier: Apache-2.0

import Raster
import Synchronization

/// Glyphs as pixels, made once for each font, matrix and quarter-pixel phase; for any thread.
///
/// The least recently used go first: entries live in two generations. A hit in the old one moves
/// to the young one; when the young one has half of the budget it becomes the old one, and what
/// was not touched meanwhile is dropped.
package final class GlyphCache: Sendable {
    /// The process's cache: 24 MiB.
    package static let shared = GlyphCache(byteBudget: 24 << 20)

    /// A glyph and the pixel that its offsets count from.
    package struct Placed: Sendable {
        /// The whole pixel of the glyph's origin, y down.
        package var x: Int
        package var y: Int
        package var raster: GlyphRaster
    }

    struct Key: Hashable {
        var font: Int
        var matrix: GlyphMatrix
        var glyph: UInt16
        var phase: UInt8

        /// One number for everything: hashing each part would take longer than all the rest.
        func hash(into hasher: inout Hasher) { hasher.combine(mixed) }

        /// All parts in one number.
        var mixed: UInt64 {
            var mixed = UInt64(truncatingIfNeeded: font) &* 0x9E37_79B9_7F4A_7C15
            mixed ^= UInt64(glyph) << 8 | UInt64(phase)
            mixed ^= UInt64(matrix.a.bitPattern) << 32 | UInt64(matrix.d.bitPattern)
            mixed ^= UInt64(matrix.b.bitPattern) << 24 ^ UInt64(matrix.c.bitPattern) << 16
            return mixed
        }
    }

    private struct State {
        var young: [Key: GlyphRaster] = [:]
        var old: [Key: GlyphRaster] = [:]
        var youngBytes = 0
        var oldBytes = 0
        var hits = 0
        var misses = 0
    }

    private let byteBudget: Int
    private let state = Mutex(State())

    /// Makes a cache that keeps at most about that many bytes of pixels.
    package init(byteBudget: Int) {
        self.byteBudget = byteBudget
    }

    /// A glyph whose origin lies at (`x`, `y`) device pixels, y down.
    package func glyph(
        _ glyph: CGGlyph,
        font: CGFont,
        matrix: GlyphMatrix,
        x: Double,
        y: Double
    ) -> Placed {
        guard let spot = Spot(matrix, x: x, y: y) else {
            return Placed(x: 0, y: 0, raster: .empty)
        }
        let key = Key(font: font.identifier, matrix: matrix, glyph: glyph, phase: spot.phase)
        return Placed(x: spot.x, y: spot.y, raster: raster(key, font))
    }

    /// Finds the masks of a run's glyphs, of those that show, in what the caller used last first.
    ///
    /// - Returns: the glyphs that are too large to have masks.
    /// - Cost: one look at the shelf each, one look-up or one rasterisation the first time.
    func find(
        _ run: GlyphRun,
        shelf: GlyphShelf,
        visible: PixelRect,
        masks: PlacedMasks
    ) -> [GlyphRun.Placement] {
        let matrix = run.glyphMatrix
        let font = run.font.identifier
        var large: [GlyphRun.Placement] = []
        run.placements.withUnsafeBufferPointer { placements in
            for index in placements.indices {
                let position = placements[index].position
                guard let spot = Spot(matrix, x: Double(position.x), y: Double(position.y)) else {
                    continue
                }
                let key = Key(
                    font: font,
                    matrix: matrix,
                    glyph: placements[index].glyph,
                    phase: spot.phase
                )
                let place = shelf.place(key)
                if place.pointee.key != key { shelf.take(place, key, raster(key, run.font)) }
                if let bytes = place.pointee.bytes {
                    let fill = MaskFill(
                        bytes: bytes,
                        rowBytes: place.pointee.width,
                        box: PixelRect(
                            x: spot.x + place.pointee.left,
                            y: spot.y + place.pointee.top,
                            width: place.pointee.width,
                            height: place.pointee.height
                        )
                    )
                    masks.append(fill, visible: visible)
                } else if case .tooLarge = place.pointee.raster {
                    large.append(placements[index])
                }
            }
        }
        return large
    }

    /// A whole pixel, and in quarters how far the glyph's origin lies beyond it.
    private struct Spot {
        var x: Int
        var y: Int
        var phase: UInt8

        /// Nil when the origin lies too far away for anything to show.
        ///
        /// The origin goes to the nearest quarter pixel across, and down to the nearest whole
        /// pixel, or to the nearest quarter when the baseline is not level.
        init?(_ matrix: GlyphMatrix, x: Double, y: Double) {
            guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return nil }
            let quarterX = Int((x * 4).rounded(.toNearestOrAwayFromZero))
            let quarterY =
                matrix.isLevel
                ? Int(y.rounded(.toNearestOrAwayFromZero)) * 4
                : Int((y * 4).rounded(.toNearestOrAwayFromZero))
            self.x = quarterX >> 2
            self.y = quarterY >> 2
            phase = UInt8(quarterX & 3 | (quarterY & 3) << 2)
        }
    }

    private func raster(_ key: Key, _ font: CGFont) -> GlyphRaster {
        if let known = cached(key) { return known }
        let made = font.face.rasterize(
            key.glyph,
            matrix: key.matrix,
            phaseX: Int(key.phase & 3),
            phaseY: Int(key.phase >> 2)
        )
        return keep(made, key)
    }

    private func cached(_ key: Key) -> GlyphRaster? {
        state.withLock { state in
            if let raster = state.young[key] {
                state.hits += 1
                return raster
            }
            guard let raster = state.old.removeValue(forKey: key) else {
                state.misses += 1
                return nil
            }
            state.hits += 1
            let cost = Self.cost(raster)
            state.oldBytes -= cost
            insert(raster, key, cost, &state)
            return raster
        }
    }

    private func keep(_ raster: GlyphRaster, _ key: Key) -> GlyphRaster {
        let cost = Self.cost(raster)
        // One huge glyph shall not push out a page of small ones.
        guard cost <= byteBudget / 16 else { return raster }
        return state.withLock { state in
            if let other = state.young[key] { return other }
            insert(raster, key, cost, &state)
            return raster
        }
    }

    private func insert(_ raster: GlyphRaster, _ key: Key, _ cost: Int, _ state: inout State) {
        if state.youngBytes + cost > byteBudget / 2 {
            state.old = state.young
            state.oldBytes = state.youngBytes
            state.young = [:]
            state.youngBytes = 0
        }
        state.young[key] = raster
        state.youngBytes += cost
    }

    private static func cost(_ raster: GlyphRaster) -> Int {
        switch raster {
        case .empty, .tooLarge: 64
        case .mask(let mask): 128 + mask.count
        case .color(let color): 128 + color.pixels.rowBytes * color.pixels.height
        }
    }

    /// Forgets everything.
    package func removeAll() {
        state.withLock { $0 = State() }
    }

    /// The cache's size, hits and misses, for tests and debugging.
    package var statistics: (count: Int, bytes: Int, hits: Int, misses: Int) {
        state.withLock {
            ($0.young.count + $0.old.count, $0.youngBytes + $0.oldBytes, $0.hits, $0.misses)
        }
    }
}
