// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

/// Draws the content of a page, a form, a pattern's cell or a glyph into a context.
///
/// Whatever an operator cannot do with its operands is left out, as viewers do.
/// - Source: ISO 32000-1, 8 and 9.
final class PDFPainter {
    /// The painter's state that `q` saves, beside the context's own.
    struct State {
        var fillSpace = PDFColorSpace.gray
        var strokeSpace = PDFColorSpace.gray
        var fillValues = [0.0]
        var strokeValues = [0.0]
        var fillPattern: PDFPattern?
        var strokePattern: PDFPattern?
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        /// Whether groups are drawn apart because of something else than their opacity.
        var isBlending = false
        var text = TextState()
    }

    /// The parameters of text.
    struct TextState {
        var font: PDFFont?
        var size = 0.0
        var characterSpacing = 0.0
        var wordSpacing = 0.0
        /// How wide letters are drawn, 1 as they are.
        var stretch = 1.0
        var leading = 0.0
        var rise = 0.0
        var mode = 0
    }

    /// State that all painters of a page share, to limit the work for a page.
    final class Shared {
        let file: PDFFile
        /// Pictures, forms and fonts that have been read, by their objects' numbers.
        var images: [Int: CGImage] = [:]
        var fonts: [Int: PDFFont] = [:]
        /// How many operators may be done yet.
        var budget = 4_000_000

        init(_ file: PDFFile) { self.file = file }
    }

    let context: CGContext
    let shared: Shared
    var file: PDFFile { shared.file }
    /// Fonts, pictures and more by name.
    let resources: PDFDictionary
    /// From the user space with which the page begins to the device: where patterns begin.
    let base: CGAffineTransform
    /// How many forms, cells and glyphs this is within.
    let depth: Int
    var state = State()
    /// Whether colour operators are ignored, as in an uncoloured glyph or pattern cell.
    var ignoresColors = false
    private var stack: [State] = []
    private var clipRule: CGPathFillRule?
    var textMatrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
    /// The outlines of text that is to clip, in device space.
    var textClip: PathElements?

    init(
        _ context: CGContext,
        _ shared: Shared,
        resources: PDFDictionary,
        base: CGAffineTransform? = nil,
        depth: Int = 0
    ) {
        self.context = context
        self.shared = shared
        self.resources = resources
        self.base = base ?? context.deviceTransform
        self.depth = depth
    }

    /// A painter for something within this one, which begins with this one's state.
    func inner(_ resources: PDFDictionary?, on context: CGContext? = nil) -> PDFPainter? {
        guard depth < 24 else { return nil }
        let painter = PDFPainter(
            context ?? self.context,
            shared,
            resources: resources ?? self.resources,
            base: context == nil ? base : nil,
            depth: depth + 1
        )
        painter.state = state
        painter.ignoresColors = ignoresColors
        return painter
    }

    // MARK: Operators

    /// Does everything that content says.
    func paint(_ content: [UInt8]) {
        var lexer = PDFLexer(content[...])
        var operands: [PDFValue] = []
        while shared.budget > 0 {
            shared.budget -= 1
            guard let token = try? lexer.next() else {
                // Something that is no token: go on behind it.
                lexer.position += 1
                continue
            }
            switch token {
            case .value(let value):
                if operands.count < 64 { operands.append(value) }
            case .word("BI"):
                paintInlineImage(&lexer)
                operands = []
            case .word(let name):
                perform(name, operands)
                operands = []
            case .end:
                while !stack.isEmpty { restore() }
                return
            }
        }
        while !stack.isEmpty { restore() }
    }

    private func perform(_ name: String, _ operands: [PDFValue]) {
        let numbers = operands.compactMap(\.number)
        if performPath(name, numbers) || performState(name, operands, numbers)
            || performColor(name, operands, numbers) || performText(name, operands, numbers)
        {
            return
        }
        switch name {
        case "Do": paintObject(operands.last?.name)
        case "sh": paintShading(operands.last?.name)
        default: break
        }
    }

    // MARK: State

    private func performState(
        _ name: String,
        _ operands: [PDFValue],
        _ numbers: [Double]
    ) -> Bool {
        switch name {
        case "q":
            guard stack.count < 512 else { return true }
            stack.append(state)
            context.saveGState()
        case "Q": restore()
        case "cm":
            guard numbers.count == 6, let matrix = CGAffineTransform(pdf: numbers) else { break }
            context.concatenate(matrix)
        case "w": if let width = numbers.first { context.setLineWidth(abs(width)) }
        case "J":
            context.setLineCap(CGLineCap(rawValue: Int32(numbers.first.small)) ?? .butt)
        case "j":
            context.setLineJoin(CGLineJoin(rawValue: Int32(numbers.first.small)) ?? .miter)
        case "M": if let limit = numbers.first { context.setMiterLimit(max(1, limit)) }
        case "d": setDash(operands)
        case "i", "ri": break
        case "gs":
            let table = file.dictionary(resources["ExtGState"])
            if let key = operands.last?.name, let set = file.dictionary(table?[key]) {
                apply(set)
            }
        default: return false
        }
        return true
    }

    private func restore() {
        guard let last = stack.popLast() else { return }
        state = last
        context.restoreGState()
    }

    private func setDash(_ operands: [PDFValue]) {
        guard let lengths = operands.first?.array?.compactMap(\.number), lengths.count <= 64,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite })
        else { return }
        let isSolid = lengths.allSatisfy { $0 == 0 }
        context.setLineDash(
            phase: CGFloat(operands.last?.number ?? 0),
            lengths: isSolid ? [] : lengths.map { CGFloat($0) }
        )
    }

    /// Adopts a dictionary of graphics state.
    private func apply(_ set: PDFDictionary) {
        if let width = file.number(set["LW"]) { context.setLineWidth(abs(width)) }
        if let cap = file.resolve(set["LC"]).integer {
            context.setLineCap(CGLineCap(rawValue: Int32(clamping: cap)) ?? .butt)
        }
        if let join = file.resolve(set["LJ"]).integer {
            context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: join)) ?? .miter)
        }
        if let limit = file.number(set["ML"]) { context.setMiterLimit(max(1, limit)) }
        if let dash = file.array(set["D"]) { setDash(dash.map { file.resolve($0) }) }
        if let alpha = file.number(set["ca"]) { state.fillAlpha = PDFFunction.clamp(alpha, 0, 1) }
        if let alpha = file.number(set["CA"]) { state.strokeAlpha = PDFFunction.clamp(alpha, 0, 1) }
        if let font = file.array(set["Font"]), font.count == 2 {
            state.text.font = self.font(font[0])
            state.text.size = file.number(font[1]) ?? 0
        }
        let blend = file.resolve(set["BM"])
        let names =
            blend.array?.compactMap { file.resolve($0).name } ?? [blend.name].compactMap(\.self)
        if let mode = names.lazy.compactMap({ CGBlendMode(pdf: $0) }).first {
            context.setBlendMode(mode)
            state.isBlending = mode != .normal
        }
        let mask = file.resolve(set["SMask"])
        if let table = mask.dictionary { clip(toSoftMask: table) }
    }

    // MARK: Paths

    private func performPath(_ name: String, _ n: [Double]) -> Bool {
        switch name {
        case "m": if n.count == 2 { context.move(to: CGPoint(x: n[0], y: n[1])) }
        case "l":
            if n.count == 2, !context.isPathEmpty { context.addLine(to: CGPoint(x: n[0], y: n[1])) }
        case "c":
            if n.count == 6 {
                addCurve(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), n[4], n[5])
            }
        case "v":
            if n.count == 4 {
                addCurve(context.currentPointOfPath, CGPoint(x: n[0], y: n[1]), n[2], n[3])
            }
        case "y":
            if n.count == 4 {
                let end = CGPoint(x: n[2], y: n[3])
                addCurve(CGPoint(x: n[0], y: n[1]), end, n[2], n[3])
            }
        case "h": if !context.isPathEmpty { context.closePath() }
        case "re": if n.count == 4 { addRect(n) }
        case "S": paintPath(nil, strokes: true)
        case "s":
            if !context.isPathEmpty { context.closePath() }
            paintPath(nil, strokes: true)
        case "f", "F": paintPath(.winding, strokes: false)
        case "f*": paintPath(.evenOdd, strokes: false)
        case "B": paintPath(.winding, strokes: true)
        case "B*": paintPath(.evenOdd, strokes: true)
        case "b", "b*":
            if !context.isPathEmpty { context.closePath() }
            paintPath(name == "b" ? .winding : .evenOdd, strokes: true)
        case "n": paintPath(nil, strokes: false)
        case "W": clipRule = .winding
        case "W*": clipRule = .evenOdd
        default: return false
        }
        return true
    }

    private func addCurve(_ first: CGPoint, _ second: CGPoint, _ x: Double, _ y: Double) {
        guard !context.isPathEmpty else { return }
        context.addCurve(to: CGPoint(x: x, y: y), control1: first, control2: second)
    }

    private func addRect(_ n: [Double]) {
        // Not standardized: the direction counts for the rule.
        context.move(to: CGPoint(x: n[0], y: n[1]))
        context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
        context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
        context.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
        context.closePath()
    }

    /// Fills by a rule and strokes, as wanted, and ends the path, which may clip what follows.
    private func paintPath(_ rule: CGPathFillRule?, strokes: Bool) {
        let path = context.path
        defer {
            context.beginPath()
            if let rule = clipRule {
                clipRule = nil
                if let path {
                    context.addPath(path)
                    context.clip(using: rule)
                }
            }
        }
        guard let path else { return }
        context.beginPath()
        if let rule {
            if let pattern = state.fillPattern {
                paint(pattern, values: state.fillValues, alpha: state.fillAlpha) {
                    self.context.addPath(path)
                    self.context.clip(using: rule)
                }
            } else {
                setFillColor()
                context.addPath(path)
                context.fillPath(using: rule)
            }
        }
        guard strokes else { return }
        if let pattern = state.strokePattern {
            paint(pattern, values: state.strokeValues, alpha: state.strokeAlpha) {
                self.context.addPath(path)
                self.context.replacePathWithStrokedPath()
                self.context.clip()
            }
        } else {
            setStrokeColor()
            context.addPath(path)
            context.strokePath()
        }
    }

    func setFillColor() {
        context.setFillColor(state.fillSpace.color(state.fillValues, alpha: state.fillAlpha))
    }

    func setStrokeColor() {
        context.setStrokeColor(
            state.strokeSpace.color(state.strokeValues, alpha: state.strokeAlpha)
        )
    }

    // MARK: Colours

    private func performColor(
        _ name: String,
        _ operands: [PDFValue],
        _ numbers: [Double]
    ) -> Bool {
        let isStroke = name.first?.isUppercase ?? false
        switch name {
        case "g", "G": set(.gray, numbers, isStroke)
        case "rg", "RG": set(.rgb, numbers, isStroke)
        case "k", "K": set(.cmyk, numbers, isStroke)
        case "cs", "CS":
            guard let value = operands.last,
                let space = PDFColorSpace(value, in: file, resources: resources)
            else { break }
            set(space, space.initial, isStroke)
        case "sc", "SC", "scn", "SCN":
            let space = isStroke ? state.strokeSpace : state.fillSpace
            guard case .pattern(let base) = space else {
                set(space, numbers, isStroke)
                break
            }
            guard !ignoresColors, let key = operands.last?.name else { break }
            let table = file.dictionary(resources["Pattern"])
            let pattern = PDFPattern(table?[key], base: base, in: file, resources: resources)
            if isStroke {
                (state.strokePattern, state.strokeValues) = (pattern, numbers)
            } else {
                (state.fillPattern, state.fillValues) = (pattern, numbers)
            }
        default: return false
        }
        return true
    }

    private func set(_ space: PDFColorSpace, _ values: [Double], _ isStroke: Bool) {
        guard !ignoresColors else { return }
        if isStroke {
            (state.strokeSpace, state.strokeValues, state.strokePattern) = (space, values, nil)
        } else {
            (state.fillSpace, state.fillValues, state.fillPattern) = (space, values, nil)
        }
    }
}

extension CGAffineTransform {
    /// Six numbers of a file; nil where one is not finite.
    init?(pdf n: [Double]?) {
        guard let n, n.count == 6, n.allSatisfy(\.isFinite) else { return nil }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

extension CGRect {
    /// Two corners, in any order; nil where they are none.
    init?(pdf n: [Double]?) {
        guard let n, n.count == 4, n.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        self.init(
            x: min(n[0], n[2]),
            y: min(n[1], n[3]),
            width: abs(n[2] - n[0]),
            height: abs(n[3] - n[1])
        )
    }
}

extension CGBlendMode {
    /// The mode of a name in a file.
    init?(pdf name: String) {
        switch name {
        case "Normal", "Compatible": self = .normal
        case "Multiply": self = .multiply
        case "Screen": self = .screen
        case "Overlay": self = .overlay
        case "Darken": self = .darken
        case "Lighten": self = .lighten
        case "ColorDodge": self = .colorDodge
        case "ColorBurn": self = .colorBurn
        case "HardLight": self = .hardLight
        case "SoftLight": self = .softLight
        case "Difference": self = .difference
        case "Exclusion": self = .exclusion
        case "Hue": self = .hue
        case "Saturation": self = .saturation
        case "Color": self = .color
        case "Luminosity": self = .luminosity
        default: return nil
        }
    }
}

extension Double? {
    /// A small whole number; 0 for anything else.
    fileprivate var small: Int {
        guard let self, abs(self) < 100 else { return 0 }
        return Int(self)
    }
}
