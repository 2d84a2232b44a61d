// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

/// Nonsense ends with some picture, in bounded time, inside of the buffer.
@Suite struct HostileInputTests {
    private static let absurd: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, -1e300, 1e-300, 1e9, -1e9, 1_048_576,
        -1_048_577, 0, -0.0, 0.5, 31.999_999, 2_147_483_648, 4.0.nextDown,
    ]

    private func point(_ random: inout Seeded) -> RasterPoint {
        func one() -> Double {
            let absurd = HostileInputTests.absurd
            return Bool.random(using: &random)
                ? random.number(-10, 42) : absurd[Int.random(in: 0..<absurd.count, using: &random)]
        }
        let x = one()
        return RasterPoint(x, one())
    }

    private func path(_ random: inout Seeded) -> RasterPath {
        var path = RasterPath()
        for _ in 0..<Int.random(in: 1...7, using: &random) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: path.move(to: point(&random))
            case 1: path.close()
            case 2: path.quad(to: point(&random), control: point(&random))
            case 3: path.cubic(to: point(&random), point(&random), point(&random))
            default: path.line(to: point(&random))
            }
        }
        return path
    }

    /// A canvas with guard rows around, and whether they are untouched.
    private func guarded(_ draw: (Canvas) -> Void) -> Bool {
        let buffer = PixelBuffer(width: 96, height: 96)
        let inside = PixelRect(x: 32, y: 32, width: 32, height: 32)
        draw(Canvas(buffer, originX: -32, originY: -32, clip: inside.offsetBy(x: -32, y: -32)))
        for y in 0..<96 {
            for x in 0..<96 where !inside.contains(x: x, y: y) {
                if buffer[x, y] != 0 { return false }
            }
        }
        return true
    }

    @Test(arguments: 0..<150) func `Paths of absurd points are filled and stroked`(seed: Int) {
        var random = Seeded(UInt64(seed) + 1)
        let path = path(&random)
        let absurd = HostileInputTests.absurd
        let style = StrokeStyle(
            width: absurd[Int.random(in: 0..<absurd.count, using: &random)],
            cap: [.butt, .round, .square][seed % 3],
            join: [.miter, .round, .bevel][seed / 3 % 3],
            miterLimit: absurd[Int.random(in: 0..<absurd.count, using: &random)],
            dashes: seed % 2 == 0 ? [] : [random.number(0.001, 4), abs(random.number(0, 9))],
            dashPhase: absurd[Int.random(in: 0..<absurd.count, using: &random)]
        )
        let isContained = guarded { canvas in
            canvas.fill(path, rule: .nonZero, paint: white)
            canvas.fill(path, rule: .evenOdd, paint: white, antialias: false)
            canvas.stroke(path, style: style, paint: white)
            canvas.stroke(
                path,
                style: StrokeStyle(width: 3, join: .round, dashes: [2]),
                paint: white
            )
            canvas.pushClip(path)
            canvas.fillClip(paint: white)
            canvas.popClip()
        }
        #expect(isContained)
    }

    @Test(arguments: 0..<100) func `Shapes, paints and maps of absurd numbers are drawn`(seed: Int)
    {
        var random = Seeded(UInt64(seed) + 500)
        let p = point(&random)
        let q = point(&random)
        let rect = RasterRect(minX: p.x, minY: p.y, maxX: q.x, maxY: q.y)
        let r = point(&random)
        let s = point(&random)
        let map = RasterTransform(a: r.x, b: s.x, c: s.y, d: r.y, tx: p.x, ty: q.y)
        let stops = GradientStops(colors: [.black, .white], locations: [p.x, q.x])
        let image = random.picture(5, 3)
        var projection = ProjectiveTransform(map)
        projection.px = s.x
        projection.py = 0.01
        let isContained = guarded { canvas in
            for paint: Paint in [
                white,
                .linear(LinearGradient(stops, from: p, to: q)),
                .linear(LinearGradient(stops, from: .zero, to: RasterPoint(9, 9), transform: map)),
                .radial(RadialGradient(stops, from: p, radius: r.x, to: q, radius: s.x)),
                .radial(
                    RadialGradient(
                        stops,
                        from: .zero,
                        radius: 1,
                        to: RasterPoint(3, 3),
                        radius: 2,
                        transform: map
                    )
                ),
                .conic(ConicGradient(stops, center: p, angle: q.x, transform: map)),
                .image(ImagePattern(image, transform: map, tiling: .tile)),
                .image(ImagePattern(image, transform: projection, tiling: .none)),
            ] {
                canvas.fill(RasterRect(x: 0, y: 0, width: 20, height: 20.5), paint: paint)
                canvas.fill(rect, paint: paint)
            }
            canvas.fill(RoundedRect(rect, radius: r.x), transform: map, paint: white)
            canvas.fill(
                RoundedRect(rect, radii: SIMD4(r.x, r.y, s.x, s.y), curve: .continuous),
                paint: white
            )
            canvas.fillRing(
                outer: RoundedRect(rect, radius: 4),
                inner: RoundedRect(rect, radius: 4).inset(by: r.x),
                paint: white
            )
            canvas.fillEllipse(in: rect, transform: map, paint: white)
            for sampling in [ImageSampling.nearest, .bilinear, .smooth] {
                canvas.drawImage(image, in: rect, sampling: sampling)
                canvas.drawImage(image, in: rect, transform: map, sampling: sampling)
                canvas.drawImage(image, in: rect, projection: projection, sampling: sampling)
            }
            canvas.fillShadow(
                of: RoundedRect(RasterRect(x: p.x, y: p.y, width: 40, height: 30), radius: 4),
                sigma: 3,
                color: .black
            )
        }
        #expect(isContained)
    }

    @Test func `Many dashes and a huge line end soon`() {
        var path = RasterPath()
        path.move(to: RasterPoint(-1e8, 10))
        path.line(to: RasterPoint(1e8, 20))
        let style = StrokeStyle(width: 2, dashes: [0.0001, 0.0001])
        #expect(guarded { $0.stroke(path, style: style, paint: white) })
    }

    @Test func `Nothing to draw on is no problem`() {
        let canvas = Canvas(PixelBuffer(width: 0, height: 0))
        canvas.clear()
        canvas.fill(RasterRect(x: 0, y: 0, width: 5.5, height: 5), paint: white)
        canvas.fill(RasterPath(), paint: white)
        canvas.scroll(PixelRect(x: 0, y: 0, width: 9, height: 9), dx: 1, dy: 1)
        #expect(canvas.bounds.isEmpty)
    }
}
