// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The drawing of a symbol, made of strokes and fills.
///
/// - Units/Space: em, y up from the lower edge of the box as pixels are laid out; the drawings
///   themselves are written in twentieths of an em with y down.
struct SymbolGlyph: @unchecked Sendable {
    /// A part that is stroked, filled or cut out of the parts before it.
    struct Layer {
        let path: CGPath
        let isStroked: Bool
        var isCutOut = false
    }

    /// The size in em.
    let box: CGSize
    let layers: [Layer]

    /// The usual width of strokes in em.
    let lineWidth: CGFloat = 0.09

    /// The drawing of a name, put together from others for names with `.circle`, `.square` and
    /// `.fill` at the end; nil for names that are not drawn.
    static func named(_ name: String) -> SymbolGlyph? {
        if let drawing = SymbolDrawings.all[name] { return SymbolGlyph(drawing) }
        let filled = name.hasSuffix(".fill")
        let stem = filled ? String(name.dropLast(5)) : name
        for (ending, shape) in [(".circle", Frame.circle), (".square", Frame.square)] {
            guard stem.hasSuffix(ending),
                let inner = SymbolDrawings.all[String(stem.dropLast(ending.count))]
            else { continue }
            return SymbolGlyph(inner, in: shape, filled: filled)
        }
        return nil
    }

    private enum Frame {
        case circle
        case square
    }

    private init(_ drawing: SymbolDrawing) {
        let unit = CGAffineTransform(scaleX: 0.05, y: 0.05)
        box = CGSize(width: drawing.width / 20, height: drawing.height / 20)
        layers =
            drawing.strokes.map { Layer(path: Self.path($0, unit), isStroked: true) }
            + drawing.fills.map { Layer(path: Self.path($0, unit), isStroked: false) }
    }

    /// Puts a drawing into a frame: cut out of a filled one, inside the line of an open one.
    private init(_ drawing: SymbolDrawing, in frame: Frame, filled: Bool) {
        let side: CGFloat = 23
        let edge = filled ? 0.3 : 1.2
        let outer = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: edge, dy: edge)
        let shape = CGMutablePath()
        let unit = CGAffineTransform(scaleX: 0.05, y: 0.05)
        switch frame {
        case .circle: shape.addEllipse(in: outer, transform: unit)
        case .square:
            shape.addRoundedRect(in: outer, cornerWidth: 4.5, cornerHeight: 4.5, transform: unit)
        }
        let inner = min(11 / drawing.width, 11 / drawing.height, 0.75)
        let place = CGAffineTransform(translationX: side / 2, y: side / 2)
            .scaledBy(x: inner, y: inner)
            .translatedBy(x: -drawing.width / 2, y: -drawing.height / 2)
            .concatenating(unit)
        box = CGSize(width: side / 20, height: side / 20)
        layers =
            [Layer(path: shape, isStroked: !filled)]
            + drawing.strokes.map {
                Layer(path: Self.path($0, place), isStroked: true, isCutOut: filled)
            }
            + drawing.fills.map {
                Layer(path: Self.path($0, place), isStroked: false, isCutOut: filled)
            }
    }

    /// Reads a path: `M`, `L` and `C` with absolute points, `H` and `V` with one number, `Z`, and
    /// `O` with the centre and radius of a circle.
    private static func path(_ text: String, _ transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        var words = text.split(whereSeparator: { $0 == " " || $0 == "," })[...]
        func number() -> CGFloat {
            words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0
        }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
        var last = CGPoint.zero
        while let command = words.popFirst() {
            switch command {
            case "M":
                last = point()
                path.move(to: last, transform: transform)
            case "L":
                last = point()
                path.addLine(to: last, transform: transform)
            case "H":
                last.x = number()
                path.addLine(to: last, transform: transform)
            case "V":
                last.y = number()
                path.addLine(to: last, transform: transform)
            case "C":
                let (first, second) = (point(), point())
                last = point()
                path.addCurve(to: last, control1: first, control2: second, transform: transform)
            case "O":
                let (center, radius) = (point(), number())
                let box = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
                path.addEllipse(in: box, transform: transform)
            default: path.closeSubpath()
            }
        }
        return path
    }
}

/// A symbol as it is written down.
struct SymbolDrawing: Sendable {
    /// The size in twentieths of an em.
    let width: CGFloat
    let height: CGFloat
    var strokes: [String] = []
    var fills: [String] = []
}
