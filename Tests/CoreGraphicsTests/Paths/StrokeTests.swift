// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Strokes, dashes and corners")
struct StrokeTests {
    private func stroke(
        _ path: CGPath,
        width: CGFloat,
        cap: CGLineCap = .butt,
        join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10
    ) -> CGPath {
        path.copy(
            strokingWithWidth: width,
            lineCap: cap,
            lineJoin: join,
            miterLimit: miterLimit
        )
    }

    private func lines(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if isClosed { path.closeSubpath() }
        return path
    }

    @Test("A line's stroke is a rectangle, longer by the caps")
    func caps() {
        let line = lines([(0, 0), (10, 0)])
        let butt = stroke(line, width: 4)
        #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = stroke(line, width: 4, cap: .square)
        #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = stroke(line, width: 4, cap: .round)
        #expect(abs(round.boundingBoxOfPath.width - 14) < 1e-9)
        #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
        #expect(round.contains(CGPoint(x: -1.4, y: 1.3)))
    }

    @Test("A corner's tip is sharp, cut or round as the join says")
    func joins() {
        let corner = lines([(0, 0), (10, 0), (10, 10)])
        let tip = CGPoint(x: 11.9, y: -1.9)
        #expect(stroke(corner, width: 4).contains(tip))
        #expect(!stroke(corner, width: 4, join: .bevel).contains(tip))
        let round = stroke(corner, width: 4, join: .round)
        #expect(!round.contains(tip))
        #expect(round.contains(CGPoint(x: 11.3, y: -1.3)))
        // A right angle's miter is 1.414 widths long.
        #expect(!stroke(corner, width: 4, miterLimit: 1.4).contains(tip))
        #expect(stroke(corner, width: 4, miterLimit: 1.42).contains(tip))
        // The same corner turned the other way.
        let other = lines([(0, 0), (10, 0), (10, -10)])
        #expect(stroke(other, width: 4).contains(CGPoint(x: 11.9, y: 1.9)))
    }

    @Test("A closed rectangle's stroke is a frame with four sharp corners")
    func frame() {
        let frame = stroke(
            CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil),
            width: 2
        )
        #expect(frame.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 12))
        #expect(!frame.contains(CGPoint(x: 10, y: 5)))
        for (x, y) in [(-0.9, -0.9), (20.9, -0.9), (20.9, 10.9), (-0.9, 10.9), (0.9, 5)] {
            #expect(frame.contains(CGPoint(x: x, y: y)))
        }
        #expect(abs(frame.area(step: 0.1) - (22 * 12 - 18 * 8)) < 0.5)
    }

    @Test("A circle's stroke is the ring between two circles")
    func ring() {
        let circle = CGPath(
            ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40),
            transform: nil
        )
        let ring = stroke(circle, width: 6)
        for step in 0..<90 {
            let angle = CGFloat(step) * .pi / 45 + 0.003
            for (radius, isInside) in [
                (16.98, false), (17.02, true), (22.98, true), (23.02, false),
            ] {
                let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
                #expect(ring.contains(point) == isInside)
            }
        }
    }

    @Test("A point is in a curve's stroke exactly if it is near the curve")
    func distances() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 60, y: 10),
            control1: CGPoint(x: 10, y: 60),
            control2: CGPoint(x: 40, y: -50)
        )
        let outline = stroke(path, width: 8, cap: .round, join: .round)
        var samples: [CGPoint] = []
        path.flattened(threshold: 0.0005).applyWithBlock { samples.append($0.pointee.points[0]) }
        func distance(_ point: CGPoint) -> CGFloat {
            var least = CGFloat.infinity
            for (a, b) in zip(samples, samples.dropFirst()) {
                let (dx, dy) = (b.x - a.x, b.y - a.y)
                let t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
                let share = min(max(t, 0), 1)
                least = min(least, hypot(a.x + share * dx - point.x, a.y + share * dy - point.y))
            }
            return least
        }
        for y in stride(from: CGFloat(-20), to: 30, by: 0.73) {
            for x in stride(from: CGFloat(-8), to: 70, by: 0.71) {
                let point = CGPoint(x: x, y: y)
                let near = distance(point)
                // Right at the edge either answer is good.
                if abs(near - 4) > 0.02 { #expect(outline.contains(point) == (near < 4)) }
            }
        }
    }

    @Test("A subpath of no length is a dot with round caps, a square with square ones")
    func dots() {
        let point = lines([(5, 5), (5, 5)])
        #expect(stroke(point, width: 4).isEmpty)
        #expect(stroke(point, width: 4, cap: .round).contains(CGPoint(x: 6.9, y: 5)))
        #expect(!stroke(point, width: 4, cap: .round).contains(CGPoint(x: 6.9, y: 6.9)))
        #expect(stroke(point, width: 4, cap: .square).contains(CGPoint(x: 6.9, y: 6.9)))
        let move = CGMutablePath()
        move.move(to: .zero)
        #expect(stroke(move, width: 4, cap: .round).isEmpty)
        #expect(stroke(lines([(0, 0), (9, 0)]), width: 0).isEmpty)
    }

    @Test("Dashes are as long as the pattern says, from its phase on")
    func dashes() {
        let line = lines([(0, 0), (20, 0)])
        #expect(
            line.copy(dashingWithPhase: 0, lengths: [4, 3]).text
                == "M 0 0 L 4 0 M 7 0 L 11 0 M 14 0 L 18 0"
        )
        #expect(
            line.copy(dashingWithPhase: 5, lengths: [4, 3]).text
                == "M 2 0 L 6 0 M 9 0 L 13 0 M 16 0 L 20 0"
        )
        // Backwards 2 is forwards 5 of 7.
        #expect(
            line.copy(dashingWithPhase: -2, lengths: [4, 3]).text
                == "M 2 0 L 6 0 M 9 0 L 13 0 M 16 0 L 20 0"
        )
        #expect(
            line.copy(dashingWithPhase: 0, lengths: [6]).text == "M 0 0 L 6 0 M 12 0 L 18 0"
        )
    }

    @Test("A dash goes round a corner in one piece")
    func dashRoundCorner() {
        let corner = lines([(0, 0), (5, 0), (5, 5)])
        #expect(
            corner.copy(dashingWithPhase: 0, lengths: [7, 1]).text
                == "M 0 0 L 5 0 L 5 2 M 5 3 L 5 5"
        )
    }

    @Test("Dashes of a circle cover their share of its length")
    func dashedCircle() {
        let circle = CGPath(
            ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100),
            transform: nil
        )
        let dashed = circle.copy(dashingWithPhase: 0, lengths: [.pi * 5, .pi * 5])
        var starts: [CGPoint] = []
        dashed.applyWithBlock { element in
            if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
        }
        // Ten dashes, and the little by which the curves are longer than a circle.
        #expect(starts.count == 11)
        // A dash and a gap turn by 36 degrees.
        for (index, start) in starts.prefix(10).enumerated() {
            let angle = CGFloat(index) * .pi / 5
            #expect(hypot(start.x - 50 * cos(angle), start.y - 50 * sin(angle)) < 0.1)
        }
    }

    @Test("Lengths that are no pattern leave the path whole")
    func noPattern() {
        let line = lines([(0, 0), (20, 0)])
        for lengths in [[], [0, 0], [4, -1], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] {
            #expect(line.copy(dashingWithPhase: 0, lengths: lengths.map { CGFloat($0) }) == line)
        }
    }

    @Test("Continuous corners reach 1.53 radii along roomy edges and are circular in tight ones")
    func continuousCorners() {
        func path(_ side: CGFloat, radius: CGFloat) -> CGPath {
            var elements = PathElements()
            elements.addContinuousRoundedRect(
                in: CGRect(x: 0, y: 0, width: side, height: side),
                radii: PathElements.CornerRadii(all: radius)
            )
            return CGPath(elements: elements)
        }
        let roomy = path(100, radius: 10)
        #expect(roomy.text.hasPrefix("M 15.287 0 L 84.713 0 C 89.115 0 91.316 0 93.301 0.655"))
        #expect(roomy.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        // The half diagonal is nearly the circle's.
        #expect(roomy.contains(CGPoint(x: 3, y: 3)))
        #expect(!roomy.contains(CGPoint(x: 2.8, y: 2.8)))

        let circle = path(100, radius: 80)
        for step in 0..<36 {
            let angle = CGFloat(step) * .pi / 18 + 0.001
            let inside = CGPoint(x: 50 + 49.9 * cos(angle), y: 50 + 49.9 * sin(angle))
            let outside = CGPoint(x: 50 + 50.1 * cos(angle), y: 50 + 50.1 * sin(angle))
            #expect(circle.contains(inside))
            #expect(!circle.contains(outside))
        }
        #expect(path(100, radius: 0).boundingBoxOfPath.width == 100)
        #expect(path(100, radius: .nan).area(step: 1) == 10_000)
    }

    @Test("A curve tighter than the pen leaves no hole")
    func tightCurves() {
        var dice = SeededGenerator(seed: 21)
        func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
            .random(in: low...high, using: &dice)
        }
        for round in 0..<24 {
            let points = (0..<4).map { _ in CGPoint(x: number(24, 40), y: number(24, 40)) }
            let radius = number(6, 20)
            let path = CGMutablePath()
            path.move(to: points[0])
            path.addCurve(to: points[3], control1: points[1], control2: points[2])
            let stroke = path.copy(
                strokingWithWidth: 2 * radius,
                lineCap: .round,
                lineJoin: .round,
                miterLimit: 10
            )
            let places = (0...100).map { step in
                let t = CGFloat(step) / 100
                let u = 1 - t
                func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                    a * u * u * u + 3 * u * t * (b * u + c * t) + d * t * t * t
                }
                return CGPoint(
                    x: part(points[0].x, points[1].x, points[2].x, points[3].x),
                    y: part(points[0].y, points[1].y, points[2].y, points[3].y)
                )
            }
            for y in stride(from: 0.5, to: 64, by: 2) as StrideTo<CGFloat> {
                for x in stride(from: 0.5, to: 64, by: 2) as StrideTo<CGFloat> {
                    let distance = places.map { hypot($0.x - x, $0.y - y) }.min() ?? 0
                    guard abs(distance - radius) > 0.3 else { continue }
                    let isInside = stroke.contains(CGPoint(x: x, y: y))
                    #expect(isInside == (distance < radius), "\(round): \(x), \(y) of \(points)")
                }
            }
        }
    }
}
