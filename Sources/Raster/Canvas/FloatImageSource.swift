// SPDX-License-Identifier: Apache-2.0

/// A picture of floats prepared for one canvas; `ImageSource` does the same for bytes.
package struct FloatImageSource {
    private let image: FloatPixelBuffer
    /// From canvas pixels to the picture's.
    private let map: RasterTransform
    private let isLinear: Bool
    private let isTiled: Bool

    /// Makes the picture ready; `nil` where it has no pixels or its place no area.
    ///
    /// `transform`: from the picture's pixels to the canvas's. Beyond its edges the picture repeats,
    /// or its outermost pixels go on.
    package init?(
        _ image: FloatPixelBuffer,
        transform: RasterTransform,
        sampling: ImageSampling,
        isTiled: Bool = false
    ) {
        guard image.width > 0, image.height > 0, let back = transform.inverted else { return nil }
        isLinear = sampling != .nearest
        self.isTiled = isTiled
        let columns = sampling == .smooth ? Self.factor(transform.a, transform.b, image.width) : 1
        let rows = sampling == .smooth ? Self.factor(transform.c, transform.d, image.height) : 1
        if columns > 1 || rows > 1 {
            self.image = image.reduced(columns: columns, rows: rows)
            let smaller = RasterTransform(
                a: 1 / Double(columns),
                b: 0,
                c: 0,
                d: 1 / Double(rows),
                tx: 0,
                ty: 0
            )
            map = back.concatenating(smaller)
        } else {
            self.image = image
            map = back
        }
    }

    /// How many pixels become one, where the picture shrinks to a half or less.
    private static func factor(_ x: Double, _ y: Double, _ size: Int) -> Int {
        let scale = (x * x + y * y).squareRoot()
        guard scale > 0, scale <= 0.5 else { return 1 }
        return Int(min(1 / scale, Double(size)).rounded(.down))
    }

    /// Writes a row of canvas pixels.
    package func write(
        _ out: UnsafeMutablePointer<SIMD4<Float>>,
        x: Int,
        y: Int,
        count: Int
    ) {
        for index in 0..<count {
            let place = map.apply(RasterPoint(Double(x + index) + 0.5, Double(y) + 0.5))
            out[index] = isLinear ? mixed(place) : pixel(floor(place.x), floor(place.y))
        }
    }

    /// Four pixels by their distance.
    private func mixed(_ place: RasterPoint) -> SIMD4<Float> {
        let left = floor(place.x - 0.5)
        let top = floor(place.y - 0.5)
        let right = Float(place.x - 0.5 - left)
        let down = Float(place.y - 0.5 - top)
        let upper = mix(pixel(left, top), pixel(left + 1, top), right)
        let lower = mix(pixel(left, top + 1), pixel(left + 1, top + 1), right)
        return mix(upper, lower, down)
    }

    private func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
        t == 0 ? a : a + (b - a) * t
    }

    private func floor(_ value: Double) -> Double { value.rounded(.down) }

    private func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        image[index(x, image.width), index(y, image.height)]
    }

    private func index(_ value: Double, _ count: Int) -> Int {
        // Far away, as where there is no number, any pixel is as good as another.
        guard abs(value) < 1e15 else { return value > 0 ? count - 1 : 0 }
        if isTiled {
            let rest = Int(value) % count
            return rest < 0 ? rest + count : rest
        }
        return min(max(Int(value), 0), count - 1)
    }
}
