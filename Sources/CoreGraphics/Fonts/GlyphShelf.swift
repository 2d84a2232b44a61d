// SPDX-License-Identifier: Apache-2.0

/// The glyphs that one thread used last, found without a lock and without hashing.
///
/// Each glyph has one place, which it shares with few others; the last one to come stays.
final class GlyphShelf {
    private struct Place {
        var key: GlyphCache.Key
        var raster: GlyphRaster
    }

    private static let count = 1024
    private static let empty = Place(
        key: GlyphCache.Key(font: -1, matrix: GlyphMatrix(size: 0), glyph: 0, phase: 255),
        raster: .empty
    )
    private var places = [Place](repeating: GlyphShelf.empty, count: GlyphShelf.count)

    subscript(key: GlyphCache.Key) -> GlyphRaster? {
        get {
            let place = places[index(key)]
            return place.key == key ? place.raster : nil
        }
        set {
            guard let newValue else { return }
            places[index(key)] = Place(key: key, raster: newValue)
        }
    }

    private func index(_ key: GlyphCache.Key) -> Int {
        let spread = key.mixed &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: spread >> 54)
    }
}
