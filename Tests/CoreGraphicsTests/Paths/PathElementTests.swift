// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Path elements")
struct PathElementTests {
    @Test("A rectangle goes from its origin along x first")
    func rect() {
        let path = CGPath(rect: CGRect(x: 2, y: 4, width: 8, height: 16), transform: nil)
        #expect(path.text == "M 2 4 L 10 4 L 10 20 L 2 20 Z")
    }

    @Test("A move after a move takes its place")
    func moves() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 3))
        path.move(to: CGPoint(x: 4, y: 4))
        path.addPath(CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil))
        path.move(to: CGPoint(x: 7, y: 7))
        path.move(to: CGPoint(x: 8, y: 8))
        #expect(path.text == "M 2 2 L 3 3 M 5 5 L 6 5 L 6 6 L 5 6 Z M 8 8")
        #expect(path.currentPoint == CGPoint(x: 8, y: 8))
    }

    @Test("An ellipse is four curves from the right on, as on iOS")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
        #expect(
            path.text == """
                M 240 60 C 240 71.046 195.228 80 140 80 C 84.772 80 40 71.046 40 60 \
                C 40 48.954 84.772 40 140 40 C 195.228 40 240 48.954 240 60 Z
                """
        )
    }

    @Test("An arc is cut into quarters from its start, as on iOS")
    func arc() {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 25, y: 100),
            radius: 20,
            startAngle: .pi * 1.25,
            endAngle: 0,
            clockwise: true
        )
        #expect(
            path.text == """
                M 10.858 85.858 C 3.047 93.668 3.047 106.332 10.858 114.142 \
                C 18.668 121.953 31.332 121.953 39.142 114.142 \
                C 42.893 110.391 45 105.304 45 100
                """
        )
    }

    @Test("An arc between tangents is a line and a curve, as on iOS")
    func tangentArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 400, y: 400))
        path.addArc(
            tangent1End: CGPoint(x: 140, y: 250),
            tangent2End: CGPoint(x: 110, y: 180),
            radius: 50
        )
        #expect(
            path.text == """
                M 400 400 L 154.415 258.317 \
                C 145.058 252.918 137.7 244.633 133.444 234.703
                """
        )
    }

    @Test("Tangents that make no corner give a line")
    func degenerateTangentArc() {
        let corner = CGPoint(x: 10, y: 0)
        for (end, radius) in [
            (CGPoint(x: 20, y: 0), 5.0), (CGPoint(x: 10, y: 0), 5), (CGPoint(x: 10, y: 9), 0),
        ] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(path.text == "M 0 0 L 10 0")
        }
    }

    @Test("An arc of a turn or more is one turn; one against its direction goes the long way")
    func sweeps() {
        func count(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> Int {
            let path = CGMutablePath()
            path.addArc(
                center: .zero,
                radius: 1,
                startAngle: start,
                endAngle: end,
                clockwise: clockwise
            )
            return path.text.filter { $0 == "C" }.count
        }
        #expect(count(0, 2 * .pi, false) == 4)
        #expect(count(0, 9 * .pi, false) == 4)
        #expect(count(0, -2 * .pi, true) == 4)
        #expect(count(0, .pi / 2, false) == 1)
        #expect(count(0, .pi / 2, true) == 3)
        #expect(count(0, -.pi / 2, false) == 3)
        #expect(count(1, 1, false) == 0)
    }

    @Test("Corners that do not fit twice are half a side")
    func largeCorners() {
        let box = CGRect(x: 0, y: 0, width: 200, height: 150)
        let large = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 100, transform: nil)
        let half = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 75, transform: nil)
        #expect(large == half)
        let none = CGPath(roundedRect: box, cornerWidth: .nan, cornerHeight: -1, transform: nil)
        #expect(none == CGPath(rect: box, transform: nil))
    }

    @Test("A rounded rectangle starts in the middle of its right side")
    func roundedRect() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
            cornerWidth: 10,
            cornerHeight: 20,
            transform: nil
        )
        #expect(path.text.hasPrefix("M 100 30 L 100 40 C 100 51.046 95.523 60 90 60 L 10 60"))
        #expect(path.text.hasSuffix("C 95.523 0 100 8.954 100 20 Z"))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("A subpath that goes on after a close begins with a move to the old start")
    func afterClose() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 1, y: 9))
        #expect(path.text == "M 1 2 L 5 2 Z M 1 2 L 1 9")
    }

    @Test("Elements without a current point, and closes without a subpath, are ignored")
    func withoutCurrentPoint() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(path.boundingBox.isNull)
        path.move(to: .zero)
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.text == "M 0 0 Z")
    }

    @Test("Every element is transformed on its way in")
    func transforms() {
        let shift = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        let plain = CGMutablePath()
        let shifted = CGMutablePath()
        func build(_ path: CGMutablePath, _ t: CGAffineTransform) {
            path.move(to: .zero, transform: t)
            path.addLine(to: CGPoint(x: 1, y: 1), transform: t)
            path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 3, y: 1), transform: t)
            path.addCurve(
                to: CGPoint(x: 4, y: 4),
                control1: CGPoint(x: 5, y: 0),
                control2: CGPoint(x: 6, y: 1),
                transform: t
            )
            path.addArc(
                tangent1End: CGPoint(x: 9, y: 4),
                tangent2End: CGPoint(x: 9, y: 9),
                radius: 1,
                transform: t
            )
            path.addRelativeArc(center: .zero, radius: 3, startAngle: 0, delta: 2, transform: t)
            path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: t)
            path.addLines(between: [.zero, CGPoint(x: 1, y: 0)], transform: t)
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 2), transform: t)
            path.addPath(
                CGPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1), transform: nil),
                transform: t
            )
        }
        build(plain, .identity)
        build(shifted, shift)
        var transform = shift
        #expect(plain.copy(using: &transform)?.text == shifted.text)
        #expect(plain.mutableCopy(using: &transform)?.text == shifted.text)
    }

    @Test("Paths are equal by their elements, and a copy goes its own way")
    func equality() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.mutableCopy())
        let frozen = try #require(path.copy())
        #expect(path == copy)
        #expect(path.hashValue == copy.hashValue)
        copy.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path != copy)
        #expect(frozen == path)
        path.move(to: .zero)
        #expect(frozen != path)
        #expect(path.currentPoint == .zero)
    }

    @Test("apply hands on its info and stops at nothing")
    func apply() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            path.apply(info: pointer) { info, element in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
                // Scribbling over the points does not reach the path.
                element.pointee.points[0] = CGPoint(x: 99, y: 99)
            }
        }
        #expect(count == 3)
        #expect(path.text == "M 0 0 L 1 2 L 3 4")
    }

    @Test("A path reports a rectangle only where it is one")
    func isRect() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        let open = CGMutablePath()
        open.addLines(between: [
            CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6),
            CGPoint(x: 4, y: 6),
        ])
        #expect(open.isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var tilt = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &tilt).isRect(nil))
        let two = CGMutablePath()
        two.addRects([rect, rect])
        #expect(!two.isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
    }
}
