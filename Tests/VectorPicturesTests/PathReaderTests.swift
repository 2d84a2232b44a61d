// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import VectorPictures

/// The data of paths, against paths that are built by calls.
struct PathReaderTests {
    private func path(_ data: String) -> CGPath { SVGPathReader.path(data) }

    /// Numbers that follow from a seed.
    private struct Dice {
        private var state: UInt64

        init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }

        /// A number with a few binary places, which sums keep exactly.
        mutating func number() -> CGFloat { CGFloat(below(4000) - 2000) / 8 }

        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    }

    /// Writes a number in one of its forms, with a separator only where one is needed.
    private func text(_ numbers: [CGFloat], _ dice: inout Dice) -> String {
        var result = ""
        for number in numbers {
            var word = number == number.rounded() ? "\(Int(number))" : "\(number)"
            if dice.below(2) == 0 {
                word = word.replacingOccurrences(of: "0.", with: ".", options: .anchored)
                word = word.replacingOccurrences(of: "-0.", with: "-.", options: .anchored)
            }
            if dice.below(4) == 0 { word = "\(number * 100)e-2" }
            let isFree = result.isEmpty || word.hasPrefix("-")
            result +=
                (isFree && dice.below(2) == 0 ? "" : [" ", ",", " , ", "\n"][dice.below(4)]) + word
        }
        return result
    }

    @Test("Commands draw what the calls of a path draw, absolute or relative", arguments: 0..<200)
    func commandsAreCalls(seed: Int) {
        var dice = Dice(seed)
        let expected = CGMutablePath()
        var (pen, start) = (dice.point(), CGPoint.zero)
        start = pen
        expected.move(to: pen)
        var data = "M" + text([pen.x, pen.y], &dice)
        for _ in 0..<12 {
            let isRelative = dice.below(2) == 0
            let base = isRelative ? pen : .zero
            func numbers(_ points: [CGPoint]) -> [CGFloat] {
                points.flatMap { [$0.x - base.x, $0.y - base.y] }
            }
            func add(_ command: String, _ numbers: [CGFloat]) {
                data += (isRelative ? command.lowercased() : command) + text(numbers, &dice)
            }
            let points = [dice.point(), dice.point(), dice.point()]
            switch dice.below(7) {
            case 0:
                add("M", numbers([points[0]]))
                expected.move(to: points[0])
                (pen, start) = (points[0], points[0])
            case 1:
                add("L", numbers([points[0], points[1]]))
                // A second pair belongs to the point that the first one led to.
                let second =
                    isRelative
                    ? CGPoint(
                        x: points[0].x + points[1].x - base.x,
                        y: points[0].y + points[1].y - base.y
                    ) : points[1]
                expected.addLine(to: points[0])
                expected.addLine(to: second)
                pen = second
            case 2:
                add("H", [points[0].x - base.x])
                pen.x = points[0].x
                expected.addLine(to: pen)
            case 3:
                add("V", [points[0].y - base.y])
                pen.y = points[0].y
                expected.addLine(to: pen)
            case 4:
                add("C", numbers(points))
                expected.addCurve(to: points[2], control1: points[0], control2: points[1])
                pen = points[2]
            case 5:
                add("Q", numbers([points[0], points[1]]))
                expected.addQuadCurve(to: points[1], control: points[0])
                pen = points[1]
            default:
                data += "z"
                expected.closeSubpath()
                pen = start
                data += "m0 0"
                expected.move(to: pen)
            }
        }
        #expect(path(data) == expected, "\(data)")
    }

    @Test("Smooth curves mirror the last control point, of their own kind only")
    func smoothCurves() {
        #expect(path("M0 0C1 2 3 4 5 6S9 9 8 8") == path("M0 0C1 2 3 4 5 6C7 8 9 9 8 8"))
        #expect(path("M0 0Q1 2 3 4T5 6t1 1") == path("M0 0Q1 2 3 4Q5 6 5 6Q5 6 6 7"))
        #expect(path("M1 1S2 2 3 3") == path("M1 1C1 1 2 2 3 3"))
        #expect(path("M1 1Q2 3 4 4S5 5 6 6") == path("M1 1Q2 3 4 4C4 4 5 5 6 6"))
        #expect(path("M1 1C2 2 3 3 4 4T6 6") == path("M1 1C2 2 3 3 4 4Q4 4 6 6"))
    }

    @Test("Numbers need no space where a sign or a second point begins another one")
    func compactNumbers() {
        #expect(path("M.5.5-1-1e1") == path("M 0.5 0.5 L -1 -10"))
        #expect(path("M1e2,1E-1L+3+.4") == path("M 100 0.1 L 3 0.4"))
        #expect(path("M0 0a1 1 0 01.5.5") == path("M 0 0 a 1 1 0 0 1 0.5 0.5"))
        #expect(path("M0 0a1 1 0 1110 0") == path("M 0 0 a 1 1 0 1 1 10 0"))
        #expect(path("M5.,1L6.5 7") == path("M 5 1 L 6.5 7"))
    }

    @Test("More pairs after a move are lines; a move after a closed figure begins where that began")
    func repeatedCommands() {
        #expect(path("m1 1 2 2 3 3") == path("M1 1L3 3L6 6"))
        let expected = CGMutablePath()
        expected.move(to: CGPoint(x: 1, y: 1))
        expected.addLine(to: CGPoint(x: 5, y: 1))
        expected.closeSubpath()
        expected.move(to: CGPoint(x: 1, y: 1))
        expected.addLine(to: CGPoint(x: 2, y: 2))
        #expect(path("M1 1h4zl1 1") == expected)
    }

    @Test("What comes before an error is drawn")
    func errors() {
        for broken in ["L", "L5", "L5 5 6", "X", "C1 2 3 4 5", "A1 1 0 2 0 5 5", "#", "L1,,2", "é"]
        {
            let expected = broken.hasPrefix("L5 5") ? "M1 2L3 4L5 5" : "M1 2L3 4"
            #expect(path("M1 2L3 4" + broken) == path(expected), "\(broken)")
        }
        #expect(path("L1 1").isEmpty)
        #expect(path("").isEmpty)
    }

    @Test("Arcs end where they must, and lie on their ellipse", arguments: 0..<100)
    func arcs(seed: Int) throws {
        var dice = Dice(seed)
        let (start, end) = (dice.point(), dice.point())
        let radii = CGSize(width: abs(dice.number()) + 1, height: abs(dice.number()) + 1)
        let turn = CGFloat(dice.below(360))
        let (isLarge, isSweep) = (dice.below(2), dice.below(2))
        let words = [radii.width, radii.height, turn].map { "\($0)" }.joined(separator: " ")
        let path = path("M\(start.x) \(start.y)A\(words) \(isLarge) \(isSweep) \(end.x) \(end.y)")
        #expect(path.currentPoint == end)
        // In the space where the ellipse is a circle of radius 1, or larger if that is too small.
        let unit = CGAffineTransform(rotationAngle: -turn * .pi / 180)
            .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
        var points: [CGPoint] = []
        let plain = path.transformed(unit).flattened(threshold: 0.0001)
        plain.applyWithBlock { points.append($0.pointee.points[0]) }
        let (first, last) = (start.applying(unit), end.applying(unit))
        let chord = hypot(last.x - first.x, last.y - first.y)
        let radius = max(1, chord / 2)
        // The centre is as far from both ends; of two such places the flags choose one.
        let height = max(0, radius * radius - chord * chord / 4).squareRoot()
        let side: CGFloat = isLarge == isSweep ? -1 : 1
        let center = CGPoint(
            x: (first.x + last.x) / 2 + side * height * -(last.y - first.y) / chord,
            y: (first.y + last.y) / 2 + side * height * (last.x - first.x) / chord
        )
        for point in points {
            #expect(abs(hypot(point.x - center.x, point.y - center.y) - radius) < 0.001 * radius)
        }
    }

    @Test("An arc without a radius is a line, and one without a length nothing")
    func degenerateArcs() {
        #expect(path("M1 1A0 5 0 0 1 9 9") == path("M1 1L9 9"))
        #expect(path("M1 1A5 5 0 0 1 1 1L2 2") == path("M1 1L2 2"))
    }

    @Test("Numbers beyond all measure stay finite")
    func hugeNumbers() {
        let path = path("M1e999-1e999L9e400 1e308l1e308 1e308A1e300 1 0 0 1 5 5")
        path.applyWithBlock { element in
            for index in 0..<(element.pointee.type == .addCurveToPoint ? 3 : 1) {
                let point = element.pointee.points[index]
                #expect(point.x.isFinite && point.y.isFinite)
            }
        }
    }
}
