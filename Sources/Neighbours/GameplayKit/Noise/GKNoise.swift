// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import simd

/// A function of space that can be changed and combined with others.
open class GKNoise: NSObject {
    private(set) var function: NoiseFunction

    /// Noise that is 0 everywhere.
    public override convenience init() { self.init(function: { _ in 0 }) }

    /// The noise of a source, as the source is now.
    public convenience init(_ noiseSource: GKNoiseSource) {
        self.init(function: noiseSource.function)
    }

    /// Several noises, of which another one chooses: from -1 for the first to 1 for the last.
    public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
        let count = noises.count
        let boundaries = (1..<max(1, count)).map { Double($0) * 2 / Double(count) - 1 }
        self.init(
            componentNoises: noises,
            selectionNoise: selectionNoise,
            componentBoundaries: boundaries.map { NSNumber(value: $0) },
            boundaryBlendDistances: boundaries.map { _ in 0 }
        )
    }

    /// Several noises, of which another one chooses: each boundary is the selection's value from
    /// which the next noise counts, and noises mix within its distance.
    public convenience init(
        componentNoises noises: [GKNoise],
        selectionNoise: GKNoise,
        componentBoundaries: [NSNumber],
        boundaryBlendDistances blendDistances: [NSNumber]
    ) {
        let parts = noises.map { $0.function }
        precondition(
            componentBoundaries.count == max(0, parts.count - 1)
                && blendDistances.count == componentBoundaries.count,
            "GKNoise: \(parts.count) noises need one boundary and distance less, not "
                + "\(componentBoundaries.count) and \(blendDistances.count)"
        )
        let selection = selectionNoise.function
        let boundaries = componentBoundaries.map { $0.doubleValue }
        let distances = blendDistances.map { $0.doubleValue }
        self.init(function: { point in
            guard var value = parts.first?(point) else { return 0 }
            let choice = selection(point)
            for index in boundaries.indices {
                let low = boundaries[index] - distances[index]
                let high = boundaries[index] + distances[index]
                if choice < low || (choice == low && low < high) { break }
                let share = high > low ? min(1, (choice - low) / (high - low)) : 1
                let next = parts[index + 1](point)
                value += (next - value) * share * share * (3 - 2 * share)
            }
            return value
        })
    }

    init(function: @escaping NoiseFunction) {
        self.function = function
        super.init()
    }

    /// The value at a point of the plane through the origin in which y is 0: x and z.
    open func value(atPosition position: vector_float2) -> Float {
        Float(function(vector_double3(Double(position.x), 0, Double(position.y))))
    }

    // MARK: Values

    /// Makes all values positive.
    open func applyAbsoluteValue() { mapValues { abs($0) } }

    /// Keeps values between two bounds.
    open func clamp(lowerBound: Double, upperBound: Double) {
        mapValues { max(lowerBound, min(upperBound, $0)) }
    }

    /// Raises values to a power.
    open func raiseToPower(_ power: Double) { mapValues { pow($0, power) } }

    /// Turns values into their opposites.
    open func invert() { mapValues { -$0 } }

    /// Maps values by a curve through points, which is straight for fewer than four.
    open func remapValuesToCurve(controlPoints: [NSNumber: NSNumber]) {
        let curve = NoiseCurve(controlPoints)
        mapValues { curve.value(at: $0) }
    }

    /// Maps values to terraces: flat at the peaks, and steeper between.
    open func remapValuesToTerraces(peaks: [NSNumber], terracesInverted inverted: Bool) {
        let steps = NoiseTerraces(peaks, isInverted: inverted)
        mapValues { steps.value(at: $0) }
    }

    // MARK: Space

    /// Moves points at random before they are asked.
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        let shifts = (0..<3).map { axis in
            GKPerlinNoiseSource(
                frequency: frequency,
                octaveCount: Int(roughness),
                persistence: 0.5,
                lacunarity: 2,
                seed: seed &+ Int32(axis)
            ).function
        }
        mapPoints { point in
            // Off the corners of the lattice, where all noise is 0.
            let place = point + vector_double3(0.193_7, 0.417_1, 0.773_9)
            return point + vector_double3(shifts[0](place), shifts[1](place), shifts[2](place))
                * power
        }
    }

    /// Moves the noise.
    open func move(by delta: vector_double3) { mapPoints { $0 - delta } }

    /// Widens the noise; an axis of 0 stays as it is.
    open func scale(by factor: vector_double3) {
        let safe = factor.replacing(with: 1, where: factor .== 0)
        mapPoints { $0 / safe }
    }

    /// Turns the noise around the axes of x, y and z, in this order, by radians.
    open func rotate(by radians: vector_double3) {
        let sines = radians.map { sin($0) }
        let cosines = radians.map { cos($0) }
        mapPoints { point in
            // Points turn the other way, and in the opposite order.
            let z = vector_double3(
                point.x * cosines.z + point.y * sines.z,
                point.y * cosines.z - point.x * sines.z,
                point.z
            )
            let y = vector_double3(
                z.x * cosines.y - z.z * sines.y,
                z.y,
                z.z * cosines.y + z.x * sines.y
            )
            return vector_double3(
                y.x,
                y.y * cosines.x + y.z * sines.x,
                y.z * cosines.x - y.y * sines.x
            )
        }
    }

    /// Moves each point by the values of three noises there.
    open func displaceXWithNoise(
        _ xDisplacementNoise: GKNoise,
        yWithNoise yDisplacementNoise: GKNoise,
        zWithNoise zDisplacementNoise: GKNoise
    ) {
        let (x, y, z) = (
            xDisplacementNoise.function, yDisplacementNoise.function, zDisplacementNoise.function
        )
        mapPoints { $0 + vector_double3(x($0), y($0), z($0)) }
    }

    // MARK: Other noises

    /// Adds another noise.
    open func add(_ noise: GKNoise) { combine(noise, +) }

    /// Multiplies by another noise.
    open func multiply(_ noise: GKNoise) { combine(noise, *) }

    /// Takes the lesser value of both.
    open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }

    /// Takes the greater value of both.
    open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }

    /// Raises values to the powers of another noise.
    open func raiseToPower(_ noise: GKNoise) { combine(noise) { pow($0, $1) } }

    private func mapValues(_ change: @escaping (Double) -> Double) {
        function = { [function] in change(function($0)) }
    }

    private func mapPoints(_ change: @escaping (vector_double3) -> vector_double3) {
        function = { [function] in function(change($0)) }
    }

    private func combine(_ noise: GKNoise, _ combine: @escaping (Double, Double) -> Double) {
        function = { [function, other = noise.function] in combine(function($0), other($0)) }
    }
}

extension vector_double3 {
    /// A function of each component.
    fileprivate func map(_ change: (Double) -> Double) -> vector_double3 {
        vector_double3(change(x), change(y), change(z))
    }
}
