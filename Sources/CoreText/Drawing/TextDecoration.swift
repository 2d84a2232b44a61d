// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lines under and through text, and colours behind it.
enum TextDecoration {
    /// The bits of a line's style; the same numbers in UIKit and Core Text.
    struct Style {
        var raw: Int

        var isPresent: Bool { raw & 0x0F != 0 }
        var isThick: Bool { raw & 0x0F == 0x02 }
        var isDouble: Bool { raw & 0x0F == 0x09 }
        var isByWord: Bool { raw & 0x8000 != 0 }

        /// Lengths of dashes and gaps, as multiples of the thickness.
        var pattern: [CGFloat] {
            switch raw & 0x0F00 {
            case 0x0100: [1, 1]
            case 0x0200: [4, 2]
            case 0x0300: [4, 2, 1, 2]
            case 0x0400: [4, 2, 1, 2, 1, 2]
            default: []
            }
        }
    }

    /// Draws what stands behind a line's runs: colours as high as `top` to `bottom`.
    static func drawBackgrounds(
        _ line: LineContent,
        in context: CGContext,
        origin: CGPoint,
        top: CGFloat,
        bottom: CGFloat
    ) {
        for index in line.runs.indices where !line.runs[index].isPlain {
            let run = line.runs[index]
            let attributes = run.attributes
            let paint =
                attributes[TextAttribute.backgroundColor] as? any TextPaint
                ?? attributes[TextAttribute.coreTextBackgroundColor] as? any TextPaint
            guard let color = paint?.textColor, color.alpha > 0, run.width > 0 else { continue }
            context.saveGState()
            context.setFillColor(color)
            context.fill(
                CGRect(
                    x: origin.x + run.x,
                    y: min(top, bottom),
                    width: run.width,
                    height: abs(bottom - top)
                )
            )
            context.restoreGState()
        }
    }

    /// Draws the lines under (or through) the runs of some of a line's units.
    static func drawLines(
        _ line: LineContent,
        of units: Range<Int>,
        in context: CGContext,
        origin: CGPoint,
        space: TextSpace,
        isStrikethrough: Bool
    ) {
        let key = isStrikethrough ? TextAttribute.strikethroughStyle : TextAttribute.underlineStyle
        let colorKey =
            isStrikethrough ? TextAttribute.strikethroughColor : TextAttribute.underlineColor
        for index in line.runs.indices where !line.runs[index].isPlain {
            let run = line.runs[index]
            guard run.isToken || run.range.overlaps(units) else { continue }
            let attributes = run.attributes
            let style = Style(raw: FontWish.number(attributes[key]).map { Int($0) } ?? 0)
            guard style.isPresent, run.width > 0 else { continue }
            let paint = attributes[colorKey] as? any TextPaint
            let color =
                paint?.textColor ?? LineContent.Run.foreground(attributes)
                ?? CGColor(gray: 0, alpha: 1)
            // The font that was asked for, so that the line is even under fall-back fonts.
            let font = (attributes[TextAttribute.font] as? CTFont ?? run.font).instance
            let thickness = font.metrics.underlineThickness * font.size * (style.isThick ? 2 : 1)
            let height =
                isStrikethrough
                ? font.metrics.strikethroughPosition * font.size
                : font.metrics.underlinePosition * font.size
            let rise = FontWish.number(attributes[TextAttribute.baselineOffset]) ?? 0
            context.saveGState()
            if let shadow = (attributes[TextAttribute.shadow] as? any TextShadow)?.textShadow {
                context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
            }
            for span in spans(run, of: line, units, isByWord: style.isByWord) {
                let offsets: [CGFloat] = style.isDouble ? [0, -2 * thickness] : [0]
                for offset in offsets {
                    draw(
                        from: origin.x + span.0,
                        to: origin.x + span.1,
                        y: origin.y + space.sign * (height + rise + offset),
                        thickness: thickness,
                        style: style,
                        color: color,
                        context
                    )
                }
            }
            context.restoreGState()
        }
    }

    private static func draw(
        from left: CGFloat,
        to right: CGFloat,
        y: CGFloat,
        thickness: CGFloat,
        style: Style,
        color: CGColor,
        _ context: CGContext
    ) {
        if style.pattern.isEmpty {
            context.setFillColor(color)
            context.fill(
                CGRect(x: left, y: y - thickness / 2, width: right - left, height: thickness)
            )
            return
        }
        context.setStrokeColor(color)
        context.setLineWidth(thickness)
        context.setLineDash(phase: left, lengths: style.pattern.map { $0 * thickness })
        context.beginPath()
        context.move(to: CGPoint(x: left, y: y))
        context.addLine(to: CGPoint(x: right, y: y))
        context.strokePath()
    }

    /// The stretches of a run from left to right that get a line.
    private static func spans(
        _ run: LineContent.Run,
        of line: LineContent,
        _ units: Range<Int>,
        isByWord: Bool
    ) -> [(CGFloat, CGFloat)] {
        let isWhole = units.clamped(to: run.range) == run.range
        if run.isToken || isWhole && !isByWord { return [(run.x, run.x + run.width)] }
        var result: [(CGFloat, CGFloat)] = []
        for unit in run.range.clamped(to: units) where !(isByWord && run.text.breaks.isWhite(unit))
        {
            for span in line.spans(of: unit..<unit + 1) {
                if let last = result.last, abs(last.1 - span.left) < 0.01 {
                    result[result.count - 1].1 = span.right
                } else {
                    result.append((span.left, span.right))
                }
            }
        }
        return result
    }
}
