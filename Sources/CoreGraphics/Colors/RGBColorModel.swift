// SPDX-License-Identifier: Apache-2.0

/// A colour space of red, green and blue light: its primaries, its white and its tone curve.
///
/// A gray space is the diagonal of one.
package struct RGBColorModel: Sendable, Hashable {
    /// From linear light of the primaries to XYZ relative to D50 with a white of Y = 1.
    package let toXYZ: Matrix3
    /// How values become light.
    package let curve: ToneCurve
    /// Whether values outside 0...1 have a meaning.
    package let isExtended: Bool

    /// Makes a model from its matrix.
    package init(toXYZ: Matrix3, curve: ToneCurve, isExtended: Bool = false) {
        self.toXYZ = toXYZ
        self.curve = curve
        self.isExtended = isExtended
    }

    /// Makes a model from the chromaticities of its primaries and its white.
    package init(primaries: Primaries, curve: ToneCurve, isExtended: Bool = false) {
        self.init(toXYZ: primaries.toXYZ, curve: curve, isExtended: isExtended)
    }

    /// The same primaries with another curve or range.
    package func with(curve: ToneCurve? = nil, isExtended: Bool? = nil) -> RGBColorModel {
        RGBColorModel(
            toXYZ: toXYZ,
            curve: curve ?? self.curve,
            isExtended: isExtended ?? self.isExtended
        )
    }

    /// The space of the web and of iOS.
    package static let sRGB = RGBColorModel(primaries: .bt709, curve: .sRGB)

    /// The chromaticities (x, y) of a space's primaries and white.
    package struct Primaries: Sendable, Hashable {
        package var red: SIMD2<Double>
        package var green: SIMD2<Double>
        package var blue: SIMD2<Double>
        package var white: SIMD2<Double>

        /// From linear light to XYZ relative to D50.
        ///
        /// The primaries' XYZ, each scaled so that together they make the white, then adapted from
        /// that white to D50 (Lindbloom, "RGB/XYZ matrices").
        package var toXYZ: Matrix3 {
            let (r, g, b) = (Self.xyz(red), Self.xyz(green), Self.xyz(blue))
            let columns = Matrix3(
                Vector3(r.x, g.x, b.x),
                Vector3(r.y, g.y, b.y),
                Vector3(r.z, g.z, b.z)
            )
            let whiteXYZ = Self.xyz(white)
            guard let inverse = columns.inverse else { return Matrix3(diagonal: Vector3.one) }
            let unadapted = columns * Matrix3(diagonal: inverse * whiteXYZ)
            return Matrix3.adaptation(from: whiteXYZ) * unadapted
        }

        /// The XYZ of a chromaticity, with Y = 1.
        private static func xyz(_ chromaticity: SIMD2<Double>) -> Vector3 {
            let (x, y) = (chromaticity.x, chromaticity.y)
            return Vector3(x / y, 1, (1 - x - y) / y)
        }

        private static let d65 = SIMD2(0.3127, 0.3290)

        /// ITU-R BT.709, which sRGB shares.
        package static let bt709 = Primaries(
            red: SIMD2(0.64, 0.33),
            green: SIMD2(0.30, 0.60),
            blue: SIMD2(0.15, 0.06),
            white: d65
        )
        /// SMPTE EG 432-1: the primaries of DCI-P3 with a white of D65.
        package static let displayP3 = Primaries(
            red: SIMD2(0.680, 0.320),
            green: SIMD2(0.265, 0.690),
            blue: SIMD2(0.150, 0.060),
            white: d65
        )
        /// SMPTE RP 431-2: digital cinema.
        package static let dciP3 = Primaries(
            red: SIMD2(0.680, 0.320),
            green: SIMD2(0.265, 0.690),
            blue: SIMD2(0.150, 0.060),
            white: SIMD2(0.314, 0.351)
        )
        /// ITU-R BT.2020, which BT.2100 shares.
        package static let bt2020 = Primaries(
            red: SIMD2(0.708, 0.292),
            green: SIMD2(0.170, 0.797),
            blue: SIMD2(0.131, 0.046),
            white: d65
        )
        /// Adobe RGB (1998), section 4.3.
        package static let adobeRGB = Primaries(
            red: SIMD2(0.64, 0.33),
            green: SIMD2(0.21, 0.71),
            blue: SIMD2(0.15, 0.06),
            white: d65
        )
        /// ROMM RGB, ISO 22028-2, whose white is D50.
        package static let romm = Primaries(
            red: SIMD2(0.7347, 0.2653),
            green: SIMD2(0.1596, 0.8404),
            blue: SIMD2(0.0366, 0.0001),
            white: SIMD2(0.3457, 0.3585)
        )
        /// ACEScg, S-2014-004: the primaries AP1.
        package static let ap1 = Primaries(
            red: SIMD2(0.713, 0.293),
            green: SIMD2(0.165, 0.830),
            blue: SIMD2(0.128, 0.044),
            white: SIMD2(0.321_68, 0.337_67)
        )
    }
}

extension Matrix3 {
    /// The white that all XYZ are relative to, as ICC.1 gives it.
    package static let d50 = Vector3(0.9642, 1, 0.8249)

    /// From XYZ relative to a white to XYZ relative to D50, by Bradford's method (ICC.1 annex E).
    package static func adaptation(from white: Vector3) -> Matrix3 {
        let cones = Matrix3(
            Vector3(0.8951, 0.2664, -0.1614),
            Vector3(-0.7502, 1.7135, 0.0367),
            Vector3(0.0389, -0.0685, 1.0296)
        )
        guard let back = cones.inverse else { return Matrix3(diagonal: Vector3.one) }
        return back * Matrix3(diagonal: (cones * d50) / (cones * white)) * cones
    }
}
