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

/// 8-bit coverage of a glyph.
package final class GlyphMask: Sendable {
    /// Pixels from the glyph's whole-pixel origin to the mask's left edge.
    package let left: Int
    /// Pixels from the origin down to the mask's top row: negative above the baseline.
    package let top: Int
    package let width: Int
    package let height: Int
    /// Rows from the top, `width` bytes each, no padding.
    package let coverage: [UInt8]

    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
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
