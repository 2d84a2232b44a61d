// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@Suite struct StrokeTests {
    private func line(_ points: RasterPoint...) -> RasterPath {
        var path = RasterPath()
        path.move(to: points[0])
        for p in points.dropFirst() { path.line(to: p) }
        return path
    }

    /// The distance from a point to a segment.
    private func distance(_ p: RasterPoint, _ a: RasterPoint, _ b: RasterPoint) -> Double {
        let d = b - a
        let t = min(max(((p - a) * d).sum() / (d * d).sum(), 0), 1)
        let q = p - (a + d * t)
        return (q * q).sum().squareRoot()
    }

    /// The part of each pixel for which `isInside` holds, by 16 x 16 samples.
    private func sampled(_ size: Int, _ isInside: (RasterPoint) -> Bool) -> [[Double]] {
        (0..<size).map { y in
            (0..<size).map { x in
                var count = 0
                for j in 0..<16 {
                    for i in 0..<16 {
                        let px = Double(x) + (Double(i) + 0.5) / 16
                        if isInside(RasterPoint(px, Double(y) + (Double(j) + 0.5) / 16)) {
                            count += 1
                        }
                    }
                }
                return Double(count) * 255 / 256
            }
        }
    }

    private func worst(_ a: [[Int]], _ b: [[Double]]) -> Double {
        var worst = 0.0
        for y in a.indices {
            for x in a.indices { worst = max(worst, abs(Double(a[y][x]) - b[y][x])) }
        }
        return worst
    }

    @Test func `A round line covers all points near enough`() {
        var random = Seeded(1)
        for _ in 0..<5 {
            let points = (0..<4).map { _ in RasterPoint(random.number(8, 32), random.number(8, 32))
            }
            let width = random.number(2, 9)
            var path = RasterPath()
            path.move(to: points[0])
            for p in points.dropFirst() { path.line(to: p) }
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            let drawn = coverage(40, 40) { $0.stroke(path, style: style, paint: white) }
            let expected = sampled(40) { p in
                (1..<4).contains { distance(p, points[$0 - 1], points[$0]) <= width / 2 }
            }
            // Where parts overlap inside of one pixel their areas add up instead of uniting.
            var far = 0
            for y in 0..<40 {
                for x in 0..<40 where abs(Double(drawn[y][x]) - expected[y][x]) > 10 { far += 1 }
            }
            #expect(far <= 30)
            #expect(worst(drawn, expected) <= 110)
        }
    }

    @Test func `A circle's line is a ring`() {
        for width in [0.7, 3, 8] {
            let circle = RasterPath.ellipse(in: RasterRect(x: 6, y: 6, width: 28, height: 28))
            let drawn = coverage(40, 40) {
                $0.stroke(circle, style: StrokeStyle(width: width), paint: white)
            }
            let expected = sampled(40) { p in
                let d = p - RasterPoint(20, 20)
                return abs((d * d).sum().squareRoot() - 14) <= width / 2
            }
            #expect(worst(drawn, expected) <= 16)
        }
    }

    @Test func `Caps end where they should`() {
        let path = line(RasterPoint(10, 10), RasterPoint(20, 10))
        func row(_ cap: StrokeStyle.Cap) -> [Int] {
            coverage(30, 20) {
                $0.stroke(path, style: StrokeStyle(width: 6, cap: cap), paint: white)
            }[10]
        }
        let butt = row(.butt)
        let square = row(.square)
        let round = row(.round)
        #expect(butt[9] == 0 && butt[10] == 255 && butt[19] == 255 && butt[20] == 0)
        #expect(square[6] == 0 && square[7] == 255 && square[22] == 255 && square[23] == 0)
        #expect(round[6] == 0 && round[7] > 200 && round[22] > 200 && round[23] == 0)
    }

    @Test func `Joins fill their corner`() {
        let path = line(RasterPoint(5, 20), RasterPoint(20, 20), RasterPoint(20, 5))
        func corner(_ join: StrokeStyle.Join, limit: Double = 10) -> Int {
            let style = StrokeStyle(width: 8, join: join, miterLimit: limit)
            return coverage(30, 30) { $0.stroke(path, style: style, paint: white) }[22][22]
        }
        #expect(corner(.miter) == 255)
        #expect(corner(.bevel) == 0)
        #expect(corner(.round) > 0 && corner(.round) < 255)
        #expect(corner(.miter, limit: 1.2) == 0)
    }

    @Test func `A closed line has a join where it begins`() {
        var path = line(
            RasterPoint(8, 8),
            RasterPoint(24, 8),
            RasterPoint(24, 24),
            RasterPoint(8, 24)
        )
        path.close()
        let drawn = coverage(32, 32) { $0.stroke(path, style: StrokeStyle(width: 4), paint: white) }
        let ring = coverage(32, 32) {
            $0.fillRing(
                outer: RoundedRect(RasterRect(x: 6, y: 6, width: 20, height: 20), radius: 0),
                inner: RoundedRect(RasterRect(x: 10, y: 10, width: 12, height: 12), radius: 0),
                paint: white
            )
        }
        #expect(drawn == ring)
    }

    @Test func `Dashes alternate, begin at their phase and run on over the seam`() {
        let path = line(RasterPoint(0, 5), RasterPoint(40, 5))
        func row(_ phase: Double) -> [Int] {
            let style = StrokeStyle(width: 2, dashes: [4, 2], dashPhase: phase)
            return coverage(40, 10) { $0.stroke(path, style: style, paint: white) }[5]
        }
        let plain = row(0)
        for x in 0..<40 { #expect(plain[x] == (x % 6 < 4 ? 255 : 0)) }
        let moved = row(3)
        for x in 0..<40 { #expect(moved[x] == ((x + 3) % 6 < 4 ? 255 : 0)) }
        let back = row(-1)
        for x in 0..<40 { #expect(back[x] == ((x + 5) % 6 < 4 ? 255 : 0)) }
        // A square of 4 x 8 starts in the middle of a dash of 8: its corner is joined.
        var square = line(
            RasterPoint(4, 4),
            RasterPoint(12, 4),
            RasterPoint(12, 12),
            RasterPoint(4, 12)
        )
        square.close()
        let style = StrokeStyle(width: 2, dashes: [8, 8], dashPhase: 4)
        let drawn = coverage(16, 16) { $0.stroke(square, style: style, paint: white) }
        #expect(drawn[3][3] == 255)
        #expect(drawn[4][10] == 0)
    }

    @Test func `A dot is drawn by round and square caps only`() {
        let path = line(RasterPoint(10, 10), RasterPoint(10, 10))
        func sum(_ cap: StrokeStyle.Cap) -> Int {
            coverage(20, 20) {
                $0.stroke(path, style: StrokeStyle(width: 6, cap: cap), paint: white)
            }.reduce(0) { $0 + $1.reduce(0, +) }
        }
        #expect(sum(.butt) == 0)
        #expect(sum(.square) == 36 * 255)
        #expect(abs(Double(sum(.round)) / 255 - Double.pi * 9) < 0.4)
    }

    @Test func `Width zero is one pixel at any scale, and the pen stretches with the map`() {
        let path = line(RasterPoint(1, 5), RasterPoint(9, 5))
        for scale in [1.0, 3] {
            let map = RasterTransform(scaleX: scale, y: scale)
            let drawn = coverage(32, 32) {
                $0.stroke(path, style: StrokeStyle(width: 0), transform: map, paint: white)
            }
            let column = drawn.map { $0[Int(5 * scale)] }.reduce(0, +)
            #expect(abs(column - 255) <= 2)
        }
        let wide = coverage(32, 32) {
            $0.stroke(
                path,
                style: StrokeStyle(width: 2),
                transform: RasterTransform(scaleX: 1, y: 3),
                paint: white
            )
        }
        #expect(wide.map { $0[5] }.reduce(0, +) == 6 * 255)
    }

    @Test func `A tight bend has no holes`() {
        var path = RasterPath()
        path.move(to: RasterPoint(10, 30))
        path.cubic(to: RasterPoint(12, 30), RasterPoint(10, 8), RasterPoint(12, 8))
        let drawn = coverage(40, 40) {
            $0.stroke(path, style: StrokeStyle(width: 12, cap: .butt), paint: white)
        }
        for y in 16..<29 { for x in 6..<16 { #expect(drawn[y][x] == 255) } }
    }

    @Test func `A curve tighter than the pen leaves no hole`() {
        var random = Seeded(7)
        for round in 0..<30 {
            // A hairpin, a loop or a cusp in the middle of the picture.
            let points = (0..<4).map { _ in
                RasterPoint(random.number(24, 40), random.number(24, 40))
            }
            let radius = random.number(6, 20)
            var path = RasterPath()
            path.move(to: points[0])
            path.cubic(to: points[3], points[1], points[2])
            let style = StrokeStyle(width: 2 * radius, cap: .round, join: .round)
            let drawn = coverage(64, 64) { $0.stroke(path, style: style, paint: white) }
            let places = (0...100).map { step in
                let t = Double(step) / 100
                let u = 1 - t
                let middle = 3 * u * t * (points[1] * u + points[2] * t)
                return points[0] * (u * u * u) + middle + points[3] * (t * t * t)
            }
            for y in 0..<64 {
                for x in 0..<64 {
                    let p = RasterPoint(Double(x) + 0.5, Double(y) + 0.5)
                    let nearest = places.map { (($0 - p) * ($0 - p)).sum() }.min() ?? 0
                    let distance = nearest.squareRoot()
                    if distance < radius - 0.8 {
                        #expect(drawn[y][x] >= 253, "\(round): \(x), \(y) of \(points) \(radius)")
                    } else if distance > radius + 0.8 {
                        #expect(drawn[y][x] <= 2, "\(round): \(x), \(y) of \(points) \(radius)")
                    }
                }
            }
        }
    }
}
