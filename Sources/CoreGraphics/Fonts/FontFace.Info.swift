// SPDX-License-Identifier: Apache-2.0

import CFreeType
package import Foundation

extension FontFace {
    /// The constants of a face: names and measures in font units, y up.
    package struct Info: Sendable {
        package var unitsPerEm = 1000
        package var glyphCount = 0
        package var ascent = 0
        /// Below the baseline: negative.
        package var descent = 0
        package var lineGap = 0
        package var capHeight = 0
        package var xHeight = 0
        /// Centre of the underline; below the baseline is negative.
        package var underlinePosition = -100
        package var underlineThickness = 50
        package var strikeoutPosition = 0
        package var strikeoutThickness = 0
        package var bounds = CGRect.zero
        /// Degrees, counter-clockwise: negative leans to the right.
        package var italicAngle = 0.0
        /// 1...1000 as in the OS/2 table.
        package var weightClass = 400
        /// 1...9, 5 is normal.
        package var widthClass = 5
        package var isItalic = false
        package var isBold = false
        package var isFixedPitch = false
        package var isScalable = false
        package var hasColor = false
        package var hasGlyphNames = false
        package var isVertical = false
        /// The class of the OS/2 table's sFamilyClass, 0 if unknown, 8 for sans serif.
        package var familyClass = 0
        package var familyName = ""
        package var styleName = ""
        package var postScriptName = ""
        package var fullName = ""

        init(_ face: FT_Face) {
            let record = face.pointee
            glyphCount = min(max(Int(record.num_glyphs), 0), 65_535)
            isScalable = record.face_flags & 1 != 0
            isFixedPitch = record.face_flags & (1 << 2) != 0
            hasGlyphNames = record.face_flags & (1 << 9) != 0
            hasColor = record.face_flags & (1 << 14) != 0
            isVertical = record.face_flags & (1 << 5) != 0
            isItalic = record.style_flags & 1 != 0
            isBold = record.style_flags & 2 != 0
            familyName = record.family_name.map { String(cString: $0) } ?? ""
            styleName = record.style_name.map { String(cString: $0) } ?? ""
            postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
            if postScriptName.isEmpty {
                postScriptName = familyName.replacing(" ", with: "")
            }
            fullName = Self.name(4, in: face) ?? [familyName, styleName].joined(separator: " ")
            familyName = Self.name(16, in: face) ?? familyName
            styleName = Self.name(17, in: face) ?? styleName
            readHead(face)
            readMetrics(face)
            readStyle(face)
        }

        private mutating func readHead(_ face: FT_Face) {
            if face.pointee.units_per_EM > 0 { unitsPerEm = Int(face.pointee.units_per_EM) }
            guard let raw = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return }
            let head = raw.assumingMemoryBound(to: TT_Header.self).pointee
            if head.Units_Per_EM > 0 { unitsPerEm = Int(head.Units_Per_EM) }
            bounds = CGRect(
                x: CGFloat(head.xMin),
                y: CGFloat(head.yMin),
                width: CGFloat(Int(head.xMax) - Int(head.xMin)),
                height: CGFloat(Int(head.yMax) - Int(head.yMin))
            )
        }

        private mutating func readMetrics(_ face: FT_Face) {
            ascent = Int(face.pointee.ascender)
            descent = Int(face.pointee.descender)
            if ascent == 0, descent == 0, let raw = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
                let hhea = raw.assumingMemoryBound(to: TT_HoriHeader.self).pointee
                ascent = Int(hhea.Ascender)
                descent = Int(hhea.Descender)
            }
            if let raw = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
                lineGap = max(
                    Int(raw.assumingMemoryBound(to: TT_HoriHeader.self).pointee.Line_Gap),
                    0
                )
            }
            if ascent == 0, descent == 0 {
                ascent = unitsPerEm * 4 / 5
                descent = -unitsPerEm / 5
            }
            underlinePosition = Int(face.pointee.underline_position)
            underlineThickness = Int(face.pointee.underline_thickness)
            if underlineThickness <= 0 {
                underlineThickness = max(unitsPerEm / 20, 1)
                underlinePosition = -unitsPerEm / 10
            }
            if let raw = FT_Get_Sfnt_Table(face, FT_SFNT_POST) {
                let post = raw.assumingMemoryBound(to: TT_Postscript.self).pointee
                italicAngle = Double(post.italicAngle) / 65_536
            }
        }

        private mutating func readStyle(_ face: FT_Face) {
            if let raw = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
                let table = raw.assumingMemoryBound(to: TT_OS2.self).pointee
                weightClass = Int(table.usWeightClass)
                widthClass = Int(table.usWidthClass)
                familyClass = Int(table.sFamilyClass) >> 8
                strikeoutPosition = Int(table.yStrikeoutPosition)
                strikeoutThickness = Int(table.yStrikeoutSize)
                if table.version >= 2, table.version != 0xFFFF {
                    capHeight = Int(table.sCapHeight)
                    xHeight = Int(table.sxHeight)
                }
            }
            if capHeight <= 0 { capHeight = Self.height(of: "H", in: face) ?? unitsPerEm * 7 / 10 }
            if xHeight <= 0 { xHeight = Self.height(of: "x", in: face) ?? unitsPerEm / 2 }
            if strikeoutThickness <= 0 {
                strikeoutThickness = underlineThickness
                strikeoutPosition = xHeight * 3 / 5
            }
        }

        private static func height(of scalar: Unicode.Scalar, in face: FT_Face) -> Int? {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            guard glyph != 0, FT_Load_Glyph(face, glyph, LoadFlag.unscaled) == 0 else { return nil }
            let top = Int(face.pointee.glyph.pointee.metrics.horiBearingY)
            return top > 0 ? top : nil
        }

        /// An entry of the name table in UTF-16 (platform 3, or 0), English if there is one.
        private static func name(_ wanted: UInt16, in face: FT_Face) -> String? {
            var found: String?
            for row in 0..<min(FT_Get_Sfnt_Name_Count(face), 4096) {
                var entry = FT_SfntName()
                guard FT_Get_Sfnt_Name(face, row, &entry) == 0, entry.name_id == wanted,
                    entry.platform_id == 3 || entry.platform_id == 0, let bytes = entry.string
                else { continue }
                let count = Int(entry.string_len) / 2
                let units = (0..<count).map {
                    UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1])
                }
                let text = String(decoding: units, as: UTF16.self)
                if entry.language_id == 0x409 { return text }
                found = found ?? text
            }
            return found
        }
    }
}
