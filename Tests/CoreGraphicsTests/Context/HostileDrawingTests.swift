// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Hostile drawing")
struct HostileDrawingTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e-300, 0, -5, 7,
    ]

    @Test("No number makes a drawing call crash, and drawing goes on afterwards")
    func numbers() throws {
        let context = try Scene.context(16, 16)
        for a in Self.numbers {
            for b in Self.numbers {
                context.saveGState()
                context.setLineWidth(a)
                context.setMiterLimit(b)
                context.setLineDash(phase: a, lengths: [b, a])
                context.setFlatness(a)
                context.setAlpha(0.5 + b)
                context.setFillColor(red: a, green: b, blue: 0, alpha: 0.5)
                let rect = CGRect(x: a, y: b, width: b, height: a)
                context.fill(rect)
                context.stroke(rect)
                context.fillEllipse(in: rect)
                context.strokeEllipse(in: rect)
                context.clear(rect)
                context.move(to: CGPoint(x: a, y: b))
                context.addLine(to: CGPoint(x: b, y: a))
                context.addCurve(
                    to: CGPoint(x: a, y: a),
                    control1: CGPoint(x: b, y: 0),
                    control2: CGPoint(x: 0, y: b)
                )
                context.addArc(
                    center: CGPoint(x: a, y: b),
                    radius: a,
                    startAngle: b,
                    endAngle: a,
                    clockwise: true
                )
                context.addArc(
                    tangent1End: CGPoint(x: a, y: b),
                    tangent2End: CGPoint(x: b, y: a),
                    radius: b
                )
                context.drawPath(using: .eoFillStroke)
                context.setShadow(offset: CGSize(width: a, height: b), blur: a)
                context.fill(CGRect(x: 2, y: 2, width: 3, height: 3))
                context.clip(to: rect)
                _ = context.boundingBoxOfClipPath
                context.scaleBy(x: a, y: b)
                context.rotate(by: a)
                context.translateBy(x: b, y: a)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.endTransparencyLayer()
                _ = context.convertToUserSpace(CGPoint(x: a, y: b))
                context.restoreGState()
            }
        }
        context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.fillColor(0xFF0000)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(context.pixel(8, 8) == 0xFFFF_0000)
    }

    @Test("The infinite rectangle covers everything, the null one nothing")
    func specialRects() throws {
        let context = try Scene.context(4, 4)
        context.fill(CGRect.null)
        #expect(context.pixel(0, 0) == 0)
        context.clip(to: CGRect.infinite)
        context.fillColor(0x00FF00)
        context.fill(CGRect.infinite)
        #expect(context.pixel(3, 0) == 0xFF00_FF00)
        context.clip(to: CGRect.null)
        context.fillColor(0xFF0000)
        context.fill(CGRect.infinite)
        #expect(context.pixel(3, 0) == 0xFF00_FF00)
    }

    @Test("Dashes too fine to see, and very many of them, end soon")
    func dashes() throws {
        let context = try Scene.context(16, 16)
        context.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
        context.strokeLineSegments(between: [.zero, CGPoint(x: 1e6, y: 8)])
        context.setLineDash(
            phase: 1,
            lengths: [CGFloat](repeating: 0.001, count: 100_000)
        )
        context.strokeEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 8), CGPoint(x: 16, y: 8)])
        #expect(context.pixel(8, 8) >> 24 == 255)
    }

    @Test("A hundred thousand nested clips and states are let go without trouble")
    func depth() throws {
        let context = try Scene.context(4, 4)
        for _ in 0..<100_000 {
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        context.resetClip()
        #expect(context.boundingBoxOfClipPath.width == 4)
    }

    @Test("Points without a current point, clips without a path and odd segments are ignored")
    func missingPoints() throws {
        let context = try Scene.context(4, 4)
        context.addLine(to: CGPoint(x: 4, y: 4))
        context.addQuadCurve(to: .zero, control: .zero)
        context.closePath()
        #expect(context.isPathEmpty)
        context.clip()
        context.strokePath()
        context.fillPath()
        context.strokeLineSegments(between: [.zero])
        context.addLines(between: [])
        context.showGlyphs([1, 2], at: [.zero])
        #expect(context.boundingBoxOfClipPath.width == 4)
        #expect(context.pixel(1, 1) == 0)
    }

    @Test("A pen of width 0 draws the thinnest line")
    func hairline() throws {
        let context = try Scene.context(8, 8)
        context.setLineWidth(0)
        context.scaleBy(x: 0.5, y: 0.5)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 9), CGPoint(x: 16, y: 9)])
        #expect(context.pixel(4, 3) >> 24 == 255)
    }
}
