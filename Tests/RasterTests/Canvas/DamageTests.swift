// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Raster
import Testing

/// Redrawing part of a picture gives the very bytes that drawing all of it does.
@Suite struct DamageTests {
    /// Anything that a canvas draws, chosen by a seed.
    private func draw(_ seed: UInt64, on canvas: Canvas) {
        var random = Seeded(seed)
        let size = 160.0
        let stops = GradientStops(colors: (0..<3).map { _ in random.color() })
        let image = random.picture(23, 17)
        for _ in 0..<12 {
            let box = RasterRect(
                x: random.number(-20, 140),
                y: random.number(-20, 140),
                width: random.number(1, 120),
                height: random.number(1, 120)
            )
            let shape = RoundedRect(
                box,
                radius: random.number(0, 30),
                curve: Bool.random(using: &random) ? .circular : .continuous
            )
            let turn = RasterTransform(
                a: random.number(-1.5, 1.5),
                b: random.number(-1.5, 1.5),
                c: random.number(-1.5, 1.5),
                d: random.number(-1.5, 1.5),
                tx: random.number(0, size),
                ty: random.number(0, size)
            )
            let paints: [Paint] = [
                .color(random.color()),
                .linear(LinearGradient(stops, from: random.point(size), to: random.point(size))),
                .radial(
                    RadialGradient(
                        stops,
                        from: random.point(size),
                        radius: random.number(0, 10),
                        to: random.point(size),
                        radius: random.number(20, 90)
                    )
                ),
                .conic(
                    ConicGradient(stops, center: random.point(size), angle: random.number(0, 6))
                ),
                .image(
                    ImagePattern(
                        image,
                        transform: turn,
                        tiling: Bool.random(using: &random) ? .tile : .clamp
                    )
                ),
            ]
            let paint = paints[Int.random(in: 0..<paints.count, using: &random)]
            let opacity = Float(random.number(0.2, 1))
            let modes = RasterBlendMode.allCases
            let blend =
                Bool.random(using: &random)
                ? RasterBlendMode.normal : modes[Int.random(in: 0..<modes.count, using: &random)]
            let hasClip = Int.random(in: 0..<3, using: &random) == 0
            if hasClip { canvas.pushClip(.ellipse(in: random.point(size).box(80))) }
            switch Int.random(in: 0..<10, using: &random) {
            case 0: canvas.fill(box, paint: paint, opacity: opacity, blend: blend)
            case 1: canvas.fill(shape, paint: paint, opacity: opacity, blend: blend)
            case 2: canvas.fill(shape, transform: turn, paint: paint, opacity: opacity)
            case 3: canvas.fillRing(outer: shape, inner: shape.inset(by: 5), paint: paint)
            case 4:
                canvas.fill(
                    random.path(size, steps: 9),
                    rule: .evenOdd,
                    paint: paint,
                    opacity: opacity,
                    blend: blend
                )
            case 5:
                let style = StrokeStyle(
                    width: random.number(0, 12),
                    cap: .round,
                    join: .round,
                    dashes: Bool.random(using: &random) ? [9, 5] : []
                )
                canvas.stroke(random.path(size, steps: 5), style: style, paint: paint)
            case 6: canvas.drawImage(image, in: box, opacity: opacity, blend: blend)
            case 7:
                canvas.drawImage(
                    image,
                    in: RasterRect(x: -20, y: -20, width: 50, height: 60),
                    transform: turn,
                    sampling: .smooth,
                    opacity: opacity
                )
            case 8:
                var map = ProjectiveTransform(turn)
                map.px = 0.004
                map.py = -0.003
                canvas.drawImage(
                    image,
                    in: RasterRect(x: -20, y: -20, width: 50, height: 60),
                    projection: map
                )
            default:
                canvas.fillShadow(of: shape, sigma: random.number(0.5, 9), color: random.color())
            }
            if hasClip { canvas.popClip() }
        }
    }

    @Test(arguments: 1...60) func `Any part of a random drawing is redrawn exactly`(seed: Int) {
        let whole = PixelBuffer(width: 160, height: 160)
        let canvas = Canvas(whole)
        canvas.replace(canvas.bounds, with: 0xff80_a0c0)
        draw(UInt64(seed), on: canvas)
        var random = Seeded(UInt64(seed) + 1000)
        for _ in 0..<4 {
            let x = Int.random(in: 0..<150, using: &random)
            let y = Int.random(in: 0..<150, using: &random)
            let part = PixelRect(
                x: x,
                y: y,
                width: Int.random(in: 1...(160 - x), using: &random),
                height: Int.random(in: 1...(160 - y), using: &random)
            )
            // Once as a clip, and once as a tile with a buffer of its own.
            let clipped = PixelBuffer(width: 160, height: 160)
            let clippedCanvas = Canvas(clipped, clip: part)
            clippedCanvas.replace(part, with: 0xff80_a0c0)
            draw(UInt64(seed), on: clippedCanvas)
            let expected = whole.pixels(part)
            let isClippedSame = clipped.pixels(part) == expected
            #expect(isClippedSame)
            let tile = PixelBuffer(width: part.width, height: part.height)
            let tileCanvas = Canvas(tile, originX: part.minX, originY: part.minY)
            tileCanvas.replace(part, with: 0xff80_a0c0)
            draw(UInt64(seed), on: tileCanvas)
            let isTileSame = tile.all == expected
            #expect(isTileSame)
            // Nothing is drawn outside of the clip.
            let outside = PixelRect(x: 0, y: 0, width: 160, height: part.minY)
            let isConfined = clipped.pixels(outside).allSatisfy { $0 == 0 }
            #expect(isConfined)
        }
    }

    @Test func `Tiles that several threads draw make the whole`() {
        let whole = PixelBuffer(width: 160, height: 160)
        draw(7, on: Canvas(whole))
        let shared = PixelBuffer(width: 160, height: 160)
        DispatchQueue.concurrentPerform(iterations: 8) { i in
            let tile = PixelRect(x: i % 2 * 80, y: i / 2 * 40, width: 80, height: 40)
            draw(7, on: Canvas(shared, clip: tile))
        }
        let isSame = shared.all == whole.all
        #expect(isSame)
    }
}

extension RasterPoint {
    /// A square of a size around the point.
    fileprivate func box(_ size: Double) -> RasterRect {
        RasterRect(x: x - size / 2, y: y - size / 2, width: size, height: size)
    }
}
