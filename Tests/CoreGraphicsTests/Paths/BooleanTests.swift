// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Boolean operations on paths")
struct BooleanTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
            transform: nil
        )
    }

    @Test("Overlapping rectangles combine to the known outlines")
    func rectangles() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        #expect(a.intersection(b).isRect(nil))
        #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(b).area() == 175)
        #expect(a.subtracting(b).area() == 75)
        #expect(a.symmetricDifference(b).area() == 150)
        #expect(a.intersects(b))
        #expect(!a.intersects(rect(20, 20, 5, 5)))
        #expect(!a.intersects(rect(10, 0, 5, 5)))
    }

    @Test("Rectangles that share an edge become one, without a seam")
    func sharedEdge() {
        let both = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
        #expect(both.isRect(nil))
        #expect(both.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(rect(0, 0, 10, 10).subtracting(rect(0, 0, 10, 10)).isEmpty)
        #expect(rect(0, 0, 10, 10).union(rect(0, 0, 10, 10)).area() == 100)
    }

    @Test("Every point belongs to a result as the operation says")
    func points() {
        let (a, b) = (circle(0, 0, 20), circle(15, 8, 18))
        let operations: [(CGPath, (Bool, Bool) -> Bool)] = [
            (a.union(b), { $0 || $1 }), (a.intersection(b), { $0 && $1 }),
            (a.subtracting(b), { $0 && !$1 }), (a.symmetricDifference(b), { $0 != $1 }),
        ]
        for y in stride(from: CGFloat(-25), to: 30, by: 1.7) {
            for x in stride(from: CGFloat(-25), to: 40, by: 1.3) {
                let point = CGPoint(x: x, y: y)
                // Close to an outline the flattened shape may answer otherwise.
                let isNear = [(0.0, 0.0, 20.0), (15, 8, 18)].contains {
                    abs(hypot(x - $0.0, y - $0.1) - $0.2) < 0.05
                }
                guard !isNear else { continue }
                for (path, operation) in operations {
                    let expected = operation(a.contains(point), b.contains(point))
                    #expect(path.contains(point) == expected)
                    #expect(path.contains(point, using: .evenOdd) == expected)
                }
            }
        }
    }

    @Test("A shape that crosses itself is normalized as its rule fills it")
    func normalizing() {
        let double = CGMutablePath()
        double.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        double.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(double.normalized().area(step: 0.5) == 900)
        #expect(double.normalized(using: .evenOdd).area(step: 0.5) == 800)
    }

    @Test("Parts that do not touch are separated, each with its holes")
    func components() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        path.addRect(CGRect(x: 50, y: 0, width: 5, height: 5))
        let parts = path.componentsSeparated(using: .evenOdd)
        #expect(parts.map { $0.area(step: 0.5) }.sorted() == [25, 800])
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
        #expect(line.componentsSeparated().isEmpty)
    }

    @Test("Lines are cut at a shape's edge")
    func lines() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
        let shape = rect(0, 0, 10, 10)
        #expect(line.lineIntersection(shape).text == "M 0 5 L 10 5")
        #expect(line.lineSubtracting(shape).text == "M -5 5 L 0 5 M 10 5 L 20 5")
        #expect(!line.intersects(shape))
    }
}
