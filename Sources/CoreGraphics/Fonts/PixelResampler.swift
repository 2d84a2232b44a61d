// SPDX-License-Identifier: Apache-2.0

import Raster

/// Places a small picture under a linear transform with a tent filter as wide as the reduction.
enum PixelResampler {
    /// A picture and where its corner lies, in whole pixels, y down.
    struct Placed {
        var left: Int
        var top: Int
        var pixels: PixelBuffer
    }

    /// Maps source pixel (x, y) to (a (x + originX) + c (y + originY) + shiftX,
    /// b (x + originX) + d (y + originY) + shiftY); nil when nothing would be seen.
    static func place(
        _ source: PixelBuffer,
        a: Double,
        b: Double,
        c: Double,
        d: Double,
        originX: Double,
        originY: Double,
        shiftX: Double,
        shiftY: Double
    ) -> Placed? {
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return nil }
        let corners = [
            (0, 0), (source.width, 0), (0, source.height), (source.width, source.height),
        ]
        .map { corner in
            let x = Double(corner.0) + originX
            let y = Double(corner.1) + originY
            return (a * x + c * y + shiftX, b * x + d * y + shiftY)
        }
        let xs = corners.map(\.0)
        let ys = corners.map(\.1)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max(),
            maxX - minX < 8192, maxY - minY < 8192
        else { return nil }
        let left = Int(minX.rounded(.down))
        let top = Int(minY.rounded(.down))
        let width = Int(maxX.rounded(.up)) - left
        let height = Int(maxY.rounded(.up)) - top
        guard width > 0, height > 0 else { return nil }

        let result = PixelBuffer(width: width, height: height)
        if b == 0, c == 0 {
            let columns = weights(width, source.width) { x in
                (Double(x + left) + 0.5 - shiftX) / a - originX
            }
            let rows = weights(height, source.height) { y in
                (Double(y + top) + 0.5 - shiftY) / d - originY
            }
            filter(source, into: result, columns: columns, rows: rows)
            return Placed(left: left, top: top, pixels: result)
        }
        // Turned: a level copy of the right size first, then each pixel from its four neighbours.
        let across = (a * a + b * b).squareRoot()
        let down = (c * c + d * d).squareRoot()
        let levelWidth = max(1, Int((Double(source.width) * across).rounded(.up)))
        let levelHeight = max(1, Int((Double(source.height) * down).rounded(.up)))
        guard levelWidth < 8192, levelHeight < 8192 else { return nil }
        let level = PixelBuffer(width: levelWidth, height: levelHeight)
        let stepX = Double(source.width) / Double(levelWidth)
        let stepY = Double(source.height) / Double(levelHeight)
        filter(
            source,
            into: level,
            columns: weights(levelWidth, source.width) { (Double($0) + 0.5) * stepX },
            rows: weights(levelHeight, source.height) { (Double($0) + 0.5) * stepY }
        )
        for y in 0..<height {
            let row = result.row(y)
            for x in 0..<width {
                let dx = Double(x + left) + 0.5 - shiftX
                let dy = Double(y + top) + 0.5 - shiftY
                let u = ((d * dx - c * dy) / determinant - originX) / stepX - 0.5
                let v = ((a * dy - b * dx) / determinant - originY) / stepY - 0.5
                row[x] = bilinear(level, u, v)
            }
        }
        return Placed(left: left, top: top, pixels: result)
    }

    /// The source pixels that make one target pixel, and how much of each (sum 1 inside).
    private struct Taps {
        var first: Int
        var weights: [Float]
    }

    /// Tent weights for each target position; `center` gives the source coordinate of its middle.
    private static func weights(
        _ count: Int,
        _ limit: Int,
        center: (Int) -> Double
    ) -> [Taps] {
        let step = count > 1 ? abs(center(count - 1) - center(0)) / Double(count - 1) : 1
        let radius = max(step, 1)
        return (0..<count).map { target -> Taps in
            let middle = center(target)
            func weight(_ index: Int) -> Double {
                max(0, 1 - abs(Double(index) + 0.5 - middle) / radius)
            }
            let first = Int((middle - radius).rounded(.down))
            let last = Int((middle + radius).rounded(.up))
            let low = max(0, first)
            let high = min(limit - 1, last)
            guard low <= high else { return Taps(first: 0, weights: []) }
            var total = 1e-9
            for index in first...last { total += weight(index) }
            return Taps(first: low, weights: (low...high).map { Float(weight($0) / total) })
        }
    }

    private static func filter(
        _ source: PixelBuffer,
        into target: PixelBuffer,
        columns: [Taps],
        rows: [Taps]
    ) {
        // Across first, into floats; then down.
        var middle = [SIMD4<Float>](repeating: .zero, count: target.width * source.height)
        for y in 0..<source.height {
            let row = source.row(y)
            for x in 0..<target.width {
                var sum = SIMD4<Float>.zero
                for (offset, weight) in columns[x].weights.enumerated() {
                    sum += unpack(row[columns[x].first + offset]) * weight
                }
                middle[y * target.width + x] = sum
            }
        }
        for y in 0..<target.height {
            let row = target.row(y)
            for x in 0..<target.width {
                var sum = SIMD4<Float>.zero
                for (offset, weight) in rows[y].weights.enumerated() {
                    sum += middle[(rows[y].first + offset) * target.width + x] * weight
                }
                row[x] = pack(sum)
            }
        }
    }

    private static func bilinear(_ source: PixelBuffer, _ u: Double, _ v: Double) -> UInt32 {
        guard u > -1, v > -1, u < Double(source.width), v < Double(source.height) else { return 0 }
        let x = Int(u.rounded(.down))
        let y = Int(v.rounded(.down))
        let fx = Float(u - Double(x))
        let fy = Float(v - Double(y))
        func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
            guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
            return unpack(source.row(y)[x])
        }
        let upper = at(x, y) * (1 - fx) + at(x + 1, y) * fx
        let lower = at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx
        return pack(upper * (1 - fy) + lower * fy)
    }

    private static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
        let bytes = SIMD4<UInt32>(pixel, pixel >> 8, pixel >> 16, pixel >> 24)
        return SIMD4<Float>(bytes & SIMD4<UInt32>(repeating: 255))
    }

    private static func pack(_ value: SIMD4<Float>) -> UInt32 {
        // No channel may exceed alpha in a premultiplied pixel, whatever the rounding did.
        let alpha = UInt32(min(max(value.w + 0.5, 0), 255))
        let limit = SIMD4<UInt32>(repeating: alpha)
        let rounded = SIMD4<UInt32>(
            (value + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        )
        let bytes = pointwiseMin(rounded, limit)
        return alpha << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
    }
}
