// SPDX-License-Identifier: Apache-2.0

import CFreeType

extension FontFace {
    /// The glyph of a code in the table that a font has for a platform; 0 where it has neither.
    func glyph(code: UInt32, platform: UInt16, encoding: UInt16) -> UInt16 {
        glyph(code) { $0.platform_id == platform && $0.encoding_id == encoding }
    }

    /// The glyph of a code in the font's own encoding, as fonts of PostScript have one.
    func glyph(builtIn code: UInt32) -> UInt16 {
        glyph(code) {
            $0.encoding == FT_ENCODING_ADOBE_CUSTOM || $0.encoding == FT_ENCODING_ADOBE_STANDARD
        }
    }

    private func glyph(_ code: UInt32, _ isWanted: (FT_CharMapRec) -> Bool) -> UInt16 {
        lock.withLock {
            for index in 0..<Int(face.pointee.num_charmaps) {
                guard let map = face.pointee.charmaps[index], isWanted(map.pointee) else {
                    continue
                }
                let usual = face.pointee.charmap
                guard FT_Set_Charmap(face, map) == 0 else { return 0 }
                defer { if let usual { FT_Set_Charmap(face, usual) } }
                return UInt16(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(code)))
            }
            return 0
        }
    }

    /// The glyphs of a font whose characters have numbers; nil for any other font.
    func glyphsOfCharacters() -> [Int: UInt16]? {
        lock.withLock {
            var isNumbered: FT_Bool = 0
            guard FT_Get_CID_Is_Internally_CID_Keyed(face, &isNumbered) == 0, isNumbered != 0 else {
                return nil
            }
            var result: [Int: UInt16] = [:]
            for glyph in 0..<min(info.glyphCount, 1 << 16) {
                var character: FT_UInt = 0
                if FT_Get_CID_From_Glyph_Index(face, FT_UInt(glyph), &character) == 0 {
                    result[Int(character)] = UInt16(glyph)
                }
            }
            return result
        }
    }
}
