// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// Which way y runs in the space that text is drawn in.
package enum TextSpace: Sendable {
    /// Core Graphics' own.
    case up
    /// UIKit's.
    case down

    var sign: CGFloat { self == .up ? 1 : -1 }
}

extension LineContent.Run {
    /// Draws the run's glyphs, or its box, with the line's origin at a point.
    package func draw(in context: CGContext, lineOrigin: CGPoint, space: TextSpace) {
        draw(in: context, lineOrigin: lineOrigin, space: space) { glyphs, font, matrix in
            let instance = font.instance
            context.showGlyphs(glyphs, font: instance.font, size: instance.size, matrix: matrix)
        }
    }

    /// Draws the run's box; glyphs are drawn by a closure, for which the context has the run's colours.
    ///
    /// `show`: takes glyphs in user space, their font, and the matrix of each about its own origin.
    package func draw(
        in context: CGContext,
        lineOrigin: CGPoint,
        space: TextSpace,
        show: ([GlyphRun.Placement], CTFont, CGAffineTransform) -> Void
    ) {
        switch shaped.kind {
        case .tab, .separator: return
        case .box: drawBox(in: context, lineOrigin: lineOrigin, space: space)
        case .text: drawText(in: context, lineOrigin: lineOrigin, space: space, show: show)
        }
    }

    private func drawBox(in context: CGContext, lineOrigin: CGPoint, space: TextSpace) {
        guard let box else { return }
        let bounds = box.inlineBounds(
            lineWidth: .infinity,
            font: shaped.font,
            index: shaped.range.lowerBound
        )
        let top = lineOrigin.y + space.sign * (bounds.maxY + rise)
        let rect = CGRect(
            x: lineOrigin.x + x + bounds.minX,
            y: space == .down ? top : top - bounds.height,
            width: bounds.width,
            height: bounds.height
        )
        box.draw(in: context, rect: rect, index: shaped.range.lowerBound)
    }

    private func drawText(
        in context: CGContext,
        lineOrigin: CGPoint,
        space: TextSpace,
        show: ([GlyphRun.Placement], CTFont, CGAffineTransform) -> Void
    ) {
        let attributes = attributes
        let matrix = glyphMatrix(attributes, space)
        let placements = placements(lineOrigin, space)
        guard !placements.isEmpty else { return }
        context.saveGState()
        setPaint(attributes, context, size: shaped.font.instance.size)
        show(placements, shaped.font, matrix)
        context.restoreGState()
    }

    /// The glyphs and their places in user space.
    private func placements(
        _ lineOrigin: CGPoint,
        _ space: TextSpace
    ) -> [GlyphRun.Placement] {
        let origin = CGPoint(x: lineOrigin.x + x, y: lineOrigin.y)
        let sign = space.sign
        var placements: [GlyphRun.Placement] = []
        placements.reserveCapacity(shaped.glyphs.count)
        forEachGlyph { _, glyph, place in
            if glyph == kCGFontIndexInvalid { return }
            let position = CGPoint(x: origin.x + place.x, y: origin.y + sign * place.y)
            placements.append(GlyphRun.Placement(glyph: glyph, position: position))
        }
        return placements
    }

    /// The font's own matrix with the attributes' lean and stretch, turned for the space.
    private func glyphMatrix(
        _ attributes: [NSAttributedString.Key: Any],
        _ space: TextSpace
    ) -> CGAffineTransform {
        let own = shaped.font.instance.matrix
        let lean = isPlain ? 0 : FontWish.number(attributes[TextAttribute.obliqueness]) ?? 0
        let stretch = stretch
        return CGAffineTransform(
            a: own.a * stretch,
            b: own.b * space.sign,
            c: own.c + (lean.isFinite ? lean : 0),
            d: own.d * space.sign,
            tx: 0,
            ty: 0
        )
    }

    private func setPaint(
        _ attributes: [NSAttributedString.Key: Any],
        _ context: CGContext,
        size: CGFloat
    ) {
        let color = Self.foreground(attributes)
        if let color { context.setFillColor(color) }
        context.setTextDrawingMode(.fill)
        if isPlain { return }
        if let shadow = (attributes[TextAttribute.shadow] as? any TextShadow)?.textShadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        let stroke = FontWish.number(attributes[TextAttribute.strokeWidth]) ?? 0
        guard stroke != 0, stroke.isFinite else { return }
        context.setTextDrawingMode(stroke > 0 ? .stroke : .fillStroke)
        context.setLineWidth(abs(stroke) / 100 * size)
        let outline =
            attributes[TextAttribute.strokeColor] as? any TextPaint
            ?? attributes[TextAttribute.coreTextStrokeColor] as? any TextPaint
        if let outline = outline?.textColor ?? color { context.setStrokeColor(outline) }
    }

    /// The colour of text; nil when it is the context's own.
    package static func foreground(_ attributes: [NSAttributedString.Key: Any]) -> CGColor? {
        if let paint = attributes[TextAttribute.foregroundColor] as? any TextPaint {
            return paint.textColor
        }
        if let paint = attributes[TextAttribute.coreTextForegroundColor] as? any TextPaint {
            return paint.textColor
        }
        if FontWish.number(attributes[TextAttribute.foregroundFromContext]) == 1
            || attributes[TextAttribute.foregroundFromContext] as? Bool == true
        {
            return nil
        }
        return CGColor(gray: 0, alpha: 1)
    }
}
