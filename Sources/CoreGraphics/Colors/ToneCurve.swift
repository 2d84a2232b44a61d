// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a component's value becomes light, and back.
///
/// Values beyond 0...1, which extended colour spaces have, are mirrored about zero: the curve of
/// -x is minus the curve of x.
package enum ToneCurve: Sendable, Hashable {
    /// Light in proportion to the value.
    case linear
    /// Light as a power of the value.
    case gamma(Double)
    /// IEC 61966-2-1: a power of 2.4 with a straight piece near black, close to a power of 2.2.
    case sRGB
    /// ITU-R BT.709 and BT.2020: a power of 1/0.45 with a straight piece near black.
    case bt709
    /// ROMM RGB (ISO 22028-2): a power of 1.8 with a straight piece near black.
    case romm
    /// SMPTE ST 2084; a light of 1 is 203 cd/m², the reference white of ITU-R BT.2408.
    case pq
    /// ITU-R BT.2100 hybrid log-gamma; a signal of 0.75 is reference white, a light of 1.
    case hlg

    /// The light of a value.
    package func decode(_ value: Double) -> Double {
        value < 0 ? -decodePositive(-value) : decodePositive(value)
    }

    /// The value of a light.
    package func encode(_ light: Double) -> Double {
        light < 0 ? -encodePositive(-light) : encodePositive(light)
    }

    private func decodePositive(_ v: Double) -> Double {
        switch self {
        case .linear:
            return v
        case .gamma(let exponent):
            return pow(v, exponent)
        case .sRGB:
            return v <= 0.040_45 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        case .bt709:
            return v < 4.5 * BT709.beta
                ? v / 4.5 : pow((v + BT709.alpha - 1) / BT709.alpha, 1 / 0.45)
        case .romm:
            return v < 16.0 / 512 ? v / 16 : pow(v, 1.8)
        case .pq:
            let root = pow(v, 1 / PQ.m2)
            let ratio = max(root - PQ.c1, 0) / (PQ.c2 - PQ.c3 * root)
            return pow(ratio, 1 / PQ.m1) * 10_000 / PQ.referenceWhite
        case .hlg:
            let scene = v <= 0.5 ? v * v / 3 : (exp((v - HLG.c) / HLG.a) + HLG.b) / 12
            return scene / HLG.referenceWhite
        }
    }

    private func encodePositive(_ light: Double) -> Double {
        switch self {
        case .linear:
            return light
        case .gamma(let exponent):
            return exponent == 0 ? 1 : pow(light, 1 / exponent)
        case .sRGB:
            return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        case .bt709:
            return light < BT709.beta
                ? light * 4.5 : BT709.alpha * pow(light, 0.45) - (BT709.alpha - 1)
        case .romm:
            return light < 1.0 / 512 ? light * 16 : pow(light, 1 / 1.8)
        case .pq:
            let power = pow(light * PQ.referenceWhite / 10_000, PQ.m1)
            return pow((PQ.c1 + PQ.c2 * power) / (1 + PQ.c3 * power), PQ.m2)
        case .hlg:
            let scene = light * HLG.referenceWhite
            return scene <= 1.0 / 12
                ? (3 * scene).squareRoot() : HLG.a * log(12 * scene - HLG.b) + HLG.c
        }
    }

    /// The constants of BT.2020 in full precision, which make the two pieces meet smoothly.
    private enum BT709 {
        static let alpha = 1.099_296_826_809_44
        static let beta = 0.018_053_968_510_807
    }

    /// The constants of ST 2084, as the fractions that define them.
    private enum PQ {
        static let m1 = 2610.0 / 16384
        static let m2 = 2523.0 / 4096 * 128
        static let c1 = 3424.0 / 4096
        static let c2 = 2413.0 / 4096 * 32
        static let c3 = 2392.0 / 4096 * 32
        static let referenceWhite = 203.0
    }

    /// The constants of BT.2100 table 5.
    private enum HLG {
        static let a = 0.178_832_77
        static let b = 1 - 4 * a
        static let c = 0.5 - a * log(4 * a)
        /// The scene light of the signal 0.75.
        static let referenceWhite = (exp((0.75 - c) / a) + b) / 12
    }
}
