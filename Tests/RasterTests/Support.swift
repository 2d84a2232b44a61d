// SPDX-License-Identifier: Apache-2.0

import Raster

/// Random numbers that are the same on each run.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_f491_4f6c_dd1d
    }

    mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &self)
    }

    mutating func point(_ size: Double) -> RasterPoint {
        let x = number(-size / 4, size * 1.25)
        return RasterPoint(x, number(-size / 4, size * 1.25))
    }

    mutating func color() -> RasterColor {
        RasterColor(
            red: Float(number(0, 1)),
            green: Float(number(0, 1)),
            blue: Float(number(0, 1)),
            alpha: Float(number(0, 1))
        )
    }

    /// A premultiplied pixel.
    mutating func pixel() -> UInt32 { color().pixel() }

    mutating func path(_ size: Double, steps: Int) -> RasterPath {
        var path = RasterPath()
        path.move(to: point(size))
        for _ in 0..<steps {
            switch Int.random(in: 0..<8, using: &self) {
            case 0: path.move(to: point(size))
            case 1: path.close()
            case 2, 3: path.quad(to: point(size), control: point(size))
            case 4, 5: path.cubic(to: point(size), point(size), point(size))
            default: path.line(to: point(size))
            }
        }
        return path
    }

    mutating func picture(_ width: Int, _ height: Int) -> PixelBuffer {
        let image = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { image[x, y] = pixel() } }
        return image
    }
}

extension PixelBuffer {
    /// The four components of a pixel: blue, green, red, alpha.
    func bytes(_ x: Int, _ y: Int) -> [Int] {
        (0..<4).map { Int(self[x, y] >> UInt32($0 * 8) & 255) }
    }

    /// The pixels of a rectangle.
    func pixels(_ rect: PixelRect) -> [UInt32] {
        var result: [UInt32] = []
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { result.append(self[x, y]) }
        }
        return result
    }

    var all: [UInt32] { pixels(PixelRect(x: 0, y: 0, width: width, height: height)) }
}

/// The coverage of what `draw` paints in white on clear.
func coverage(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> [[Int]] {
    let buffer = PixelBuffer(width: width, height: height)
    draw(Canvas(buffer))
    return (0..<height).map { y in (0..<width).map { x in Int(buffer[x, y] >> 24) } }
}

let white = Paint.color(.white)

/// The area that a polygon covers of the pixel at (x, y), by clipping it to the pixel.
func area(_ polygon: [RasterPoint], _ x: Int, _ y: Int) -> Double {
    var points = polygon
    let sides: [(Int, Double, Double)] = [
        (0, Double(x), 1), (0, Double(x + 1), -1), (1, Double(y), 1), (1, Double(y + 1), -1),
    ]
    for (axis, at, sign) in sides {
        var kept: [RasterPoint] = []
        for i in points.indices {
            let p = points[i]
            let q = points[(i + 1) % points.count]
            let a = (p[axis] - at) * sign
            let b = (q[axis] - at) * sign
            if a >= 0 { kept.append(p) }
            if (a >= 0) != (b >= 0) { kept.append(p + (q - p) * (a / (a - b))) }
        }
        points = kept
        if points.isEmpty { return 0 }
    }
    var sum = 0.0
    for i in points.indices {
        let p = points[i]
        let q = points[(i + 1) % points.count]
        sum += p.x * q.y - p.y * q.x
    }
    return abs(sum) / 2
}
