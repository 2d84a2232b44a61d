// SPDX-License-Identifier: Apache-2.0

/// The glyphs that one thread used last, found without a lock and without hashing.
///
/// Each glyph has one place, which it shares with few others; the last one to come stays.
final class GlyphShelf {
    /// A glyph, and of its mask what drawing needs, as plain words: nothing is counted to read it.
    struct Place {
        var key: GlyphCache.Key
        /// Nil when the glyph has no mask.
        var bytes: UnsafePointer<UInt8>?
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var raster: GlyphRaster

        init(key: GlyphCache.Key, raster: GlyphRaster) {
            self.key = key
            self.raster = raster
            guard case .mask(let mask) = raster else { return }
            bytes = mask.bytes
            left = mask.left
            top = mask.top
            width = mask.width
            height = mask.height
        }
    }

    private static let count = 1024
    private static var empty: Place {
        Place(
            key: GlyphCache.Key(font: -1, matrix: GlyphMatrix(size: 0), glyph: 0, phase: 255),
            raster: .empty
        )
    }
    private let places: UnsafeMutablePointer<Place>
    /// Evicted glyphs whose bytes may still be read.
    private var retired: [GlyphRaster] = []

    init() {
        places = .allocate(capacity: GlyphShelf.count)
        places.initialize(repeating: GlyphShelf.empty, count: GlyphShelf.count)
    }

    deinit {
        places.deinitialize(count: GlyphShelf.count)
        places.deallocate()
    }

    /// The place of a glyph, which may hold another one.
    func place(_ key: GlyphCache.Key) -> UnsafeMutablePointer<Place> {
        let spread = key.mixed &* 0x9E37_79B9_7F4A_7C15
        return places + Int(truncatingIfNeeded: spread >> 54)
    }

    /// Gives a place to another glyph; the bytes of the one before live until `forget()`.
    func take(_ place: UnsafeMutablePointer<Place>, _ key: GlyphCache.Key, _ raster: GlyphRaster) {
        retired.append(place.pointee.raster)
        place.pointee = Place(key: key, raster: raster)
    }

    /// Releases evicted glyphs, whose bytes are no longer read.
    func forget() {
        if !retired.isEmpty { retired.removeAll(keepingCapacity: true) }
    }
}
