// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// The random numbers of Peers/scene.h.
struct LCG {
    private var state: UInt32

    init(_ seed: UInt32) { state = seed }

    mutating func next() -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double(state >> 8) / 16_777_216
    }

    mutating func next(_ low: Double, _ high: Double) -> Double { low + (high - low) * next() }

    mutating func color() -> RasterColor { RasterColor(rgb: UInt32(next() * 16_777_215)) }
}

/// Shapes on a canvas of 1170 x 2532 pixels, as in Peers/scene.h.
struct SceneA {
    static let width = 1170
    static let height = 2532

    let canvas: Canvas
    let other = PixelBuffer(width: SceneA.width, height: SceneA.height)
    let cubics: RasterPath
    let blob: RasterPath
    let rects: [(rect: RasterRect, color: RasterColor)]
    let icons: [(at: RasterPoint, color: RasterColor)]
    let star: RasterPath
    let image = PixelBuffer(width: 64, height: 64)
    let places: [RasterPoint]
    let shadows: [RasterPoint]

    init() {
        canvas = Canvas(PixelBuffer(width: SceneA.width, height: SceneA.height))
        let w = Double(SceneA.width)
        let h = Double(SceneA.height)
        var g = LCG(1)
        func point() -> RasterPoint {
            let x = g.next(0, w)
            return RasterPoint(x, g.next(0, h))
        }
        var path = RasterPath()
        path.move(to: point())
        for _ in 0..<400 {
            let a = point()
            let b = point()
            path.cubic(to: point(), a, b)
        }
        path.close()
        cubics = path
        blob = SceneA.makeBlob()
        g = LCG(2)
        rects = (0..<1000).map { _ in
            let width = g.next(40, 240)
            let height = g.next(30, 130)
            let x = g.next(0, w - 240)
            let y = g.next(0, h - 130)
            return (RasterRect(x: x, y: y, width: width, height: height), g.color())
        }
        g = LCG(3)
        icons = (0..<1000).map { _ in
            let x = g.next(25, w - 25)
            let y = g.next(25, h - 25)
            return (RasterPoint(x, y), g.color())
        }
        var star = RasterPath()
        for i in 0..<24 {
            let t = 2 * Double.pi * Double(i) / 24
            let p = RasterPoint(cos(t), sin(t)) * (i % 2 == 1 ? 9 : 20)
            if i == 0 { star.move(to: p) } else { star.line(to: p) }
        }
        star.close()
        self.star = star
        for y in 0..<64 {
            for x in 0..<64 {
                let dx = Double(x) - 31.5
                let dy = Double(y) - 31.5
                let a = Int(max(0, min(255, (32 - (dx * dx + dy * dy).squareRoot()) * 16)))
                let pixel =
                    a << 24 | (x * 4 * a / 255) << 16 | (y * 4 * a / 255) << 8 | 128 * a / 255
                image[x, y] = UInt32(pixel)
            }
        }
        g = LCG(4)
        places = (0..<1000).map { _ in
            let x = g.next(0, w - 128).rounded(.down)
            return RasterPoint(x, g.next(0, h - 128).rounded(.down))
        }
        g = LCG(5)
        shadows = (0..<200).map { _ in
            let x = g.next(30, w - 190).rounded(.down)
            return RasterPoint(x, g.next(30, h - 140).rounded(.down))
        }
        for y in 0..<SceneA.height {
            for x in 0..<SceneA.width {
                other[x, y] = 0x8040_2010 &+ UInt32(truncatingIfNeeded: x & 15)
            }
        }
    }

    private static func makeBlob() -> RasterPath {
        let n = 512
        let c = (0..<n).map { i in
            let t = 2 * Double.pi * Double(i) / Double(n)
            let r = 480 * (1 + 0.15 * sin(17 * t))
            return RasterPoint(585 + r * cos(t), 1266 + 2.1 * r * sin(t))
        }
        var path = RasterPath()
        path.move(to: c[0])
        for i in 0..<n {
            let a = c[(i + n - 1) % n]
            let b = c[i]
            let d = c[(i + 1) % n]
            let e = c[(i + 2) % n]
            path.cubic(to: d, b + (d - a) / 6, d - (e - b) / 6)
        }
        return path
    }

    func clear() { canvas.replace(canvas.bounds, with: 0xffff_ffff) }

    func run(_ measure: Measure) {
        paths(measure)
        shapes(measure)
        pictures(measure)
        full(measure)
    }

    private func paths(_ m: Measure) {
        let blue = Paint.color(RasterColor(rgb: 0x2060c0, alpha: 0.8))
        let dark = Paint.color(RasterColor(rgb: 0x203040))
        m.time("A1a", prepare: clear) { canvas.fill(cubics, paint: blue) }
        m.time("A1b", prepare: clear) { canvas.fill(blob, paint: blue) }
        m.time("A1c", prepare: clear) {
            canvas.stroke(cubics, style: StrokeStyle(width: 2, join: .round), paint: dark)
        }
        m.time("A1d", prepare: clear) {
            canvas.stroke(blob, style: StrokeStyle(width: 8, join: .round), paint: dark)
        }
        m.time("A1e", prepare: clear) {
            for icon in icons {
                let map = RasterTransform(translationX: icon.at.x, y: icon.at.y)
                canvas.fill(star, transform: map, paint: .color(icon.color))
            }
        }
    }

    private func shapes(_ m: Measure) {
        func rounded(_ alpha: Float) {
            for item in rects {
                var color = item.color
                color.alpha = alpha
                canvas.fill(RoundedRect(item.rect, radius: 12), paint: .color(color))
            }
        }
        func aligned(_ alpha: Float) {
            for item in rects {
                var color = item.color
                color.alpha = alpha
                let r = item.rect
                let whole = RasterRect(
                    x: r.minX.rounded(.down),
                    y: r.minY.rounded(.down),
                    width: r.width.rounded(.down),
                    height: r.height.rounded(.down)
                )
                canvas.fill(whole, paint: .color(color))
            }
        }
        m.time("A2a", prepare: clear) { rounded(1) }
        m.time("A2b", prepare: clear) { rounded(0.8) }
        m.time("A2c", prepare: clear) { aligned(1) }
        m.time("A2d", prepare: clear) { aligned(0.8) }
    }

    private func pictures(_ m: Measure) {
        m.time("A3a", prepare: clear) {
            for p in places { canvas.composite(image, x: Int(p.x), y: Int(p.y)) }
        }
        m.time("A3b", prepare: clear) {
            for p in places { canvas.composite(image, x: Int(p.x), y: Int(p.y), opacity: 0.7) }
        }
        m.time("A3c", prepare: clear) {
            for p in places {
                canvas.drawImage(
                    image,
                    in: RasterRect(x: p.x, y: p.y, width: 64 * 1.7, height: 64 * 1.7)
                )
            }
        }
        m.time("A3d", prepare: clear) {
            for p in places {
                let c = cos(Double.pi / 6)
                canvas.drawImage(
                    image,
                    in: RasterRect(x: -32, y: -32, width: 64, height: 64),
                    transform: RasterTransform(
                        a: c,
                        b: 0.5,
                        c: -0.5,
                        d: c,
                        tx: p.x + 32,
                        ty: p.y + 32
                    )
                )
            }
        }
        func shadow(_ p: RasterPoint) {
            let box = RasterRect(x: p.x, y: p.y + 4, width: 160, height: 100)
            canvas.fillShadow(
                of: RoundedRect(box, radius: 12),
                sigma: 8,
                color: RasterColor(rgb: 0, alpha: 0.5)
            )
        }
        m.time("A4a", prepare: clear) {
            for p in shadows {
                canvas.scratch.forgetShadows()
                shadow(p)
            }
        }
        m.time("A4b", prepare: clear) { shadows.forEach(shadow) }
    }

    private func full(_ m: Measure) {
        let bytes = canvas.target.rowBytes * SceneA.height
        let whole = RasterRect(canvas.bounds)
        m.time("A6a") { memset(canvas.target.base, 7, bytes) }
        m.time("A6b") { memcpy(canvas.target.base, other.base, bytes) }
        m.time("A6c") { canvas.fill(whole, paint: .color(RasterColor(rgb: 0x19334c))) }
        m.time("A6d") { canvas.copy(other, x: 0, y: 0) }
        m.time("A6e") { canvas.composite(other, x: 0, y: 0) }
        m.time("A6f") { canvas.fill(whole, paint: .color(RasterColor(rgb: 0x19334c, alpha: 0.5))) }
        let colors = [0xff0000, 0x00ff00, 0x0000ff].map { RasterColor(rgb: $0) }
        let w = Double(SceneA.width)
        let h = Double(SceneA.height)
        m.time("A6g") {
            let stops = GradientStops(colors: colors)
            canvas.fill(
                whole,
                paint: .linear(LinearGradient(stops, from: .zero, to: RasterPoint(w, h)))
            )
        }
        m.time("A6h") {
            let stops = GradientStops(colors: colors)
            let center = RasterPoint(w / 2, h / 2)
            canvas.fill(
                whole,
                paint: .radial(
                    RadialGradient(stops, from: center, radius: 0, to: center, radius: 1200)
                )
            )
        }
    }
}
