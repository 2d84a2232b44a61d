// SPDX-License-Identifier: Apache-2.0

/// A sampled Gaussian in 16-bit weights that sum to 65536 exactly with their mirror image.
///
/// Its values come from plain arithmetic, not from a maths library, so that they are the same on
/// every machine.
struct GaussianKernel {
    /// The middle first.
    let weights: [UInt16]
    var radius: Int { weights.count - 1 }

    /// How far a blur reaches, in pixels.
    static func radius(sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) }

    /// `sigma`: 0.2 or more.
    init(sigma: Double) {
        let radius = GaussianKernel.radius(sigma: sigma)
        var values: [Double] = []
        for k in 0...radius {
            let x = Double(k) / sigma
            values.append(GaussianKernel.exponential(x * x / 2))
        }
        let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
        var integers = values.map { Int(($0 / sum * 65536).rounded()) }
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
