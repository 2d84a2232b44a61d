// SPDX-License-Identifier: Apache-2.0

import CFreeType
import Foundation
import Raster

extension FontFace {
    /// A colour glyph at its own size, as the font stores it (CBDT, sbix) or layered (COLR 0).
    struct Strike {
        /// Pixels per em of the strike.
        var pixelsPerEm: Double
        /// From the origin, in strike pixels: to the left edge, and up to the top row.
        var left: Int
        var top: Int
        var pixels: PixelBuffer
    }

    /// A colour glyph scaled to the matrix; nil when this glyph has no colours.
    func rasterizeColor(
        _ glyph: UInt16,
        _ matrix: GlyphMatrix,
        phaseX: Int,
        phaseY: Int
    ) -> GlyphRaster? {
        let size = matrix.pixelSize
        guard size > 0, size <= Float(Self.largestMaskSide) else { return size > 0 ? nil : .empty }
        guard let strike = strike(glyph, pixelSize: Double(size)) else { return nil }
        let scale = 1 / strike.pixelsPerEm
        let placed = PixelResampler.place(
            strike.pixels,
            a: Double(matrix.a) * scale,
            b: Double(matrix.b) * scale,
            c: -Double(matrix.c) * scale,
            d: -Double(matrix.d) * scale,
            originX: Double(strike.left),
            originY: Double(-strike.top),
            shiftX: Double(phaseX) / 4,
            shiftY: Double(phaseY) / 4
        )
        guard let placed else { return .empty }
        return .color(ColorGlyph(left: placed.left, top: placed.top, pixels: placed.pixels))
    }

    /// The ink of a colour glyph in font units.
    func colorBounds(_ glyph: UInt16) -> CGRect {
        guard hasColor, let strike = strike(glyph, pixelSize: 64) else { return .zero }
        let unit = CGFloat(info.unitsPerEm) / CGFloat(strike.pixelsPerEm)
        let height = CGFloat(strike.pixels.height)
        return CGRect(
            x: CGFloat(strike.left) * unit,
            y: (CGFloat(strike.top) - height) * unit,
            width: CGFloat(strike.pixels.width) * unit,
            height: height * unit
        )
    }

    private func strike(_ glyph: UInt16, pixelSize: Double) -> Strike? {
        lock.withLock {
            guard let pixelsPerEm = selectSize(pixelSize) else { return nil }
            let flags = LoadFlag.color | LoadFlag.noHinting | LoadFlag.render
            guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0 else { return nil }
            let slot = face.pointee.glyph.pointee
            let bitmap = slot.bitmap
            guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
                let source = bitmap.buffer, bitmap.width > 0, bitmap.rows > 0,
                bitmap.width <= 4096, bitmap.rows <= 4096
            else { return nil }
            let pixels = PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
            for y in 0..<pixels.height {
                let row = bitmap.pitch >= 0 ? y : pixels.height - 1 - y
                let from = source + row * Int(abs(bitmap.pitch))
                pixels.row(y).withMemoryRebound(to: UInt8.self, capacity: pixels.width * 4) {
                    $0.update(from: from, count: pixels.width * 4)
                }
            }
            return Strike(
                pixelsPerEm: pixelsPerEm,
                left: Int(slot.bitmap_left),
                top: Int(slot.bitmap_top),
                pixels: pixels
            )
        }
    }

    /// Picks the smallest strike that is large enough (else the largest), or sets a scaled size.
    private func selectSize(_ pixelSize: Double) -> Double? {
        let count = Int(face.pointee.num_fixed_sizes)
        if count > 0, let sizes = face.pointee.available_sizes {
            let strikes = (0..<min(count, 64)).map { Double(sizes[$0].y_ppem) / 64 }
            var best = 0
            for (index, size) in strikes.enumerated() {
                let better =
                    strikes[best] < pixelSize
                    ? size > strikes[best] : size >= pixelSize && size < strikes[best]
                if better { best = index }
            }
            guard strikes[best] > 0, FT_Select_Size(face, FT_Int(best)) == 0 else { return nil }
            return strikes[best]
        }
        let whole = max(1, pixelSize.rounded(.up))
        guard FT_Set_Pixel_Sizes(face, FT_UInt(whole), FT_UInt(whole)) == 0 else { return nil }
        return whole
    }
}
