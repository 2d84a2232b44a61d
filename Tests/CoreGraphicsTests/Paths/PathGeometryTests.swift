// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Path geometry")
struct PathGeometryTests {
    @Test func closedSubpathsHaveNoPoint() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var points: [CGPoint] = []
        path.applyWithBlock { points.append($0.pointee.points[0]) }
        // The line begins a subpath of its own where the first one began.
        let start = CGPoint(x: 1, y: 2)
        #expect(points.filter { !$0.x.isNaN } == [start, start, CGPoint(x: 3, y: 4)])
        #expect([points[1], points[4]].allSatisfy { $0.x.isNaN && $0.y.isNaN })
    }

    @Test("The bounding box counts control points; the path's own box does not")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 30, y: 0),
            control1: CGPoint(x: 0, y: 40),
            control2: CGPoint(x: 30, y: 40)
        )
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        #expect(quad.boundingBoxOfPath.maxY == 10)
    }

    @Test("Every point of a random curve lies in its box, and the box is tight")
    func randomCurves() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let points = (0..<4).map { _ in
                CGPoint(
                    x: CGFloat.random(in: -50...50, using: &random),
                    y: CGFloat.random(in: -50...50, using: &random)
                )
            }
            let path = CGMutablePath()
            path.move(to: points[0])
            path.addCurve(to: points[3], control1: points[1], control2: points[2])
            let box = path.boundingBoxOfPath
            let flat = path.flattened(threshold: 0.001).boundingBox
            let sides = [
                (box.minX, flat.minX), (box.minY, flat.minY), (-box.maxX, -flat.maxX),
                (-box.maxY, -flat.maxY),
            ]
            for (own, flattened) in sides {
                #expect(own <= flattened + 1e-9)
                #expect(flattened - own < 0.01)
            }
        }
    }

    @Test("Points are inside a circle exactly within its radius")
    func circle() {
        let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for step in 0..<72 {
            let angle = CGFloat(step) * .pi / 36 + 0.01
            let inside = CGPoint(x: 9.99 * cos(angle), y: 9.99 * sin(angle))
            let outside = CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))
            #expect(path.contains(inside))
            #expect(!path.contains(outside))
        }
    }

    @Test("The two rules differ where a path goes round twice in one direction")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let hole = CGPoint(x: 15, y: 15)
        #expect(path.contains(hole))
        #expect(!path.contains(hole, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test("Shapes side by side share no point, as rectangles do")
    func halfOpenEdges() {
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let right = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
        for y in stride(from: CGFloat(0), through: 10, by: 2.5) {
            for x in stride(from: CGFloat(0), through: 20, by: 2.5) {
                let point = CGPoint(x: x, y: y)
                let isInside = CGRect(x: 0, y: 0, width: 20, height: 10).contains(point)
                let count = [left, right].filter { $0.contains(point) }.count
                #expect(count == (isInside ? 1 : 0))
            }
        }
    }

    @Test("A point is transformed before it is tested, and open subpaths count as closed")
    func containment() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 6, y: 6)))
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(path.contains(CGPoint(x: 6, y: 6), transform: half))
    }

    @Test("Flattening keeps within its threshold")
    func flattening() {
        let circle = CGPath(
            ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200),
            transform: nil
        )
        var counts: [Int] = []
        for threshold in [10, 1, 0.1, 0.01] {
            let flat = circle.flattened(threshold: threshold)
            var previous = CGPoint.zero
            var worst: CGFloat = 0
            var count = 0
            flat.applyWithBlock { element in
                guard element.pointee.type != .closeSubpath else { return }
                #expect(element.pointee.type != .addCurveToPoint)
                let point = element.pointee.points[0]
                if count > 0 {
                    let middle = hypot((point.x + previous.x) / 2, (point.y + previous.y) / 2)
                    worst = max(worst, 100 - middle)
                }
                previous = point
                count += 1
            }
            #expect(worst <= threshold)
            counts.append(count)
        }
        #expect(counts == counts.sorted())
        #expect(counts[3] < 500)
    }

    @Test("Hostile numbers end with an answer")
    func hostileNumbers() {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1]
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            func number() -> CGFloat { values[Int.random(in: 0..<values.count, using: &random)] }
            func point() -> CGPoint { CGPoint(x: number(), y: number()) }
            let path = CGMutablePath()
            path.move(to: point())
            path.addLine(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addQuadCurve(to: point(), control: point())
            path.addArc(
                center: point(),
                radius: number(),
                startAngle: number(),
                endAngle: number(),
                clockwise: false
            )
            path.addRelativeArc(center: point(), radius: 1, startAngle: number(), delta: number())
            path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
            path.closeSubpath()
            _ = path.boundingBoxOfPath
            _ = path.contains(point())
            _ = path.flattened(threshold: number())
            _ = path.copy(
                strokingWithWidth: number(),
                lineCap: .round,
                lineJoin: .miter,
                miterLimit: number()
            )
            _ = path.copy(dashingWithPhase: number(), lengths: [number(), number()])
        }
    }
}

/// Numbers that look random and are the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
