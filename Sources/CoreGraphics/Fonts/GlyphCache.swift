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
        self.glyph(glyph, font: font, matrix: matrix, x: x, y: y, shelf: nil)
    }

    /// A glyph whose origin lies at (`x`, `y`) device pixels, y down.
    ///
    /// The origin goes to the nearest quarter pixel across, and down to the nearest whole pixel,
    /// or to the nearest quarter when the baseline is not level.
    ///
    /// `shelf`: where the caller keeps what it used last, and is asked first.
    /// - Cost: one look-up, or one rasterisation the first time.
    func glyph(
        _ glyph: CGGlyph,
        font: CGFont,
        matrix: GlyphMatrix,
        x: Double,
        y: Double,
        shelf: GlyphShelf?
    ) -> Placed {
        guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else {
            return Placed(x: 0, y: 0, raster: .empty)
        }
        let quarterX = Int((x * 4).rounded(.toNearestOrAwayFromZero))
        let quarterY =
            matrix.isLevel
            ? Int(y.rounded(.toNearestOrAwayFromZero)) * 4
            : Int((y * 4).rounded(.toNearestOrAwayFromZero))
        let phaseX = quarterX & 3
        let phaseY = quarterY & 3
        let key = Key(
            font: font.identifier,
            matrix: matrix,
            glyph: glyph,
            phase: UInt8(phaseX | phaseY << 2)
        )
        if let raster = shelf?[key] {
            return Placed(x: quarterX >> 2, y: quarterY >> 2, raster: raster)
        }
        let raster =
            cached(key)
            ?? keep(
                font.face.rasterize(glyph, matrix: matrix, phaseX: phaseX, phaseY: phaseY),
                key
            )
        shelf?[key] = raster
        return Placed(x: quarterX >> 2, y: quarterY >> 2, raster: raster)
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
        case .mask(let mask): 128 + mask.coverage.count
        case .color(let color): 128 + color.pixels.rowBytes * color.pixels.height
        }
    }

    /// Forgets everything.
    package func removeAll() {
        state.withLock { $0 = State() }
    }

    /// What the cache holds and how it did, for tests and debugging.
    package var statistics: (count: Int, bytes: Int, hits: Int, misses: Int) {
        state.withLock {
            ($0.young.count + $0.old.count, $0.youngBytes + $0.oldBytes, $0.hits, $0.misses)
        }
    }
}
