// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import Testing

@Suite("Paths drawn in a context")
struct PathDrawingTests {
    @Test("A rectangle at the origin is at the bottom of a bitmap")
    func origin() throws {
        let context = try Scene.context(4, 4)
        context.fillColor(0xFF0000)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.pixel(0, 3) == 0xFFFF_0000)
        #expect(context.pixel(1, 3) == 0xFFFF_0000)
        #expect(context.pixel(2, 3) == 0)
        #expect(context.pixel(0, 2) == 0)
    }

    @Test("Half a covered pixel is half opaque")
    func coverage() throws {
        let context = try Scene.context(2, 2)
        context.fill(CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
        #expect(context.pixel(0, 1) >> 24 == 128)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 0, y: 0.4, width: 1, height: 0.6))
        #expect([0, 255].contains(context.pixel(0, 1) >> 24))
    }

    @Test("Fills, strokes, joins, caps, dashes and both fill rules look as they should")
    func picture() throws {
        try Scene.expect("paths", 120, 80) { context in
            let star = CGMutablePath()
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 + .pi / 2
                let point = CGPoint(x: 20 + 16 * cos(angle), y: 58 + 16 * sin(angle))
                if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
            }
            star.closeSubpath()
            context.fillColor(0x3366CC)
            context.addPath(star)
            context.fillPath()
            context.translateBy(x: 40, y: 0)
            context.addPath(star)
            context.fillPath(using: .evenOdd)
            context.translateBy(x: 40, y: 0)
            context.fillColor(0xFFCC00)
            context.strokeColor(0x990000)
            context.setLineWidth(2)
            context.addPath(star)
            context.drawPath(using: .eoFillStroke)
            context.translateBy(x: -80, y: 0)
            context.strokeColor(0x006600)
            for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
                context.setLineJoin(join)
                context.setLineCap([.butt, .round, .square][index])
                context.setLineWidth(6)
                let x = CGFloat(index * 30 + 8)
                context.addLines(between: [
                    CGPoint(x: x, y: 6), CGPoint(x: x + 8, y: 30), CGPoint(x: x + 16, y: 6),
                ])
                context.strokePath()
            }
            context.setLineCap(.butt)
            context.setLineWidth(2)
            context.setLineDash(phase: 1, lengths: [5, 3])
            context.strokeEllipse(in: CGRect(x: 94, y: 6, width: 22, height: 26))
        }
    }

    @Test("The pen is scaled by the matrix at the time of the stroke")
    func scaledPen() throws {
        try Scene.expect("scaled-pen", 60, 40) { context in
            context.strokeColor(0xCC00CC)
            context.setLineWidth(2)
            context.addEllipse(in: CGRect(x: 10, y: 8, width: 40, height: 24))
            context.scaleBy(x: 5, y: 1)
            context.strokePath()
        }
    }
}
