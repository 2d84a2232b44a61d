// SPDX-License-Identifier: Apache-2.0

package import Raster

/// A glyph turned into pixels for one font, matrix and quarter-pixel phase; immutable.
package enum GlyphRaster: Sendable {
    /// No ink.
    case empty
    /// Coverage, to be filled with the text's paint.
    case mask(GlyphMask)
    /// Pixels with colours of their own (emoji); only the context's alpha applies.
    case color(ColorGlyph)
    /// More pixels than a mask may have: fill the outline as a path.
    case tooLarge
}

// Sendable is unchecked because nobody writes the bytes once they are here.
/// 8-bit coverage of a glyph.
package final class GlyphMask: @unchecked Sendable {
    /// Pixels from the glyph's whole-pixel origin to the mask's left edge.
    package let left: Int
    /// Pixels from the origin down to the mask's top row: negative above the baseline.
    package let top: Int
    package let width: Int
    package let height: Int
    /// Rows from the top, `width` bytes each, no padding; they live as long as the mask.
    package let bytes: UnsafePointer<UInt8>
    /// How many bytes there are.
    package let count: Int
    /// The bytes, copied.
    package var coverage: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }

    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        count = coverage.count
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
        bytes.initialize(from: coverage, count: count)
        self.bytes = UnsafePointer(bytes)
    }

    deinit {
        bytes.deallocate()
    }
}

/// The pixels of a colour glyph.
package final class ColorGlyph: Sendable {
    /// Pixels from the glyph's whole-pixel origin to the buffer's left edge.
    package let left: Int
    /// Pixels from the origin down to the buffer's top row.
    package let top: Int
    /// Premultiplied.
    package let pixels: PixelBuffer

    init(left: Int, top: Int, pixels: PixelBuffer) {
        self.left = left
        self.top = top
        self.pixels = pixels
    }
}
