// SPDX-License-Identifier: Apache-2.0

import Foundation
import PDFObjects

extension PDFPainter {
    func performText(_ name: String, _ operands: [PDFValue], _ n: [Double]) -> Bool {
        switch name {
        case "BT":
            textMatrix = .identity
            lineMatrix = .identity
            textClip = nil
        case "ET":
            if let clip = textClip { context.clip(toDevice: clip) }
            textClip = nil
        case "Tc": if let value = n.first { state.text.characterSpacing = value }
        case "Tw": if let value = n.first { state.text.wordSpacing = value }
        case "Tz": if let value = n.first { state.text.stretch = value / 100 }
        case "TL": if let value = n.first { state.text.leading = value }
        case "Ts": if let value = n.first { state.text.rise = value }
        case "Tr": if let value = n.first, (0...7).contains(value) { state.text.mode = Int(value) }
        case "Tf":
            let table = file.dictionary(resources["Font"])
            state.text.font = operands.first?.name.flatMap { table?[$0] }.flatMap { font($0) }
            if let size = n.last { state.text.size = size }
        case "Td": if n.count == 2 { moveLine(n[0], n[1]) }
        case "TD":
            if n.count == 2 {
                state.text.leading = -n[1]
                moveLine(n[0], n[1])
            }
        case "Tm":
            if let matrix = CGAffineTransform(pdf: n) {
                lineMatrix = matrix
                textMatrix = matrix
            }
        case "T*": moveLine(0, -state.text.leading)
        case "Tj": show(operands)
        case "'":
            moveLine(0, -state.text.leading)
            show(operands)
        case "\"":
            if n.count >= 2 {
                state.text.wordSpacing = n[0]
                state.text.characterSpacing = n[1]
            }
            moveLine(0, -state.text.leading)
            show(operands.suffix(1))
        case "TJ": show(operands.first?.array ?? [])
        default: return false
        }
        return true
    }

    /// The font of a resource, read once for a page.
    func font(_ value: PDFValue) -> PDFFont? {
        guard case .reference(let number) = value else { return PDFFont(value, in: file) }
        if let known = shared.fonts[number] { return known }
        let made = PDFFont(value, in: file)
        if let made { shared.fonts[number] = made }
        return made
    }

    private func moveLine(_ x: Double, _ y: Double) {
        lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(lineMatrix)
        textMatrix = lineMatrix
    }

    /// Shows strings; numbers between them move back by thousandths of the size.
    private func show<Parts: Collection>(_ parts: Parts) where Parts.Element == PDFValue {
        let text = state.text
        guard let font = text.font else { return }
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        // Along the line, in text space without the size.
        var place = 0.0
        let scale = text.size * text.stretch
        for part in parts {
            if let number = part.number {
                place -= number / 1000 * scale
                continue
            }
            guard let string = part.string else { continue }
            for letter in font.letters(of: string) {
                shared.budget -= 1
                guard shared.budget > 0 else { return }
                if let procedure = letter.procedure {
                    paint(procedure, of: font, at: place)
                } else if scale != 0, text.size != 0 {
                    glyphs.append(letter.glyph)
                    positions.append(CGPoint(x: place / scale, y: text.rise / text.size))
                }
                let spacing =
                    text.characterSpacing + (letter.isSpace ? text.wordSpacing : 0)
                place += letter.width * scale + spacing * text.stretch
            }
        }
        if let cgFont = font.cgFont, !glyphs.isEmpty {
            let em = CGAffineTransform(a: scale, b: 0, c: 0, d: text.size, tx: 0, ty: 0)
            draw(cgFont, glyphs, positions, em.concatenating(textMatrix))
        }
        textMatrix = CGAffineTransform(translationX: place, y: 0).concatenating(textMatrix)
    }

    private func draw(
        _ font: CGFont,
        _ glyphs: [CGGlyph],
        _ positions: [CGPoint],
        _ matrix: CGAffineTransform
    ) {
        let mode = state.text.mode
        let isFilled = mode == 0 || mode == 2 || mode == 4 || mode == 6
        let isStroked = mode == 1 || mode == 2 || mode == 5 || mode == 6
        let device = matrix.concatenating(context.deviceTransform)
        let placements = zip(glyphs, positions).map { glyph, position in
            GlyphRun.Placement(glyph: glyph, position: position.applying(device))
        }.filter { $0.position.x.isFinite && $0.position.y.isFinite }
        let run = GlyphRun(font: font, matrix: device, placements: placements)
        if let pattern = state.fillPattern, isFilled {
            paint(pattern, values: state.fillValues, alpha: state.fillAlpha) {
                self.context.clip(toDevice: run.outlines)
            }
        } else if isFilled || isStroked {
            if isFilled { setFillColor() }
            if isStroked { setStrokeColor() }
            context.setTextDrawingMode(isFilled ? (isStroked ? .fillStroke : .fill) : .stroke)
            context.textMatrix = matrix
            context.showGlyphs(glyphs, at: positions, font: font, size: 1)
        }
        if mode >= 4 {
            var clip = textClip ?? PathElements()
            clip.append(run.outlines)
            textClip = clip
        }
    }

    /// Draws a letter that is a little page of its own.
    private func paint(_ procedure: PDFStream, of font: PDFFont, at place: Double) {
        let text = state.text
        guard text.mode != 3, let content = try? file.decode(procedure),
            let painter = inner(font.resources)
        else { return }
        let scale = CGAffineTransform(
            a: text.size * text.stretch,
            b: 0,
            c: 0,
            d: text.size,
            tx: place,
            ty: text.rise
        )
        context.saveGState()
        context.concatenate(font.matrix.concatenating(scale).concatenating(textMatrix))
        painter.ignoresColors = ignoresColors || PDFPainter.isShape(content)
        painter.paint(content)
        context.restoreGState()
    }

    /// Whether a letter says that it has a shape only, by `d1`.
    private static func isShape(_ content: [UInt8]) -> Bool {
        var lexer = PDFLexer(content[...])
        for _ in 0..<8 {
            guard let token = try? lexer.next() else { return false }
            if case .word(let word) = token { return word == "d1" }
        }
        return false
    }
}

extension CGContext {
    /// Narrows the clip to a path in device space.
    fileprivate func clip(toDevice path: PathElements) {
        narrowClip(.path(path, .winding, isAntialiased: true))
    }
}
