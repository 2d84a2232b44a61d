// SPDX-License-Identifier: Apache-2.0

import CHarfBuzz
import CoreGraphics
import Foundation
import Synchronization

/// HarfBuzz's view of a font, in font units; one for each opened face, kept as long as that.
// Sendable is unchecked because the HarfBuzz objects are made immutable before they are shared.
final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    /// The printable letters of ASCII that the font has.
    let ascii: AsciiSet
    private let hbFace: OpaquePointer

    /// The view of a font.
    static func of(_ font: CGFont) -> HarfBuzzFont {
        font.face.shaping.withLock { shaping in
            if let found = shaping as? HarfBuzzFont { return found }
            let made = HarfBuzzFont(font.face)
            shaping = made
            return made
        }
    }

    private init(_ face: FontFace) {
        let bytes = face.file.bytes
        let keeper = Unmanaged.passRetained(face.file).toOpaque()
        let blob = hb_blob_create(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
            UInt32(bytes.count),
            HB_MEMORY_MODE_READONLY,
            keeper,
            { Unmanaged<FontBytes>.fromOpaque($0.unsafelyUnwrapped).release() }
        )
        hbFace = hb_face_create(blob, UInt32(face.index))
        hb_blob_destroy(blob)
        let font: OpaquePointer = hb_font_create(hbFace)
        let units = Int32(max(face.info.unitsPerEm, 1))
        hb_font_set_scale(font, units, units)
        hb_ot_font_set_funcs(font)
        if !face.coordinates.isEmpty {
            let variations = zip(face.axes, face.coordinates).map { axis, value in
                hb_variation_t(tag: axis.tag, value: Float(value))
            }
            hb_font_set_variations(font, variations, UInt32(variations.count))
        }
        hb_font_make_immutable(font)
        self.font = font
        var ascii = AsciiSet()
        for code in UInt32(0x20)..<0x7F {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, code, &glyph) != 0, glyph != 0 {
                ascii.insert(UInt16(code))
            }
        }
        self.ascii = ascii
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(hbFace)
    }

    /// The glyph of a scalar; 0 if there is none.
    func glyph(for scalar: Unicode.Scalar) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return 0 }
        return CGGlyph(truncatingIfNeeded: glyph)
    }

    /// Every scalar that the font has a glyph for, in ascending ranges.
    var coveredScalars: [ClosedRange<Unicode.Scalar>] {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(hbFace, set)
        var result: [ClosedRange<Unicode.Scalar>] = []
        var first: hb_codepoint_t = .max
        var last: hb_codepoint_t = .max
        while hb_set_next_range(set, &first, &last) != 0, first <= 0x10_FFFF {
            // A damaged font may name surrogates, which are no scalars.
            for (low, high) in [(first, min(last, 0xD7FF)), (max(first, 0xE000), last)] {
                if low <= high, let low = Unicode.Scalar(low),
                    let high = Unicode.Scalar(min(high, 0x10_FFFF))
                {
                    result.append(low...high)
                }
            }
        }
        return result
    }
}
