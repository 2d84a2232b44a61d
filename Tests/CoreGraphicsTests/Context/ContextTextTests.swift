// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import TestDevices
import Testing

@Suite(
    "Glyphs in a context",
    .enabled(if: TestFont.isInstalled(.dejaVu), "DejaVu Sans is not installed")
)
struct ContextTextTests {
    private func glyphs(_ text: String, _ font: CGFont, size: CGFloat) -> ([CGGlyph], [CGPoint]) {
        var x: CGFloat = 0
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        for scalar in text.unicodeScalars {
            let glyph = font.face.glyph(for: scalar)
            glyphs.append(glyph)
            positions.append(CGPoint(x: x, y: 0))
            x += CGFloat(font.face.advance(glyph)) * size / CGFloat(font.face.info.unitsPerEm)
        }
        return (glyphs, positions)
    }

    @Test("Filled, stroked, filled and stroked, and used as a clip")
    func modes() throws {
        let font = try TestFont.dejaVu.load()
        try Scene.expect("text-modes", 150, 80, tolerance: .text) { context in
            context.setFont(font)
            context.setFontSize(30)
            context.fillColor(0x224488)
            context.strokeColor(0xCC3300)
            let (glyphs, positions) = glyphs("Rag", font, size: 30)
            context.textPosition = CGPoint(x: 6, y: 48)
            context.showGlyphs(glyphs, at: positions)
            context.textPosition = CGPoint(x: 80, y: 48)
            context.setTextDrawingMode(.stroke)
            context.showGlyphs(glyphs, at: positions)
            context.textPosition = CGPoint(x: 6, y: 10)
            context.setTextDrawingMode(.fillStroke)
            context.showGlyphs(glyphs, at: positions)
            context.textPosition = CGPoint(x: 80, y: 10)
            context.setTextDrawingMode(.clip)
            context.showGlyphs(glyphs, at: positions)
            context.fillColor(0x009955)
            context.fill(CGRect(x: 0, y: 0, width: 150, height: 22))
        }
    }

    @Test("The text matrix scales and slants glyphs and their positions")
    func matrix() throws {
        let font = try TestFont.dejaVu.load()
        let device = RecordingDevice(width: 100, height: 100)
        let context = CGContext(device: device, baseTransform: .identity)
        context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 10, ty: 20)
        context.setFont(font)
        context.setFontSize(5)
        context.showGlyphs([36, 37], at: [CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 4)])
        #expect(device.lines == ["glyphs 2 at (16, 12) color 000000ff"])
        guard case .draw(let operation) = device.calls[0], case .glyphs(let run) = operation.shape
        else {
            Issue.record("no glyphs were drawn")
            return
        }
        #expect(run.matrix.a == 10)
        #expect(run.matrix.d == -10)
        #expect(context.textPosition == CGPoint(x: 10, y: 20))
    }

    @Test("Invisible text draws nothing")
    func invisible() throws {
        let font = try TestFont.dejaVu.load()
        let device = RecordingDevice(width: 100, height: 100)
        let context = CGContext(device: device, baseTransform: .identity)
        context.setFont(font)
        context.setTextDrawingMode(.invisible)
        context.showGlyphs([36], at: [.zero])
        #expect(device.calls.isEmpty)
    }
}
