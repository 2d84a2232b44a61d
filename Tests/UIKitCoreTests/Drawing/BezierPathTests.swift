// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import Testing
import UIKit

@Suite("Bezier paths")
struct BezierPathTests {
    private func types(_ path: UIBezierPath) -> [CGPathElementType] {
        var result: [CGPathElementType] = []
        path.cgPath.applyWithBlock { result.append($0.pointee.type) }
        return result
    }

    @Test("A new path has UIKit's defaults and nothing in it")
    func defaults() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds == .null)
        #expect(path.currentPoint == .zero)
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(path.flatness == 0.6)
        #expect(!path.usesEvenOddFillRule)
    }

    /// The last rows of a circle of 30 pixels, as a phone drew it: by a path, and by a context.
    @Test("A path's curves are followed as closely as its flatness says, a context's more closely")
    func flatness() {
        func rows(_ draw: @escaping (CGContext) -> Void) -> [[UInt8]] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 30, height: 30)
            let image = UIGraphicsImageRenderer(size: size, format: format).image {
                draw($0.cgContext)
            }
            guard let pixels = image.cgImage?.pixelBuffer else { return [] }
            return [29, 28].map { y in
                (0..<16).map { UInt8(pixels[$0, y] >> 24) }
            }
        }
        let box = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(
            rows { _ in UIBezierPath(ovalIn: box).fill() } == [
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 60, 140, 191, 217, 243, 243],
                [0, 0, 0, 0, 0, 0, 0, 8, 118, 233, 255, 255, 255, 255, 255, 255],
            ]
        )
        #expect(
            rows { $0.fillEllipse(in: box) } == [
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 76, 146, 198, 233, 249, 249],
                [0, 0, 0, 0, 0, 0, 0, 16, 128, 235, 255, 255, 255, 255, 255, 255],
            ]
        )
    }

    @Test("A line before any move is left out")
    func lineWithoutMove() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.close()
        #expect(path.isEmpty)
    }

    @Test("A clockwise arc turns clockwise on the screen")
    func arcs() {
        let path = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.cgPath.boundingBoxOfPath.insetBy(dx: -1e-6, dy: -1e-6).minY < 0)
        #expect(path.cgPath.boundingBoxOfPath.height < 10.001)
        let long = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: false
        )
        #expect(abs(long.cgPath.boundingBoxOfPath.minX + 10) < 1e-6)
    }

    @Test("Rounded corners lie inside the rectangle and touch its sides")
    func roundedRect() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        for radius in [0, 1, 8, 30, 500] as [CGFloat] {
            let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
            let box = path.cgPath.boundingBoxOfPath
            #expect(abs(box.minX - 10) < 1e-3 && abs(box.maxY - 80) < 1e-3, "radius \(radius)")
            #expect(path.contains(CGPoint(x: 60, y: 50)))
            #expect(path.contains(CGPoint(x: 10.1, y: 20.1)) == (radius == 0))
        }
    }

    @Test("Only the corners asked for are rounded")
    func someCorners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10)
        )
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 39.5)))
        #expect(!path.contains(CGPoint(x: 39.5, y: 39.5)))
        #expect(types(path).filter { $0 == .addCurveToPoint }.count == 2)
    }

    @Test("The fill rule decides what is inside")
    func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle))
    }

    @Test("Reversing turns a hole into a hole under the winding rule")
    func reversing() {
        let hole = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(hole.reversing())
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(hole.reversing().bounds == hole.bounds)
    }

    @Test("Reversing twice gives the same segments")
    func reversingTwice() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.move(to: CGPoint(x: 50, y: 50))
        path.addCurve(
            to: CGPoint(x: 60, y: 60),
            controlPoint1: CGPoint(x: 50, y: 55),
            controlPoint2: CGPoint(x: 60, y: 55)
        )
        #expect(path.reversing().reversing() == path)
        #expect(path.reversing().currentPoint == .zero)
    }

    @Test("Dashes are given back as they were set")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
        var count = 0
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 3)
        var lengths = [CGFloat](repeating: 0, count: count)
        var phase: CGFloat = 0
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2, 1])
        #expect(phase == 1.5)
    }

    @Test("A copy stands on its own")
    func copying() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 7
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path)
        copy.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.bounds.width == 10)
        #expect(copy.bounds.width == 20)
        #expect(copy.lineWidth == 7)
    }

    @Test("An archive keeps segments and attributes")
    func archive() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.lineJoinStyle = .round
        path.setLineDash([1], count: 1, phase: 0)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: path,
            requiringSecureCoding: true
        )
        #expect(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data) == path
        )
    }

    @Test("Numbers that are not numbers end with an answer")
    func hostile() {
        let bad = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -3)
        let path = UIBezierPath(roundedRect: bad, cornerRadius: .nan)
        path.append(UIBezierPath(ovalIn: bad))
        path.append(
            UIBezierPath(
                roundedRect: bad,
                byRoundingCorners: .allCorners,
                cornerRadii: CGSize(width: -1, height: CGFloat.nan)
            )
        )
        path.addArc(
            withCenter: .zero,
            radius: -.infinity,
            startAngle: .nan,
            endAngle: 1e300,
            clockwise: true
        )
        _ = path.contains(.zero)
        _ = path.reversing().bounds
        #expect(!path.isEmpty)
    }
}
