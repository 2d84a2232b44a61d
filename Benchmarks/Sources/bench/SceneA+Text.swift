// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Raster

/// Scene A5: 5,000 glyphs in 100 lines of DejaVu Sans, as the peers draw them.
struct TextSceneA {
    private let scene: SceneA
    private let context: CGContext
    private let strings: [String]

    init(_ scene: SceneA) {
        self.scene = scene
        context = CGContext(drawingInto: scene.canvas.target, baseTransform: .identity)
        var dice = LCG(6)
        strings = (0..<100).map { _ in
            var line = ""
            while line.count < 50 {
                for _ in 0..<2 + Int(dice.next() * 8) where line.count < 50 {
                    line.unicodeScalars.append(
                        Unicode.Scalar(UInt8(97 + Int(dice.next() * 26)))
                    )
                }
                if line.count < 50 { line += " " }
            }
            return line
        }
    }

    func run(_ m: Measure) {
        for size in [17, 51] {
            let names = ["A5a/\(size)", "A5b/\(size)", "A5c/\(size)"]
            guard names.contains(where: m.isWanted) || size == 17 && m.isWanted("A5d") else {
                continue
            }
            let font = CTFontCreateWithName("DejaVu Sans", CGFloat(size), nil)
            // Without the font the figures would be another's.
            guard CTFontCopyFamilyName(font) == "DejaVu Sans" else { continue }
            measure(m, names, size, font)
        }
    }

    private func measure(_ m: Measure, _ names: [String], _ size: Int, _ font: CTFont) {
        let texts = strings.map {
            NSAttributedString(
                string: $0,
                attributes: [.init(kCTFontAttributeName as String): font]
            )
        }
        let lines = texts.map { CTLineCreateWithAttributedString($0) }
        func draw(_ line: CTLine, _ index: Int) {
            let y = size == 17 ? index * 25 + 17 : index % 42 * 60 + 48
            context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            context.textPosition = CGPoint(x: 4, y: y)
            CTLineDraw(line, context)
        }
        m.time(names[0], prepare: scene.clear) {
            for (index, text) in texts.enumerated() {
                draw(CTLineCreateWithAttributedString(text), index)
            }
        }
        m.time(names[1]) {
            for text in texts {
                _ = CTLineGetTypographicBounds(
                    CTLineCreateWithAttributedString(text),
                    nil,
                    nil,
                    nil
                )
            }
        }
        m.time(names[2], prepare: scene.clear) {
            for (index, line) in lines.enumerated() { draw(line, index) }
        }
        guard size == 17 else { return }
        // A typesetter shapes and breaks nothing into lines.
        m.time("A5d") {
            for text in texts { _ = CTTypesetterCreateWithAttributedString(text) }
        }
    }
}
