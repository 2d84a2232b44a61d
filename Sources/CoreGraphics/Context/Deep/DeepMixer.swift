// SPDX-License-Identifier: Apache-2.0

/// Mixes rows of premultiplied floats by the formulae of the blend modes.
///
/// Coverage mixes, as on bytes: of a pixel that a shape covers by a share c, the part 1 - c keeps
/// the backdrop. Light is limited by nothing: adding goes beyond white.
struct DeepMixer {
    let mode: CGBlendMode
    /// Multiplies the source.
    let opacity: Float
    /// Whether the backdrop has no alpha channel: it counts as opaque and stays so.
    let isOpaque: Bool

    /// Mixes a row.
    ///
    /// `coverage`: pixels whose alpha says how much of each one is covered.
    func mix(
        _ source: UnsafePointer<SIMD4<Float>>,
        coverage: UnsafePointer<UInt32>,
        over old: UnsafePointer<SIMD4<Float>>,
        into new: UnsafeMutablePointer<SIMD4<Float>>,
        count: Int
    ) {
        for x in 0..<count {
            let share = coverage[x] >> 24
            new[x] = share == 0 ? old[x] : mixed(source[x] * opacity, share, over: old[x])
        }
    }

    private func mixed(
        _ source: SIMD4<Float>,
        _ share: UInt32,
        over backdrop: SIMD4<Float>
    ) -> SIMD4<Float> {
        var full: SIMD4<Float>
        if mode == .normal {
            full = source + backdrop * (1 - source.w)
        } else if mode == .plusLighter {
            full = source + backdrop
            full.w = min(full.w, 1)
        } else {
            full = mode.composite(source, over: backdrop)
        }
        // Some modes divide; NaN keeps the backdrop.
        full.replace(with: backdrop, where: full .!= full)
        if share < 255 { full = backdrop + (full - backdrop) * (Float(share) / 255) }
        if isOpaque { full.w = 1 }
        return full
    }
}
