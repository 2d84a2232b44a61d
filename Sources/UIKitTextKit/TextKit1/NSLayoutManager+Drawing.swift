// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
package import Foundation
import UIKitViews

extension NSLayoutManager {
    func paintBackground(_ range: NSRange, _ origin: CGPoint) {
        guard let storage = textStorage, range.length > 0, range.end <= storage.length else {
            return
        }
        var stretches: [(UIColor, NSRange)] = []
        storage.enumerate(range) { attributes, piece in
            if let color = attributes[.backgroundColor] as? UIColor {
                stretches.append((color, piece))
            }
            return false
        }
        for (color, piece) in stretches {
            for container in textContainers {
                let rects = rects(for: piece.swift, in: container, fillsLines: false)
                    .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                guard !rects.isEmpty else { continue }
                fillBackgroundRectArray(
                    rects,
                    count: rects.count,
                    forCharacterRange: piece,
                    color: color
                )
            }
        }
    }

    func paintGlyphs(_ range: NSRange, _ origin: CGPoint) {
        guard range.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        // A subclass may draw lines under and through glyphs its own way, and change the layout meanwhile:
        // the lines of text are collected first.
        let isPlain = type(of: self) == NSLayoutManager.self
        var lines: [(LineFragment, NSRange)] = []
        flow.forEachLine(in: range.swift) { line, base, _ in
            if isPlain {
                line.content.draw(in: context, origin: line.origin(in: origin), space: .down)
            } else {
                let units = line.content.range
                lines.append(
                    (line, NSRange(location: units.lowerBound + base, length: units.count))
                )
            }
            return true
        }
        for (line, units) in lines {
            decorate(line, units, .underlineStyle, origin)
            for run in line.content.runs { show(run, line.origin(in: origin), context) }
            decorate(line, units, .strikethroughStyle, origin)
        }
    }

    /// Draws a run by way of the function that a subclass may override.
    private func show(_ run: LineContent.Run, _ origin: CGPoint, _ context: CGContext) {
        let attributes = run.attributes
        run.draw(in: context, lineOrigin: origin, space: .down) { glyphs, font, matrix in
            let named = font as? UIFont ?? attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            // Fonts that stand in for a letter that the named one lacks may be of Core Text alone.
            shownFont = (named, font)
            showCGGlyphs(
                glyphs.map(\.glyph),
                positions: glyphs.map(\.position),
                count: glyphs.count,
                font: named,
                textMatrix: matrix,
                attributes: attributes,
                in: context
            )
            shownFont = nil
        }
    }

    func paint(
        _ glyphs: UnsafePointer<CGGlyph>,
        _ positions: UnsafePointer<CGPoint>,
        _ count: Int,
        _ font: UIFont,
        _ matrix: CGAffineTransform,
        _ context: CGContext
    ) {
        let drawn = shownFont?.named === font ? shownFont?.drawn ?? font : font
        context.showGlyphs(
            (0..<max(0, count)).map {
                GlyphRun.Placement(glyph: glyphs[$0], position: positions[$0])
            },
            font: drawn.instance.font,
            size: drawn.instance.size,
            matrix: matrix
        )
    }

    /// Asks for the lines under or through the glyphs of one line of text.
    private func decorate(
        _ line: LineFragment,
        _ units: NSRange,
        _ key: NSAttributedString.Key,
        _ origin: CGPoint
    ) {
        var pieces: [(NSUnderlineStyle, NSRange)] = []
        textStorage?.enumerate(units) { attributes, piece in
            let style = (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0
            if style != 0 { pieces.append((NSUnderlineStyle(rawValue: style), piece)) }
            return false
        }
        let draw = key == .underlineStyle ? underlineGlyphRange : strikethroughGlyphRange
        for (style, piece) in pieces { draw(piece, style, line.rect, units, origin) }
    }

    /// Draws the lines under or through a range of glyphs in the glyphs' own styles.
    func paintDecorations(_ range: NSRange, isStrikethrough: Bool, _ origin: CGPoint) {
        guard range.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        flow.forEachLine(in: range.swift) { line, base, _ in
            line.content.drawDecorations(
                of: range.location - base..<range.end - base,
                isStrikethrough: isStrikethrough,
                in: context,
                origin: line.origin(in: origin),
                space: .down
            )
            return true
        }
    }

    /// Points from the bottom of a line to the baseline of the glyphs in it.
    func baselineOffset(ofGlyph glyph: Int, in lineRect: CGRect) -> CGFloat {
        lineRect.height - location(forGlyphAt: glyph).y
    }

    /// Draws what is seen of a room through a rectangle, which is in the room's space.
    package func paint(_ visible: CGRect, in container: NSTextContainer, at origin: CGPoint) {
        // Letters reach beyond their lines.
        let reach = visible.insetBy(dx: 0, dy: -20)
        let range = rangeOfLines(in: reach, container)
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
    }
}

extension LineFragment {
    /// The line's origin where its room's top left is at a point.
    fileprivate func origin(in room: CGPoint) -> CGPoint {
        CGPoint(x: room.x + origin.x, y: room.y + origin.y)
    }
}
