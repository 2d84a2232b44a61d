// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@Suite struct CoverageTests {
    private func largestError(_ polygon: [RasterPoint], _ size: Int) -> Int {
        var path = RasterPath()
        path.move(to: polygon[0])
        for p in polygon.dropFirst() { path.line(to: p) }
        path.close()
        let drawn = coverage(size, size) { $0.fill(path, paint: white) }
        var worst = 0
        for y in 0..<size {
            for x in 0..<size {
                // The middle of the step that the area lies in.
                let exact = area(polygon, x, y) * 256 - 0.5
                worst = max(worst, Int(abs(Double(drawn[y][x]) - exact).rounded(.up)))
            }
        }
        return worst
    }

    @Test func `Triangles cover their exact area within one step`() {
        var random = Seeded(1)
        for _ in 0..<150 {
            let triangle = (0..<3).map { _ in random.point(24) }
            #expect(largestError(triangle, 24) <= 2)
        }
    }

    @Test func `Half a step is all that is lost along one long edge`() {
        var random = Seeded(2)
        for _ in 0..<60 {
            // A half plane, so that each pixel is cut once at most.
            let top = random.number(2, 14)
            let low = random.number(2, 14)
            let polygon = [
                RasterPoint(-4, -4), RasterPoint(top, -4), RasterPoint(low, 20),
                RasterPoint(-4, 20),
            ]
            #expect(largestError(polygon, 16) <= 1)
        }
    }

    @Test func `Rectangles at sub-pixel positions cover the product of their sides`() {
        var random = Seeded(3)
        for _ in 0..<200 {
            let r = RasterRect(
                x: random.number(0, 8),
                y: random.number(0, 8),
                width: random.number(0.1, 8),
                height: random.number(0.1, 8)
            )
            let drawn = coverage(16, 16) { $0.fill(r, paint: white) }
            for y in 0..<16 {
                for x in 0..<16 {
                    let wide = min(r.maxX, Double(x + 1)) - max(r.minX, Double(x))
                    let high = min(r.maxY, Double(y + 1)) - max(r.minY, Double(y))
                    let exact = max(wide, 0) * max(high, 0) * 256 - 0.5
                    #expect(abs(Double(drawn[y][x]) - exact) <= 1.5)
                }
            }
        }
    }

    @Test func `Overlaps count once with the winding rule and cancel with the even-odd rule`() {
        var path = RasterPath()
        path.addRect(RasterRect(x: 1, y: 1, width: 4, height: 4))
        path.addRect(RasterRect(x: 3, y: 3, width: 4, height: 4))
        let winding = coverage(8, 8) { $0.fill(path, rule: .nonZero, paint: white) }
        let evenOdd = coverage(8, 8) { $0.fill(path, rule: .evenOdd, paint: white) }
        #expect(winding[3][3] == 255 && winding[2][2] == 255 && winding[6][6] == 255)
        #expect(evenOdd[3][3] == 0 && evenOdd[2][2] == 255 && evenOdd[6][6] == 255)
        #expect(winding[1][6] == 0 && evenOdd[1][6] == 0)
    }

    @Test(arguments: [4_095, 4_096, 4_097, 6_000])
    func `Thousands of turns around a point cover it once`(turns: Int) {
        var path = RasterPath()
        for _ in 0..<turns {
            path.move(to: RasterPoint(1, 1))
            path.line(to: RasterPoint(7, 1))
            path.line(to: RasterPoint(4, 7))
            path.close()
        }
        let winding = coverage(8, 8) { $0.fill(path, rule: .nonZero, paint: white) }
        let evenOdd = coverage(8, 8) { $0.fill(path, rule: .evenOdd, paint: white) }
        #expect(winding[2][4] == 255 && winding[7][1] == 0)
        #expect(evenOdd[2][4] == (turns % 2 == 0 ? 0 : 255) && evenOdd[7][1] == 0)
    }

    @Test func `Opposite windings leave a hole`() {
        var path = RasterPath()
        path.addRect(RasterRect(x: 0, y: 0, width: 8, height: 8))
        path.move(to: RasterPoint(2, 2))
        path.line(to: RasterPoint(2, 6))
        path.line(to: RasterPoint(6, 6))
        path.line(to: RasterPoint(6, 2))
        path.close()
        let drawn = coverage(8, 8) { $0.fill(path, paint: white) }
        #expect(drawn[4][4] == 0 && drawn[0][0] == 255 && drawn[1][4] == 255)
    }

    @Test func `A circle covers pi r squared`() {
        for radius in [0.5, 3, 10, 40, 90] {
            let size = Int(radius * 2) + 4
            let box = RasterRect(x: 1.3, y: 1.7, width: radius * 2, height: radius * 2)
            let drawn = coverage(size, size) { $0.fillEllipse(in: box, paint: white) }
            let sum = Double(drawn.reduce(0) { $0 + $1.reduce(0, +) }) / 255
            // Chords stay within a twentieth of a pixel, two thirds of that on average.
            let allowed = 0.02 + 2 * Double.pi * radius * 0.036
            #expect(abs(sum - Double.pi * radius * radius) < allowed)
        }
    }

    /// Red of blue corners of 10 pixels on white, as a phone drew them.
    @Test func `A small corner is that of iOS to the last bit`() {
        let drawn = coverage(24, 24) {
            $0.fill(
                RoundedRect(RasterRect(x: 0, y: 0, width: 24, height: 24), radius: 10),
                paint: white
            )
        }
        let corner: [[Int]] = [
            [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255],
            [0, 0, 0, 0, 81, 220, 255, 255, 255, 255, 255],
            [0, 0, 2, 138, 255, 255, 255, 255, 255, 255, 255],
            [0, 0, 138, 255, 255, 255, 255, 255, 255, 255, 255],
        ]
        for (y, row) in corner.enumerated() {
            for (x, cover) in row.enumerated() {
                #expect(drawn[y][x] == cover)
                #expect(drawn[x][23 - y] == cover)
            }
        }
    }

    @Test func `Closed forms are their paths, byte for byte`() {
        var random = Seeded(4)
        for i in 0..<80 {
            let size = i % 4 == 0 ? 300.0 : 40.0
            let box = RasterRect(
                x: random.number(-10, size / 2),
                y: random.number(-10, size / 2),
                width: random.number(0.5, size),
                height: random.number(0.5, size)
            )
            let radii = SIMD4(
                random.number(0, 20),
                random.number(0, 20),
                random.number(0, 20),
                random.number(0, 20)
            )
            let shape = RoundedRect(box, radii: radii, curve: i % 2 == 0 ? .circular : .continuous)
            let side = Int(size) + 20
            let closed = coverage(side, side) { $0.fill(shape, paint: white) }
            let path = coverage(side, side) { $0.fill(.roundedRect(shape), paint: white) }
            let isPath = closed == path
            #expect(isPath, "\(shape)")
            let ellipse = coverage(side, side) { $0.fillEllipse(in: box, paint: white) }
            let ellipsePath = coverage(side, side) { $0.fill(.ellipse(in: box), paint: white) }
            let isEllipse = ellipse == ellipsePath
            #expect(isEllipse)
            let rect = coverage(side, side) { $0.fill(box, paint: white) }
            let rectPath = coverage(side, side) { $0.fill(.rect(box), paint: white) }
            let isRect = rect == rectPath
            #expect(isRect)
        }
    }

    @Test func `A mask of a shape is what filling it draws`() {
        var random = Seeded(5)
        for _ in 0..<30 {
            let path = random.path(60, steps: 8)
            let mask = CoverageMask.covered(
                by: path,
                within: PixelRect(x: 0, y: 0, width: 60, height: 60)
            )
            let drawn = coverage(60, 60) { $0.fill(path, paint: white) }
            let filled = coverage(60, 60) { $0.fillMask(mask, paint: white) }
            let isSame = drawn == filled
            #expect(isSame)
        }
    }

    @Test func `Without antialiasing a pixel is covered or it is not`() {
        var random = Seeded(6)
        let path = random.path(40, steps: 12)
        let hard = coverage(40, 40) { $0.fill(path, paint: white, antialias: false) }
        let soft = coverage(40, 40) { $0.fill(path, paint: white) }
        for y in 0..<40 {
            for x in 0..<40 { #expect(hard[y][x] == (soft[y][x] >= 128 ? 255 : 0)) }
        }
    }
}
