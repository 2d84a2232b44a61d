// SPDX-License-Identifier: Apache-2.0

/// Perlin's noise: octaves whose heights shrink.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    /// How high each octave is, compared to the one before.
    open var persistence = 0.5

    /// The noise with the values that are usual.
    public convenience override init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }

    /// The noise of some values.
    public init(
        frequency: Double,
        octaveCount: Int,
        persistence: Double,
        lacunarity: Double,
        seed: Int32
    ) {
        self.persistence = persistence
        super.init(
            frequency: frequency,
            octaveCount: octaveCount,
            lacunarity: lacunarity,
            seed: seed
        )
    }

    override var function: NoiseFunction {
        let octaves = NoiseOctaves(self, persistence: persistence)
        return { octaves.sum(at: $0) { $0 } }
    }
}

/// Noise like clouds: the octaves of Perlin's noise, folded upward.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
    /// How high each octave is, compared to the one before.
    open var persistence = 0.5

    /// The noise with the values that are usual.
    public convenience override init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }

    /// The noise of some values.
    public init(
        frequency: Double,
        octaveCount: Int,
        persistence: Double,
        lacunarity: Double,
        seed: Int32
    ) {
        self.persistence = persistence
        super.init(
            frequency: frequency,
            octaveCount: octaveCount,
            lacunarity: lacunarity,
            seed: seed
        )
    }

    override var function: NoiseFunction {
        let octaves = NoiseOctaves(self, persistence: persistence)
        return { octaves.sum(at: $0) { 2 * abs($0) - 1 } + 0.5 }
    }
}

/// Noise like mountains: the octaves of Perlin's noise, folded to sharp ridges.
///
/// Musgrave's ridged multifractal ("Texturing and Modeling", chapter 16) with gain 2 and offset 1.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    /// The noise with the values that are usual.
    public convenience override init() {
        self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0)
    }

    /// The noise of some values.
    public override init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(
            frequency: frequency,
            octaveCount: octaveCount,
            lacunarity: lacunarity,
            seed: seed
        )
    }

    override var function: NoiseFunction {
        let octaves = NoiseOctaves(self, persistence: lacunarity == 0 ? 0 : 1 / lacunarity)
        return { point in
            var weight = 1.0
            let sum = octaves.sum(at: point) { value in
                let ridge = 1 - abs(value)
                let signal = ridge * ridge * weight
                weight = max(0, min(1, signal * 2))
                return signal
            }
            return sum * 1.25 - 1
        }
    }
}
