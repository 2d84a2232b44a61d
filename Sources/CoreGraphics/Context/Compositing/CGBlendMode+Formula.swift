// SPDX-License-Identifier: Apache-2.0

extension CGBlendMode {
    /// The result of compositing one premultiplied pixel (red, green, blue, alpha in 0...1) on
    /// another, where the shape covers the whole pixel.
    ///
    /// - Source: PDF 1.7, 11.3.5 (blend functions) and 11.3.6; Porter and Duff 1984.
    func composite(_ s: SIMD4<Float>, over d: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .normal: s + d * (1 - s.w)
        case .clear: .zero
        case .copy: s
        case .sourceIn: s * d.w
        case .sourceOut: s * (1 - d.w)
        case .sourceAtop: s * d.w + d * (1 - s.w)
        case .destinationOver: s * (1 - d.w) + d
        case .destinationIn: d * s.w
        case .destinationOut: d * (1 - s.w)
        case .destinationAtop: s * (1 - d.w) + d * s.w
        case .xor: s * (1 - d.w) + d * (1 - s.w)
        case .plusLighter: (s + d).clamped(lowerBound: .zero, upperBound: .one)
        case .plusDarker: plusDarker(s, d)
        default: blended(s, d)
        }
    }

    /// Adds what each pixel takes away from its own white: for opaque pixels S + D - 1.
    private func plusDarker(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = min(1, s.w + d.w)
        let taken = (s.w - s) + (d.w - d)
        var result = (alpha - taken).clamped(lowerBound: .zero, upperBound: .one)
        result.w = alpha
        return result
    }

    /// (1 - Sa) D + (1 - Da) S + Sa Da B(b, s), with b and s not multiplied by alpha.
    private func blended(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let source = s.w > 0 ? s / s.w : .zero
        let backdrop = d.w > 0 ? d / d.w : .zero
        var mixed = blend(backdrop, source)
        mixed.w = 1
        return d * (1 - s.w) + s * (1 - d.w) + mixed * (s.w * d.w)
    }

    /// The blend function B; the fourth lane means nothing.
    private func blend(_ b: SIMD4<Float>, _ s: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .darken: b.replacing(with: s, where: s .< b)
        case .lighten: b.replacing(with: s, where: s .> b)
        case .difference: (b - s).replacing(with: s - b, where: s .> b)
        case .exclusion: b + s - 2 * b * s
        case .hue: s.settingSaturation(b.saturation).settingLuminosity(b.luminosity)
        case .saturation: b.settingSaturation(s.saturation).settingLuminosity(b.luminosity)
        case .color: s.settingLuminosity(b.luminosity)
        case .luminosity: b.settingLuminosity(s.luminosity)
        default: SIMD4(part(b.x, s.x), part(b.y, s.y), part(b.z, s.z), 1)
        }
    }

    /// The blend functions that branch on one component.
    private func part(_ b: Float, _ s: Float) -> Float {
        switch self {
        case .overlay: return hardLight(s, b)
        case .hardLight: return hardLight(b, s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let dark = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (dark - b)
        case .colorDodge:
            if b <= 0 { return 0 }
            return b >= 1 - s ? 1 : b / (1 - s)
        case .colorBurn:
            if b >= 1 { return 1 }
            return 1 - b >= s ? 0 : 1 - (1 - b) / s
        default: return s
        }
    }

    private func hardLight(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return 2 * b * s }
        let t = 2 * s - 1
        return b + t - b * t
    }
}

/// The colour arithmetic of the non-separable blend modes (PDF 1.7, 11.3.5.3); lane w is unused.
extension SIMD4<Float> {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    fileprivate var saturation: Float {
        Swift.max(x, y, z) - Swift.min(x, y, z)
    }

    fileprivate func settingLuminosity(_ target: Float) -> SIMD4 {
        (self + (target - luminosity)).clippedToGamut()
    }

    private func clippedToGamut() -> SIMD4 {
        let light = luminosity
        let low = Swift.min(x, y, z)
        let high = Swift.max(x, y, z)
        var result = self
        if low < 0 { result = (result - light) * (light / (light - low)) + light }
        if high > 1 { result = (result - light) * ((1 - light) / (high - light)) + light }
        return result
    }

    fileprivate func settingSaturation(_ target: Float) -> SIMD4 {
        let low = Swift.min(x, y, z)
        let range = saturation
        return range > 0 ? (self - low) * (target / range) : .zero
    }
}
