// SPDX-License-Identifier: Apache-2.0

import CHarfBuzz
import CoreGraphics
import Foundation
import Synchronization

/// Turns pieces of text into glyphs with HarfBuzz, and remembers what it made.
///
/// A piece has one font, script, direction and language. Results are in font units, so that they
/// serve every size. The memory holds two generations, as the glyph cache does.
final class Shaper: Sendable {
    static let shared = Shaper(capacity: 4096)

    /// All that the glyphs of a piece depend on.
    struct Piece: Hashable, Sendable {
        var font: FontInstance.ShapeKey
        /// The text with a few units of context around it where letters join.
        var units: [UInt16]
        /// Which of `units` are the piece.
        var range: Range<Int>
        var script: UInt32
        var isRightToLeft: Bool
        /// Switched beyond the font's own features.
        var options: Options
        var language: String?

        /// All units at once; what else differs between equal texts is little.
        func hash(into hasher: inout Hasher) {
            hasher.combine(font.face)
            hasher.combine(range.lowerBound)
            units.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Features that attributes of the text switch.
    struct Options: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let noLigatures = Options(rawValue: 1)
        static let allLigatures = Options(rawValue: 2)
        static let noKerning = Options(rawValue: 4)
    }

    private struct Memory {
        var young: [Piece: ShapedGlyphs] = [:]
        var old: [Piece: ShapedGlyphs] = [:]
    }

    private let memory = Mutex(Memory())
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The glyphs of a piece.
    func shape(_ piece: Piece, font: CGFont, widths: LetterWidths? = nil) -> ShapedGlyphs {
        if let known = remembered(piece) { return known }
        let made = Self.run(piece, HarfBuzzFont.of(font), widths)
        // Pages of text shaped as one piece do not come back; they would only fill the memory.
        guard piece.units.count <= 2048 else { return made }
        memory.withLock { memory in
            if memory.young.count >= capacity / 2 {
                memory.old = memory.young
                memory.young = [:]
            }
            memory.young[piece] = made
        }
        return made
    }

    private func remembered(_ piece: Piece) -> ShapedGlyphs? {
        memory.withLock { memory in
            if let found = memory.young[piece] { return found }
            guard let found = memory.old[piece] else { return nil }
            memory.young[piece] = found
            return found
        }
    }

    private static func run(
        _ piece: Piece,
        _ font: HarfBuzzFont,
        _ widths: LetterWidths?
    ) -> ShapedGlyphs {
        guard let buffer = hb_buffer_create() else { return .none }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(
            buffer,
            piece.units,
            Int32(piece.units.count),
            UInt32(piece.range.lowerBound),
            Int32(piece.range.count)
        )
        hb_buffer_set_direction(buffer, piece.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(piece.script))
        // "und" and not the process's language, so that the machine's locale does not matter.
        hb_buffer_set_language(buffer, hb_language_from_string(piece.language ?? "und", -1))
        let features = features(piece)
        hb_shape(font.font, buffer, features, UInt32(features.count))

        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return .none }
        let range = 0..<Int(count)
        let start = Int32(piece.range.lowerBound)
        let isMoved = range.contains { positions[$0].x_offset != 0 || positions[$0].y_offset != 0 }
        let glyphs = range.map { CGGlyph(truncatingIfNeeded: infos[$0].codepoint) }
        var advances = range.map { positions[$0].x_advance }
        var offsets =
            isMoved ? range.map { SIMD2(positions[$0].x_offset, positions[$0].y_offset) } : []
        widths?.widen(
            glyphs,
            advances: &advances,
            offsets: &offsets,
            isRightToLeft: piece.isRightToLeft
        )
        return ShapedGlyphs(
            glyphs: glyphs,
            advances: advances,
            offsets: offsets,
            clusters: range.map { Int32(infos[$0].cluster) - start },
            isUnsafeToBreak: range.map { infos[$0].mask & 1 != 0 }
        )
    }

    private static func features(_ piece: Piece) -> [hb_feature_t] {
        var wanted = piece.font.features
        if piece.options.contains(.noLigatures) {
            wanted += [FontFeature("liga", 0), FontFeature("clig", 0)]
        }
        if piece.options.contains(.allLigatures) { wanted += [FontFeature("dlig")] }
        if piece.options.contains(.noKerning) { wanted += [FontFeature("kern", 0)] }
        return wanted.map {
            hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
        }
    }
}
