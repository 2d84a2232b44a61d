// SPDX-License-Identifier: Apache-2.0

import CFreeType
import Foundation

extension FontFace {
    /// The largest mask that is made; beyond, the outline is filled as a path.
    static let largestMaskSide = 4096

    /// Draws a glyph's coverage with its origin at (`phaseX`, `phaseY`) quarters of a pixel, y down.
    ///
    /// The outline goes from font units to FreeType's 26.6 pixels in one fixed-point step, without
    /// hinting, so the result is the same on every machine.
    func rasterize(_ glyph: UInt16, matrix: GlyphMatrix, phaseX: Int, phaseY: Int) -> GlyphRaster {
        guard Int(glyph) < info.glyphCount else { return .empty }
        if hasColor, let color = rasterizeColor(glyph, matrix, phaseX: phaseX, phaseY: phaseY) {
            return color
        }
        guard info.isScalable else { return .empty }
        return lock.withLock {
            guard FT_Load_Glyph(face, FT_UInt(glyph), LoadFlag.unscaled) == 0,
                face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
                face.pointee.glyph.pointee.outline.n_points > 0
            else { return .empty }
            return rasterize(
                &face.pointee.glyph.pointee.outline,
                matrix: matrix,
                phaseX: phaseX,
                phaseY: phaseY
            )
        }
    }

    private func rasterize(
        _ outline: inout FT_Outline,
        matrix: GlyphMatrix,
        phaseX: Int,
        phaseY: Int
    ) -> GlyphRaster {
        // Font units times this matrix are 26.6 pixels; the matrix itself is 16.16.
        let unit = 64.0 * 65_536.0 / Double(info.unitsPerEm)
        let fixed = [matrix.a, matrix.c, -matrix.b, -matrix.d].map { Double($0) * unit }
        guard fixed.allSatisfy({ abs($0) < Double(Int32.max) }) else { return .tooLarge }
        var transform = FT_Matrix(
            xx: FT_Fixed(fixed[0].rounded()),
            xy: FT_Fixed(fixed[1].rounded()),
            yx: FT_Fixed(fixed[2].rounded()),
            yy: FT_Fixed(fixed[3].rounded())
        )
        guard matrix.pixelSize <= Float(Self.largestMaskSide) else { return .tooLarge }
        FT_Outline_Transform(&outline, &transform)
        FT_Outline_Translate(&outline, FT_Pos(phaseX * 16), FT_Pos(-phaseY * 16))
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let left = Int(box.xMin) >> 6
        let bottom = Int(box.yMin) >> 6
        let width = (Int(box.xMax) + 63) >> 6 - left
        let height = (Int(box.yMax) + 63) >> 6 - bottom
        guard width > 0, height > 0 else { return .empty }
        guard width <= Self.largestMaskSide, height <= Self.largestMaskSide else {
            return .tooLarge
        }
        FT_Outline_Translate(&outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))

        var coverage = [UInt8](repeating: 0, count: width * height)
        let status = coverage.withUnsafeMutableBufferPointer { bytes in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.buffer = bytes.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(FreeTypeLibrary.shared.library, &outline, &bitmap)
        }
        guard status == 0 else { return .empty }
        return .mask(
            GlyphMask(
                left: left,
                top: -(bottom + height),
                width: width,
                height: height,
                coverage: coverage
            )
        )
    }
}
