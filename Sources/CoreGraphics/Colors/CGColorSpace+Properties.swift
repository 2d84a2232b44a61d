// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGColorSpace {
    /// The space that an indexed space's table or a stencil pattern's colour belongs to.
    public var baseColorSpace: CGColorSpace? {
        base
    }

    /// An indexed space's colours, a byte for each component of the base space.
    public var colorTable: [UInt8]? {
        guard case .indexed(_, _, let table) = definition else { return nil }
        return table
    }

    /// Whether a device can be asked to show the space's colours directly.
    public var supportsOutput: Bool {
        switch model {
        case .monochrome, .rgb, .cmyk: true
        default: false
        }
    }

    /// Whether the space reaches beyond the gamut of ordinary displays: red, green and blue that
    /// enclose more than 85 % of NTSC's triangle, or any extended range.
    public var isWideGamutRGB: Bool {
        guard case .rgb(let model) = definition else { return false }
        if model.isExtended { return true }
        let corners = (0..<3).map { index in
            let xyz = model.toXYZ.column(index)
            let sum = xyz.sum()
            return sum == 0 ? SIMD2<Double>() : SIMD2(xyz.x / sum, xyz.y / sum)
        }
        let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
        let area = abs(u.x * v.y - u.y * v.x) / 2
        // NTSC (1953): (0.67, 0.33), (0.21, 0.71), (0.14, 0.08).
        return area > 0.85 * 0.1582
    }

    /// Whether light may be many times brighter than white: the curves PQ and HLG.
    public func isHDR() -> Bool {
        usesHDRCurve
    }

    /// Whether the curve is one of BT.2100.
    var usesHDRCurve: Bool {
        curve == .pq || curve == .hlg
    }

    /// The tone curve of a gray or RGB space.
    var curve: ToneCurve? {
        switch definition {
        case .gray(let model), .rgb(let model): model.curve
        default: nil
        }
    }

    /// Whether values beyond 0...1 have a meaning.
    var isExtended: Bool {
        switch definition {
        case .gray(let model), .rgb(let model): model.isExtended
        default: false
        }
    }

    /// The space with another tone curve or range, for gray and RGB.
    func with(curve: ToneCurve? = nil, isExtended: Bool? = nil) -> CGColorSpace? {
        switch definition {
        case .gray(let model): .named(.gray(model.with(curve: curve, isExtended: isExtended)))
        case .rgb(let model): .named(.rgb(model.with(curve: curve, isExtended: isExtended)))
        default: nil
        }
    }
}
