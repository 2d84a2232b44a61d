// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@Test func `A picture of everything`() {
    let buffer = PixelBuffer(width: 400, height: 300)
    let c = Canvas(buffer)
    c.replace(c.bounds, with: 0xffff_ffff)
    let blue = Paint.color(RasterColor(rgb: 0x2060c0, alpha: 0.8))
    c.fill(RasterRect(x: 10.5, y: 10.25, width: 60, height: 40), paint: blue)
    c.fill(RoundedRect(RasterRect(x: 80.3, y: 10, width: 80, height: 50), radius: 12), paint: blue)
    c.fill(
        RoundedRect(
            RasterRect(x: 170, y: 10, width: 80, height: 50),
            radius: 14,
            curve: .continuous
        ),
        paint: blue
    )
    c.fillEllipse(in: RasterRect(x: 260, y: 10, width: 70, height: 50), paint: blue)
    c.fillRing(
        outer: RoundedRect(RasterRect(x: 340, y: 10, width: 50, height: 50), radius: 12),
        inner: RoundedRect(RasterRect(x: 340, y: 10, width: 50, height: 50), radius: 12).inset(
            by: 4
        ),
        paint: blue
    )
    var path = RasterPath()
    path.move(to: RasterPoint(20, 120))
    path.cubic(to: RasterPoint(120, 120), RasterPoint(60, 40), RasterPoint(60, 200))
    path.line(to: RasterPoint(60, 140))
    c.stroke(path, style: StrokeStyle(width: 10, cap: .round, join: .round), paint: blue)
    c.stroke(
        path,
        style: StrokeStyle(width: 6, dashes: [12, 6]),
        transform: RasterTransform(translationX: 120, y: 0),
        paint: .color(.black)
    )
    c.stroke(
        path,
        style: StrokeStyle(width: 12, cap: .square, join: .miter),
        transform: RasterTransform(translationX: 250, y: 0),
        paint: .linear(
            LinearGradient(
                GradientStops(colors: [RasterColor(rgb: 0xff0000), RasterColor(rgb: 0x00ff00)]),
                from: RasterPoint(270, 0),
                to: RasterPoint(370, 0)
            )
        )
    )
    let stops = GradientStops(colors: [
        RasterColor(rgb: 0xff0000), RasterColor(rgb: 0xffff00), RasterColor(rgb: 0x0000ff),
        RasterColor(rgb: 0xff0000),
    ])
    c.fillShadow(
        of: RoundedRect(RasterRect(x: 20, y: 184, width: 60, height: 40), radius: 8),
        sigma: 4,
        color: RasterColor(rgb: 0, alpha: 0.6)
    )
    c.fill(
        RoundedRect(RasterRect(x: 20, y: 180, width: 60, height: 40), radius: 8),
        paint: .conic(ConicGradient(stops, center: RasterPoint(50, 200)))
    )
    c.pushClip(RoundedRect(RasterRect(x: 100, y: 180, width: 60, height: 40), radius: 20))
    c.fillClip(
        paint: .radial(
            RadialGradient(
                stops,
                from: RasterPoint(120, 190),
                radius: 0,
                to: RasterPoint(130, 200),
                radius: 30
            )
        )
    )
    c.popClip()
    let image = PixelBuffer(width: 16, height: 16)
    for y in 0..<16 {
        for x in 0..<16 { image[x, y] = (x + y) % 2 == 0 ? 0xffff_8800 : 0xff00_4488 }
    }
    c.drawImage(image, in: RasterRect(x: 180, y: 180, width: 50, height: 50))
    c.drawImage(
        image,
        in: RasterRect(x: -25, y: -25, width: 50, height: 50),
        transform: RasterTransform(a: 0.866, b: 0.5, c: -0.5, d: 0.866, tx: 280, ty: 205),
        sampling: .nearest
    )
    var p = ProjectiveTransform(RasterTransform(translationX: 360, y: 205))
    p.px = 0.01
    c.drawImage(image, in: RasterRect(x: -25, y: -25, width: 50, height: 50), projection: p)
    #expect(buffer[40, 30] == 0xff4d_80cd)
}
