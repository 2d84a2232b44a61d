// SPDX-License-Identifier: Apache-2.0

import CFreeType
package import Foundation

extension FontFace {
    /// A glyph's contours in font units; empty for a blank or missing glyph.
    package func outline(_ glyph: UInt16) -> GlyphOutline {
        var outline = GlyphOutline()
        guard info.isScalable, Int(glyph) < info.glyphCount else { return outline }
        lock.withLock {
            guard FT_Load_Glyph(face, FT_UInt(glyph), LoadFlag.unscaled) == 0,
                face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return }
            decompose(&face.pointee.glyph.pointee.outline, into: &outline)
        }
        return outline
    }

    /// The exact box of a glyph's ink in font units; zero when it has none.
    package func bounds(_ glyph: UInt16) -> CGRect {
        guard Int(glyph) < info.glyphCount else { return .zero }
        return lock.withLock {
            guard info.isScalable, FT_Load_Glyph(face, FT_UInt(glyph), LoadFlag.unscaled) == 0,
                face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return colorBounds(glyph) }
            var outline = face.pointee.glyph.pointee.outline
            guard outline.n_points > 0 else { return .zero }
            var box = FT_BBox()
            guard FT_Outline_Get_BBox(&outline, &box) == 0 else { return .zero }
            return CGRect(
                x: CGFloat(box.xMin),
                y: CGFloat(box.yMin),
                width: CGFloat(box.xMax - box.xMin),
                height: CGFloat(box.yMax - box.yMin)
            )
        }
    }

    private func decompose(_ source: inout FT_Outline, into outline: inout GlyphOutline) {
        var funcs = FT_Outline_Funcs(
            move_to: { point, context in
                outlineContext(context) { $0.closeIfOpen() }
                outlineContext(context) { $0.add(.move, point) }
                return 0
            },
            line_to: { point, context in
                outlineContext(context) { $0.add(.line, point) }
                return 0
            },
            conic_to: { control, point, context in
                outlineContext(context) { $0.add(.quad, control, point) }
                return 0
            },
            cubic_to: { first, second, point, context in
                outlineContext(context) { $0.add(.cubic, first, second, point) }
                return 0
            },
            shift: 0,
            delta: 0
        )
        withUnsafeMutablePointer(to: &outline) { target in
            let status = FT_Outline_Decompose(&source, &funcs, target)
            if status != 0 { target.pointee = GlyphOutline() }
            target.pointee.closeIfOpen()
        }
    }
}

private func outlineContext(_ raw: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void) {
    guard let raw else { return }
    body(&raw.assumingMemoryBound(to: GlyphOutline.self).pointee)
}

extension GlyphOutline {
    fileprivate mutating func closeIfOpen() {
        if let last = verbs.last, last != .close { verbs.append(.close) }
    }

    fileprivate mutating func add(_ verb: Verb, _ ends: UnsafePointer<FT_Vector>?...) {
        verbs.append(verb)
        for case let end? in ends {
            points.append(CGPoint(x: CGFloat(end.pointee.x), y: CGFloat(end.pointee.y)))
        }
    }
}
