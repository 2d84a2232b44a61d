// SPDX-License-Identifier: Apache-2.0

import simd

/// A function of space.
typealias NoiseFunction = (vector_double3) -> Double

/// Random values at the corners of unit cubes, by a hash of their coordinates.
enum Lattice {
    /// The offsets of the cubes within two of one.
    static let neighbourhood = (-2...2).flatMap { x in
        (-2...2).flatMap { y in
            (-2...2).map { z in vector_double3(Double(x), Double(y), Double(z)) }
        }
    }

    /// Three bits choose among the twelve directions to the middles of a cube's edges
    /// (Perlin, "Improving Noise", 2002).
    private static let directions: [vector_double3] = [
        vector_double3(1, 1, 0), vector_double3(-1, 1, 0), vector_double3(1, -1, 0),
        vector_double3(-1, -1, 0), vector_double3(1, 0, 1), vector_double3(-1, 0, 1),
        vector_double3(1, 0, -1), vector_double3(-1, 0, -1), vector_double3(0, 1, 1),
        vector_double3(0, -1, 1), vector_double3(0, 1, -1), vector_double3(0, -1, -1),
    ]

    /// 64 mixed bits (the finalizer of SplitMix64).
    private static func hash(_ corner: vector_double3, seed: Int32, salt: UInt64) -> UInt64 {
        var bits = UInt64(truncatingIfNeeded: Int64(seed)) &+ salt
        for axis in 0..<3 {
            // Coordinates beyond what integers hold have no places between them, anyway.
            let whole = Int64(exactly: max(-1e15, min(1e15, corner[axis])).rounded()) ?? 0
            bits = bits &+ UInt64(bitPattern: whole) &+ 0x9E37_79B9_7F4A_7C15
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 31
        }
        return bits
    }

    /// A value from -1 to 1.
    static func value(at corner: vector_double3, seed: Int32) -> Double {
        Double(hash(corner, seed: seed, salt: 1) >> 11) / Double(1 << 52) - 1
    }

    /// A point in the cube that begins at a corner, from the corner.
    static func point(in corner: vector_double3, seed: Int32) -> vector_double3 {
        let bits = hash(corner, seed: seed, salt: 2)
        let mask: UInt64 = 1 << 21 - 1
        return vector_double3(
            Double(bits & mask),
            Double(bits >> 21 & mask),
            Double(bits >> 42 & mask)
        ) / Double(1 << 21)
    }

    /// Perlin's gradient noise, from -1 to 1; 0 at each corner.
    static func gradientNoise(at point: vector_double3, seed: Int32) -> Double {
        guard point.x.isFinite, point.y.isFinite, point.z.isFinite else { return 0 }
        let corner = point.rounded(.down)
        let inner = point - corner
        let weight = inner * inner * inner * (inner * (inner * 6 - 15) + 10)
        var sum = 0.0
        for index in 0..<8 {
            let offset = vector_double3(
                Double(index & 1),
                Double(index >> 1 & 1),
                Double(index >> 2)
            )
            let bits = hash(corner + offset, seed: seed, salt: 0)
            let slope = directions[Int(bits % UInt64(directions.count))]
            let share = offset * weight + (1 - offset) * (1 - weight)
            sum += simd_dot(slope, inner - offset) * share.x * share.y * share.z
        }
        return max(-1, min(1, sum))
    }
}

/// The octaves of a coherent source.
struct NoiseOctaves {
    private let frequency: Double
    private let count: Int
    private let lacunarity: Double
    private let persistence: Double
    private let seed: Int32

    init(_ source: GKCoherentNoiseSource, persistence: Double) {
        frequency = source.frequency
        count = max(0, source.octaveCount)
        lacunarity = source.lacunarity
        seed = source.seed
        self.persistence = persistence
    }

    /// The sum of all octaves, each changed by a function.
    func sum(at point: vector_double3, _ shape: (Double) -> Double) -> Double {
        var sum = 0.0
        var scaled = point * frequency
        var height = 1.0
        for octave in 0..<count {
            let own = seed &+ Int32(truncatingIfNeeded: octave)
            sum += shape(Lattice.gradientNoise(at: scaled, seed: own)) * height
            scaled *= lacunarity
            height *= persistence
        }
        return sum
    }
}
