// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

extension TextLayout {
    /// Draws the block with its top left at a point, in a space whose y runs down.
    ///
    /// Lines that lie outside the clip are passed over.
    package func draw(at point: CGPoint, in context: CGContext) {
        let clip = context.boundingBoxOfClipPath
        let visible = lines.filter { line in
            // Letters and shadows may reach beyond their line.
            let reach = line.rect.height + 40
            return line.rect.maxY + point.y + reach >= clip.minY
                && line.rect.minY + point.y - reach <= clip.maxY
        }
        for line in visible {
            TextDecoration.drawBackgrounds(
                line.content,
                in: context,
                origin: CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y),
                top: point.y + line.rect.minY,
                bottom: point.y + line.rect.maxY
            )
        }
        for line in visible {
            line.content.draw(
                in: context,
                origin: CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y),
                space: .down
            )
        }
    }
}

extension LineContent {
    /// Draws glyphs and the lines under and through them, with the line's origin at a point.
    package func draw(in context: CGContext, origin: CGPoint, space: TextSpace) {
        drawDecorations(isStrikethrough: false, in: context, origin: origin, space: space)
        drawGlyphs(in: context, origin: origin, space: space)
        drawDecorations(isStrikethrough: true, in: context, origin: origin, space: space)
    }

    /// Draws glyphs without the lines under and through them.
    package func drawGlyphs(in context: CGContext, origin: CGPoint, space: TextSpace) {
        for run in runs { run.draw(in: context, lineOrigin: origin, space: space) }
    }

    /// Draws the lines under or through the glyphs of some units, or of all.
    package func drawDecorations(
        of units: Range<Int>? = nil,
        isStrikethrough: Bool,
        in context: CGContext,
        origin: CGPoint,
        space: TextSpace
    ) {
        TextDecoration.drawLines(
            self,
            of: units ?? range,
            in: context,
            origin: origin,
            space: space,
            isStrikethrough: isStrikethrough
        )
    }
}
