// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// A function of space, as a rule from -1 to 1, that noise is made of.
open class GKNoiseSource: NSObject {
    /// A source that is 0 everywhere.
    public override init() { super.init() }

    /// The value at a point; taken when noise is made of the source, so that later changes of the
    /// source do not matter.
    var function: NoiseFunction { { _ in 0 } }
}

/// A source that changes smoothly, with finer and finer octaves.
open class GKCoherentNoiseSource: GKNoiseSource {
    /// How often the coarsest octave changes in a unit.
    open var frequency = 1.0
    /// How many octaves there are.
    open var octaveCount = 6
    /// How much finer each octave is than the one before.
    open var lacunarity = 2.0
    /// What tells this source from others with the same values.
    open var seed: Int32 = 0

    /// A source that is 0 everywhere.
    public override init() { super.init() }

    init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        self.frequency = frequency
        self.octaveCount = octaveCount
        self.lacunarity = lacunarity
        self.seed = seed
        super.init()
    }
}
