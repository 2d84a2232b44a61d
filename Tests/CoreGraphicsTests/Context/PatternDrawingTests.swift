// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Patterns in a context")
struct PatternDrawingTests {
    private func pattern(
        step: CGFloat = 8,
        matrix: CGAffineTransform = .identity,
        isColored: Bool = true,
        draw: @escaping CGPatternDrawPatternCallback
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        let made = CGPattern(
            info: nil,
            bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
            matrix: matrix,
            xStep: step,
            yStep: step,
            tiling: .constantSpacing,
            isColored: isColored,
            callbacks: &callbacks
        )
        return try Require.value(made)
    }

    private func triangle(_ context: CGContext) {
        context.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 8),
        ])
        context.fillPath()
    }

    @Test("Cells repeat from the origin of the base space; stencils take the colour set with them")
    func picture() throws {
        try Scene.expect("patterns", 120, 40) { context in
            let space = try Require.value(CGColorSpace(patternBaseSpace: nil))
            context.setFillColorSpace(space)
            let colored = try pattern { _, cell in
                cell.fillColor(0xFFCC00)
                cell.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                cell.fillColor(0xCC0000)
                triangle(cell)
            }
            context.setFillPattern(colored, colorComponents: [1])
            context.saveGState()
            // The matrix of now does not move cells, but the shape.
            context.translateBy(x: 3, y: 0)
            context.fill(CGRect(x: 1, y: 4, width: 32, height: 32))
            context.restoreGState()
            context.setFillPattern(colored, colorComponents: [0.5])
            context.setPatternPhase(CGSize(width: 4, height: 4))
            context.fillEllipse(in: CGRect(x: 42, y: 4, width: 32, height: 32))
            let base = try Require.value(
                CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
            )
            context.setPatternPhase(.zero)
            context.setFillColorSpace(base)
            let turned = CGAffineTransform(rotationAngle: .pi / 4)
            let stencil = try pattern(step: 10, matrix: turned, isColored: false) { _, cell in
                cell.fillColor(0xFF00FF)
                triangle(cell)
            }
            context.setFillPattern(stencil, colorComponents: [0, 0.4, 0.2, 1])
            context.fill(CGRect(x: 82, y: 4, width: 32, height: 32))
        }
    }
}
