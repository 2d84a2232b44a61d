// SPDX-License-Identifier: Apache-2.0

import simd

/// The same value everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    /// The value.
    open var value = 1.0

    /// A source of ones.
    public convenience override init() { self.init(value: 1) }

    /// A source of a value.
    public init(value: Double) {
        self.value = value
        super.init()
    }

    override var function: NoiseFunction { { [value] _ in value } }
}

/// Cubes of 1 and -1.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    /// The length of a cube's side.
    open var squareSize = 1.0

    /// Cubes with sides of 1.
    public convenience override init() { self.init(squareSize: 1) }

    /// Cubes with sides of a length.
    public init(squareSize: Double) {
        self.squareSize = squareSize
        super.init()
    }

    override var function: NoiseFunction {
        { [squareSize] point in
            let cell = (point / squareSize).rounded(.down)
            let sum = cell.x + cell.y + cell.z
            return sum.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
        }
    }
}

/// Cylinders in each other around the axis of y; 1 on them, -1 between.
open class GKCylindersNoiseSource: GKNoiseSource {
    /// How many cylinders there are in a unit.
    open var frequency = 1.0

    /// Cylinders one apart.
    public convenience override init() { self.init(frequency: 1) }

    /// Cylinders as close as a frequency says.
    public init(frequency: Double) {
        self.frequency = frequency
        super.init()
    }

    override var function: NoiseFunction {
        { [frequency] in shell(simd_length(vector_double2($0.x, $0.z)) * frequency) }
    }
}

/// Spheres in each other around the origin; 1 on them, -1 between.
open class GKSpheresNoiseSource: GKNoiseSource {
    /// How many spheres there are in a unit.
    open var frequency = 1.0

    /// Spheres one apart.
    public convenience override init() { self.init(frequency: 1) }

    /// Spheres as close as a frequency says.
    public init(frequency: Double) {
        self.frequency = frequency
        super.init()
    }

    override var function: NoiseFunction {
        { [frequency] in shell(simd_length($0) * frequency) }
    }
}

/// 1 at whole distances, -1 in the middle between two.
private func shell(_ distance: Double) -> Double {
    let inner = distance - distance.rounded(.down)
    return 1 - 4 * min(inner, 1 - inner)
}

/// Cells around random points, one in each unit cube.
open class GKVoronoiNoiseSource: GKNoiseSource {
    /// How many cells there are in a unit.
    open var frequency = 1.0
    /// How much the values of cells differ.
    open var displacement = 1.0
    /// Whether the distance from the cell's point counts.
    open var isDistanceEnabled = false
    /// What tells this source from others with the same values.
    open var seed: Int32 = 0

    /// Cells with the values that are usual.
    public convenience override init() {
        self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0)
    }

    /// Cells of some values.
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        self.frequency = frequency
        self.displacement = displacement
        isDistanceEnabled = distanceEnabled
        self.seed = seed
        super.init()
    }

    override var function: NoiseFunction {
        { [frequency, displacement, isDistanceEnabled, seed] position in
            let point = position * frequency
            let cell = point.rounded(.down)
            var nearest = cell
            var least = Double.infinity
            // The nearest point is never more than two cubes away.
            for offset in Lattice.neighbourhood {
                let other = cell + offset
                let distance = simd_distance_squared(
                    point,
                    other + Lattice.point(in: other, seed: seed)
                )
                if distance < least {
                    least = distance
                    nearest = other
                }
            }
            let height = isDistanceEnabled ? least.squareRoot() * 3.squareRoot() - 1 : 0
            return height + displacement * Lattice.value(at: nearest, seed: seed)
        }
    }
}
