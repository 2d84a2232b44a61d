// SPDX-License-Identifier: Apache-2.0

/// Turns premultiplied pixels of one RGB space into those of another, beyond 0...1 too where the
/// other is extended.
struct LightConverter {
    private let from: RGBColorModel
    private let to: RGBColorModel
    private let matrix: Matrix3?
    private let isSame: Bool

    init(from: RGBColorModel, to: RGBColorModel) {
        self.from = from
        self.to = to
        isSame = from.hasSameColors(as: to)
        matrix = from.toXYZ == to.toXYZ ? nil : to.toXYZ.inverse.map { $0 * from.toXYZ }
    }

    /// Whether pixels stay as they are, but for what lies outside of the range.
    var keepsValues: Bool { isSame }

    /// The pixel in the other space.
    func convert(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        guard pixel.w > 0 else { return .zero }
        var result = pixel
        if !isSame {
            var light = Vector3.zero
            for part in 0..<3 { light[part] = from.curve.decode(Double(pixel[part] / pixel.w)) }
            if let matrix { light = matrix * light }
            for part in 0..<3 { result[part] = Float(to.curve.encode(light[part])) * pixel.w }
        }
        guard !to.isExtended else { return result }
        return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
    }
}
