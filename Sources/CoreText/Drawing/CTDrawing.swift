// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Draws a line with its origin at the context's text position, which moves to the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let matrix = context.textMatrix
    context.saveGState()
    context.concatenate(matrix)
    context.textMatrix = .identity
    TextDecoration.drawBackgrounds(
        line.content,
        in: context,
        origin: .zero,
        top: line.content.ascent,
        bottom: -line.content.descent
    )
    line.content.draw(in: context, origin: .zero, space: .up)
    context.restoreGState()
    context.textMatrix = matrix
    context.textPosition = CGPoint(x: line.content.width, y: 0).applying(matrix)
}

/// Draws some of a run's glyphs, with the line's origin at the context's text position; a length of
/// 0 goes to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let wanted = run.indices(range)
    var part = run.run
    let before = part.shaped.advances[..<wanted.lowerBound].reduce(0, +)
    part.shaped.glyphs = Array(part.shaped.glyphs[wanted])
    part.shaped.advances = Array(part.shaped.advances[wanted])
    part.shaped.clusters = Array(part.shaped.clusters[wanted])
    if !part.shaped.offsets.isEmpty {
        part.shaped.offsets = Array(part.shaped.offsets[wanted])
    }
    part.x += before
    let matrix = context.textMatrix
    context.saveGState()
    context.concatenate(matrix)
    context.textMatrix = .identity
    part.draw(in: context, lineOrigin: .zero, space: .up)
    context.restoreGState()
    context.textMatrix = matrix
}

/// Draws glyphs at places in text space with the context's colours.
public func CTFontDrawGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ positions: UnsafePointer<CGPoint>,
    _ count: Int,
    _ context: CGContext
) {
    guard count > 0 else { return }
    let matrix = context.textMatrix
    let own = font.instance.matrix
    let inverse = own.inverted()
    context.textMatrix = own.concatenating(matrix)
    context.showGlyphs(
        Array(UnsafeBufferPointer(start: glyphs, count: count)),
        at: UnsafeBufferPointer(start: positions, count: count).map { $0.applying(inverse) },
        font: font.instance.font,
        size: font.instance.size
    )
    context.textMatrix = matrix
}

/// A glyph's outline in points, y up; nil if it has none.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let instance = font.instance
    let outline = instance.font.outline(glyph)
    guard !outline.isEmpty else { return nil }
    let scale = instance.size / CGFloat(max(instance.font.unitsPerEm, 1))
    var transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        .concatenating(instance.matrix)
    if let matrix { transform = transform.concatenating(matrix.pointee) }
    let path = CGMutablePath()
    var start = CGPoint.zero
    // Held back, since a line to where the contour began is not drawn: closing draws it.
    var line: CGPoint?
    outline.visit { verb, points in
        let points = points.map { $0.applying(transform) }
        if let end = line, verb != .close || end != start { path.addLine(to: end) }
        line = nil
        switch verb {
        case .move:
            start = points[0]
            path.move(to: start)
        case .line: line = points[0]
        case .quad: path.addQuadCurve(to: points[1], control: points[0])
        case .cubic: path.addCurve(to: points[2], control1: points[0], control2: points[1])
        case .close: path.closeSubpath()
        }
    }
    if let line { path.addLine(to: line) }
    return path
}
