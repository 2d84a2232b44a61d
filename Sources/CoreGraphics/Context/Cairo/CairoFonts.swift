// SPDX-License-Identifier: Apache-2.0

import CCairo
import CFreeType
import Foundation
import Synchronization

/// Fonts as Cairo embeds them in documents, so that their text can be selected.
enum CairoFonts {
    /// Shows glyphs in the source that is set.
    static func show(_ run: GlyphRun, on canvas: CairoCanvas) {
        // Pictures are drawn by the context; such fonts have no outlines to embed.
        guard !run.font.face.hasColor, let face = face(run.font.face) else { return }
        let cairo = canvas.cairo
        let t = run.matrix
        let determinant = t.a * t.d - t.b * t.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return }
        // Cairo's glyphs are y down.
        var matrix = cairo_matrix_t(
            xx: Double(t.a),
            yx: Double(t.b),
            xy: -Double(t.c),
            yy: -Double(t.d),
            x0: 0,
            y0: 0
        )
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &matrix)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(cairo, options)
        cairo_font_options_destroy(options)
        let glyphs = run.placements.map {
            cairo_glyph_t(
                index: UInt($0.glyph),
                x: Double($0.position.x + canvas.offset.x),
                y: Double($0.position.y + canvas.offset.y)
            )
        }
        guard let clusters = run.cairoClusters else {
            return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
        cairo_show_text_glyphs(
            cairo,
            run.text,
            Int32(run.text.utf8.count),
            glyphs,
            Int32(glyphs.count),
            clusters,
            Int32(clusters.count),
            cairo_text_cluster_flags_t(rawValue: 0)
        )
    }

    /// A face of Cairo's, on a FreeType face of its own: the font's may be in use elsewhere.
    ///
    /// One for all documents, since Cairo keeps those that have been used.
    private static func face(_ font: FontFace) -> OpaquePointer? {
        font.documentFace.withLock { known in
            if known == nil { known = CairoFace(font) }
            return known?.face
        }
    }
}

/// A face of Cairo's that lives as long as the font; any thread may use it.
final class CairoFace: Sendable {
    // Unsafe because pointers are not sendable; Cairo locks what is behind it.
    nonisolated(unsafe) fileprivate let face: OpaquePointer

    fileprivate init?(_ font: FontFace) {
        guard let opened = FreeTypeLibrary.shared.open(font.file, index: font.index) else {
            return nil
        }
        if !font.coordinates.isEmpty {
            var fixed = font.coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
            FT_Set_Var_Design_Coordinates(opened, FT_UInt(fixed.count), &fixed)
        }
        guard let face = cairo_ft_font_face_create_for_ft_face(opened, 0) else { return nil }
        let owner = Unmanaged.passRetained(OpenedFace(opened, file: font.file))
        cairo_font_face_set_user_data(face, OpenedFace.key, owner.toOpaque()) { raw in
            guard let raw else { return }
            Unmanaged<OpenedFace>.fromOpaque(raw).release()
        }
        self.face = face
    }

    deinit { cairo_font_face_destroy(face) }
}

/// A FreeType face that lives as long as Cairo's face on it.
private final class OpenedFace {
    // Never read or written: only the address counts.
    nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1
    )

    private let face: FT_Face
    private let file: FontBytes

    init(_ face: FT_Face, file: FontBytes) {
        self.face = face
        self.file = file
    }

    deinit {
        FreeTypeLibrary.shared.close(face)
    }
}

extension GlyphRun {
    /// The clusters, if they account for the whole text and for every glyph.
    fileprivate var cairoClusters: [cairo_text_cluster_t]? {
        guard !text.isEmpty, clusters.reduce(0, { $0 + $1.byteCount }) == text.utf8.count,
            clusters.reduce(0, { $0 + $1.glyphCount }) == placements.count
        else { return nil }
        return clusters.map {
            cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
        }
    }
}
