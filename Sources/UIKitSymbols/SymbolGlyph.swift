// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// The drawing of a symbol in one form, made of strokes and fills.
///
/// - Units/Space: twentieths of an em, y down.
// Sendable is unchecked because it is a value whose paths are not changed once it is made.
package struct SymbolGlyph: @unchecked Sendable {
    /// The plain form and the one that `.fill` names.
    enum Form {
        case plain
        case filled
    }

    /// How a shape is drawn.
    package enum Mark {
        case stroke
        case fill
        /// Both, so that the outline is where the plain form's is.
        case body
    }

    /// What a layer draws.
    package enum Shape {
        case path(CGPath)
        /// Characters of the system font around a centre, with capitals of a height.
        case text(String, center: CGPoint, height: CGFloat)
    }

    /// One mark of the drawing.
    package struct Layer {
        package var shape: Shape
        package let mark: Mark
        /// Which of the colours is the layer's; 0 for the first.
        package var rank = 0
        /// From which step of the variable value on the layer is shown in full; 0 for always.
        package var level = 0
        /// Whether the layer is cut out of those before it if the symbol has one colour.
        package var isCut = false
        /// The same if it has several.
        package var isCutOfColors = false
        /// The width of lines beside the usual one.
        package var widthFactor: CGFloat = 1
        /// What is added to the width of lines whatever their weight.
        package var extraWidth: CGFloat = 0
        /// What counts as the inside of a path that is filled.
        package var rule = CGPathFillRule.evenOdd

        /// A path that is filled.
        init(filling path: CGPath, _ rule: CGPathFillRule, rank: Int) {
            self.init(shape: .path(path), mark: .fill)
            self.rule = rule
            self.rank = rank
        }

        init(
            shape: Shape,
            mark: Mark,
            rank: Int = 0,
            level: Int = 0,
            isCut: Bool = false,
            isCutOfColors: Bool = false,
            extraWidth: CGFloat = 0
        ) {
            self.shape = shape
            self.mark = mark
            self.rank = rank
            self.level = level
            self.isCut = isCut
            self.isCutOfColors = isCutOfColors
            self.extraWidth = extraWidth
        }
    }

    /// The usual width of strokes: 7.5 hundredths of an em.
    ///
    /// - Source: recordings of phones, where a circle's line is 7.2 and that of a plus 7.6.
    package static let lineWidth: CGFloat = 1.5
    /// The room that is cut around a shape in front of others.
    static let gap: CGFloat = 1.3

    /// The size at the usual weight.
    package var box: CGSize
    package var layers: [Layer] = []
    /// Whether the drawing is mirrored where one reads from right to left.
    package var isDirectional = false
    /// The names of its own colours, by rank; empty for symbols of one colour.
    package var colors: [String] = []

    /// How far the baseline lies above the bottom, for a drawing of one weight and scale; nil for those
    /// that follow the weight and scale.
    package var baseline: CGFloat?

    /// Whether the filled form differs from the plain one.
    var hasBody = false

    init(box: CGSize) { self.box = box }

    /// How much of the thickness that a weight adds the lines take: less where there are many.
    package var boldness: CGFloat {
        var lines = 0
        for layer in layers where layer.mark != .fill && layer.extraWidth == 0 { lines += 1 }
        return lines <= 4 ? 1 : lines <= 7 ? 0.75 : 0.55
    }

    /// How many steps of the variable value there are.
    package var levels: Int { layers.reduce(0) { max($0, $1.level) } }

    /// Draws the parts of a row; `symbol` finds the others that it is made of.
    init?(_ row: SymbolRow, _ form: Form, symbol: (String, Form) -> SymbolGlyph?) {
        box = row.size
        isDirectional = row.isDirectional
        colors = row.colors
        for part in row.parts {
            guard case .symbol(let name, let place, let scale) = part.content else {
                add(part, form)
                continue
            }
            guard let other = symbol(name, form) ?? symbol(name, .plain) else { return nil }
            hasBody = hasBody || other.hasBody
            layers += other.placed(at: place, scale: scale)
        }
    }

    private mutating func add(_ part: SymbolRow.Part, _ form: Form) {
        let shape: Shape
        switch part.content {
        case .path(let path): shape = .path(path)
        case .text(let text, let center, let height):
            shape = .text(text, center: center, height: height)
        case .symbol: return
        }
        let isFilled = form == .filled
        var mark = Mark.stroke
        var isCut = false
        switch part.kind {
        case .stroke, .symbol: break
        case .fill, .text: mark = .fill
        case .body:
            hasBody = true
            if isFilled { mark = .body }
        case .detailStroke: isCut = isFilled
        case .detailFill:
            mark = .fill
            isCut = isFilled
        case .plain: if isFilled { return }
        case .filled:
            hasBody = true
            mark = .fill
            if !isFilled { return }
        }
        var layer = Layer(shape: shape, mark: mark, rank: part.rank, level: part.level)
        if part.isKnockedOut { layers.append(layer.room) }
        layer.isCut = isCut
        // A sign on a body of another colour is drawn in its own.
        layer.isCutOfColors =
            isCut && !layers.contains { $0.mark == .body && $0.rank > part.rank }
        layers.append(layer)
    }

    /// The layers moved to a place after they were scaled; lines keep their width.
    func placed(at origin: CGPoint, scale: CGFloat) -> [Layer] {
        var place = CGAffineTransform(translationX: origin.x, y: origin.y)
            .scaledBy(x: scale, y: scale)
        return layers.map { layer in
            var layer = layer
            switch layer.shape {
            case .path(let path): layer.shape = .path(path.copy(using: &place) ?? path)
            case .text(let text, let center, let height):
                layer.shape = .text(text, center: center.applying(place), height: height * scale)
            }
            // Lines in small drawings are finer so that what is between them stays open.
            layer.widthFactor *= scale < 0.7 ? max(0.6, 0.35 + scale) : 1
            return layer
        }
    }
}

extension SymbolGlyph.Layer {
    /// What is cut away beneath this layer so that it stands apart.
    var room: SymbolGlyph.Layer {
        SymbolGlyph.Layer(
            shape: shape,
            mark: mark == .stroke && isLine ? .stroke : .body,
            isCut: true,
            isCutOfColors: true,
            extraWidth: SymbolGlyph.gap * 2
        )
    }

    /// Whether the layer is made of characters.
    package var isText: Bool {
        if case .text = shape { true } else { false }
    }

    /// Whether the shape has no inside.
    private var isLine: Bool {
        guard case .path(let path) = shape else { return false }
        return !path.isClosed
    }
}

extension CGPath {
    /// Whether a figure of the path is closed.
    fileprivate var isClosed: Bool {
        var closes = false
        applyWithBlock { element in
            if element.pointee.type == .closeSubpath { closes = true }
        }
        return closes
    }
}
