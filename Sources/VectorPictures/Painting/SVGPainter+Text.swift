// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime

extension SVGPainter {
    /// Draws a text with its parts.
    func paintText(_ element: SVGElement, _ style: SVGStyle) {
        guard progress.take(points: element.letterCount * Self.pointsPerLetter) else { return }
        let layout = SVGTextLayout(element, style, viewport)
        for piece in layout.pieces where piece.style.isVisible {
            guard progress.take(points: piece.outline.pointCount) else { return }
            if case .color(let color) = piece.style.fill, piece.style.stroke == .none {
                piece.draw(in: context, color.color(alpha: piece.style.fillOpacity))
            } else {
                paint(piece.outline, piece.style, alpha: 1, markers: false)
            }
        }
    }

    /// The outlines of a text's letters.
    func textOutline(_ element: SVGElement, _ style: SVGStyle) -> CGPath {
        guard progress.take(points: element.letterCount * Self.pointsPerLetter) else {
            return CGMutablePath()
        }
        return SVGTextLayout(element, style, viewport).outline
    }

    /// Setting a letter takes as long as drawing some points.
    private static let pointsPerLetter = 50
}

extension SVGElement {
    /// How many letters are in this element and the ones inside.
    fileprivate var letterCount: Int {
        children.reduce(text.utf8.count) { $0 + $1.letterCount }
    }
}

/// A text as pieces in a line.
struct SVGTextLayout {
    /// Letters that stand together in one style.
    struct Piece {
        fileprivate let line: CTLine
        let style: SVGStyle
        /// Where the baseline begins.
        fileprivate(set) var origin: CGPoint
        fileprivate let width: CGFloat

        /// Draws the letters, which stay letters in a PDF file.
        func draw(in context: CGContext, _ color: CGColor) {
            context.saveGState()
            context.translateBy(x: origin.x, y: origin.y)
            context.scaleBy(x: 1, y: -1)
            context.textMatrix = .identity
            context.textPosition = .zero
            context.setFillColor(color)
            CTLineDraw(line, context)
            context.restoreGState()
        }

        /// The outlines of the letters.
        var outline: CGPath {
            let path = CGMutablePath()
            for case let run as CTRun in CTLineGetGlyphRuns(line) {
                let count = CTRunGetGlyphCount(run)
                var glyphs = [CGGlyph](repeating: 0, count: count)
                var places = [CGPoint](repeating: .zero, count: count)
                CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
                CTRunGetPositions(run, CFRange(location: 0, length: 0), &places)
                let attributes = CTRunGetAttributes(run)
                guard let font = attributes[TextAttribute.font.rawValue] as? CTFont else {
                    continue
                }
                for (glyph, place) in zip(glyphs, places) {
                    var transform = CGAffineTransform(
                        a: 1,
                        b: 0,
                        c: 0,
                        d: -1,
                        tx: origin.x + place.x,
                        ty: origin.y - place.y
                    )
                    if let letter = CTFontCreatePathForGlyph(font, glyph, &transform) {
                        path.addPath(letter)
                    }
                }
            }
            return path
        }
    }

    private(set) var pieces: [Piece] = []
    private let viewport: CGSize
    private var pen = CGPoint.zero
    /// The first piece of the present chunk, which is aligned as one.
    private var chunk = 0
    /// Whether the text so far ends with a space, after which further ones do not count.
    private var endsInSpace = true
    /// Coordinates that wait for letters, of each the first one next.
    private var waiting: [String: ArraySlice<CGFloat>] = [:]

    /// Sets the text of an element.
    init(_ element: SVGElement, _ style: SVGStyle, _ viewport: CGSize) {
        self.viewport = viewport
        add(element, style, depth: 0)
        alignChunk()
    }

    /// The outlines of all letters.
    var outline: CGPath {
        let path = CGMutablePath()
        for piece in pieces { path.addPath(piece.outline) }
        return path
    }

    private mutating func add(_ element: SVGElement, _ style: SVGStyle, depth: Int) {
        guard depth < 32 else { return }
        for (key, axis) in [("x", SVGMeasure.Axis.x), ("y", .y), ("dx", .x), ("dy", .y)] {
            guard let text = element[key] else { continue }
            let measure = SVGMeasure(viewport: viewport, font: style.fontSize)
            let words = text.split { $0 == "," || $0.isWhitespace }.prefix(10_000)
            let values = words.compactMap { measure.value(SVGLength(String($0)), axis) }
            if !values.isEmpty { waiting[key] = values[...] }
        }
        for key in ["rotate", "textLength"] where element[key] != nil {
            Unbuilt.report("SVG: \(key) of text")
        }
        for child in element.children {
            switch child.name {
            case "#text": add(child.text, style)
            case "tspan", "a":
                let inner = SVGStyle(child, under: style)
                if inner.isDisplayed { add(child, inner, depth: depth + 1) }
            case "textPath", "tref": Unbuilt.report("SVG: <\(child.name)>")
            default: break
            }
        }
    }

    private mutating func add(_ raw: String, _ style: SVGStyle) {
        var letters = ""
        for character in raw {
            let isSpace = character.isWhitespace && character != "\u{A0}"
            if isSpace, !style.keepsSpace {
                if !endsInSpace { letters.append(" ") }
                endsInSpace = true
            } else {
                letters.append(isSpace ? " " : character)
                endsInSpace = false
            }
        }
        // Letters with places of their own stand alone, the rest together.
        while !letters.isEmpty, waiting.values.contains(where: { $0.count > 1 }) {
            place()
            set(String(letters.removeFirst()), style)
        }
        guard !letters.isEmpty else { return }
        place()
        set(letters, style)
    }

    /// Moves the pen to where the next letter is to stand.
    private mutating func place() {
        let (x, y) = (take("x"), take("y"))
        if x != nil || y != nil {
            alignChunk()
            pen = CGPoint(x: x ?? pen.x, y: y ?? pen.y)
        }
        pen.x += take("dx") ?? 0
        pen.y += take("dy") ?? 0
    }

    private mutating func take(_ key: String) -> CGFloat? { waiting[key]?.popFirst() }

    private mutating func set(_ text: String, _ style: SVGStyle) {
        guard style.fontSize > 0 else { return }
        var attributes: [NSAttributedString.Key: Any] = [
            TextAttribute.font: SVGFont.font(style),
            TextAttribute.foregroundFromContext: true,
        ]
        if style.letterSpacing != 0 {
            attributes[TextAttribute.kern] = NSNumber(value: Double(style.letterSpacing))
        }
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: attributes)
        )
        let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
        pieces.append(Piece(line: line, style: style, origin: pen, width: width))
        pen.x += width
    }

    /// Moves the pieces since the last place that was given so that they stand around it as they want.
    private mutating func alignChunk() {
        defer { chunk = pieces.count }
        guard chunk < pieces.count else { return }
        let last = pieces[pieces.count - 1]
        let width = last.origin.x + last.width - pieces[chunk].origin.x
        let share: CGFloat =
            switch pieces[chunk].style.textAnchor {
            case "middle": 0.5
            case "end": 1
            default: 0
            }
        for index in chunk..<pieces.count { pieces[index].origin.x -= width * share }
    }
}

/// Fonts by the properties of style.
enum SVGFont {
    /// The first family that is there, or the system's font.
    static func font(_ style: SVGStyle) -> CTFont {
        let weight = FontWeight.kit(Double(min(max(style.fontWeight, 1), 1000)))
        var request = SystemFontRequest(weight: weight, isItalic: style.isItalic)
        for part in style.fontFamily.split(separator: ",") {
            let name = part.filter { $0 != "\"" && $0 != "'" }.trimmed
            switch name.lowercased() {
            case "sans-serif", "system-ui", "-apple-system", "ui-sans-serif":
                return system(request, style.fontSize)
            case "serif", "ui-serif": request.design = .serif
            case "monospace", "ui-monospace": request.design = .monospaced
            case "ui-rounded": request.design = .rounded
            default:
                guard let found = named(name, weight, style) else { continue }
                return found
            }
            return system(request, style.fontSize)
        }
        return system(request, style.fontSize)
    }

    private static func system(_ request: SystemFontRequest, _ size: CGFloat) -> CTFont {
        CTFont(.system(request, size: size))
    }

    /// A font by its family or its PostScript name; nil for one that is not there.
    private static func named(_ name: String, _ weight: CGFloat, _ style: SVGStyle) -> CTFont? {
        let faces = FontFamilies.faceNames(ofFamily: name)
        if faces.isEmpty { return nil }
        var traits: [String: Any] = [FontKey.weight: NSNumber(value: Double(weight))]
        if style.isItalic { traits[FontKey.slant] = NSNumber(value: 1) }
        let descriptor = CTFontDescriptor(attributes: [
            FontKey.family: name, FontKey.traits: traits,
        ])
        return CTFontCreateWithFontDescriptor(descriptor, style.fontSize, nil)
    }
}
