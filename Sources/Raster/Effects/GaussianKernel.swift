// SPDX-License-Identifier: Apache-2.0

/// A sampled Gaussian in 16-bit weights.
///
/// Its values come from plain arithmetic, not from a maths library, so that they are the same on
/// every machine.
struct GaussianKernel {
    /// The middle first.
    let weights: [UInt16]
    var radius: Int { weights.count - 1 }

    /// How far a picture's blur reaches, in pixels.
    static func radius(sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) }

    /// How far a shadow's blur reaches, in pixels.
    static func shadowRadius(sigma: Double) -> Int { Int((sigma * 2).rounded(.up)) }

    /// The weights from the middle to `radius`; with their mirror image they sum to 1.
    private static func shares(sigma: Double, radius: Int) -> [Double] {
        var values: [Double] = []
        for k in 0...radius {
            let x = Double(k) / sigma
            values.append(exponential(x * x / 2))
        }
        let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
        return values.map { $0 / sum }
    }

    /// A shadow's: as iOS has it, cut off at twice sigma, its weights whole 16384ths, rounded down.
    ///
    /// What a wide one loses by that its middle takes. `sigma`: 0.2 or more.
    init(shadowSigma sigma: Double) {
        let radius = GaussianKernel.shadowRadius(sigma: sigma)
        var integers = GaussianKernel.shares(sigma: sigma, radius: radius)
            .map { Int($0 * 16384) }
        if sigma > 16 { integers[0] = 16384 - 2 * integers.dropFirst().reduce(0, +) }
        weights = integers.map { UInt16(min($0, 16383) << 2) }
    }

    /// A picture's: uniform areas keep their colour, since the weights sum to 65536.
    ///
    /// `sigma`: 0.2 or more.
    init(sigma: Double) {
        let radius = GaussianKernel.radius(sigma: sigma)
        let shares = GaussianKernel.shares(sigma: sigma, radius: radius)
        var integers = shares.map { Int(($0 * 65536).rounded()) }
        // The middle takes what rounding left over.
        integers[0] = 65536 - 2 * integers.dropFirst().reduce(0, +)
        integers[0] = min(max(integers[0], 0), 65535)
        weights = integers.map { UInt16($0) }
    }

    /// e to the power of -x for x >= 0, to about ten digits.
    static func exponential(_ x: Double) -> Double {
        if x > 700 { return 0 }
        let y = x / 1024
        var e = 1 - y * (1 - y / 2 * (1 - y / 3 * (1 - y / 4)))
        for _ in 0..<10 { e *= e }
        return e
    }
}
