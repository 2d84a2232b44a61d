// SPDX-License-Identifier: Apache-2.0

import Foundation
import GameplayKit
import Testing
import simd

/// Noise and what can be made of it.
struct NoiseTests {
    private static func points(_ seed: UInt64) -> [vector_float2] {
        let source = GKLinearCongruentialRandomSource(seed: seed)
        return (0..<200).map { _ in
            vector_float2(source.nextUniform(), source.nextUniform()) * 20 - 10
        }
    }

    @Test(arguments: 0..<5) func noiseIsDeterminedBoundedAndSmooth(_ index: Int) {
        let make: (Int32) -> GKNoise = { seed in
            switch index {
            case 0:
                GKNoise(
                    GKPerlinNoiseSource(
                        frequency: 1,
                        octaveCount: 3,
                        persistence: 0.5,
                        lacunarity: 2,
                        seed: seed
                    )
                )
            case 1:
                GKNoise(
                    GKBillowNoiseSource(
                        frequency: 1,
                        octaveCount: 3,
                        persistence: 0.5,
                        lacunarity: 2,
                        seed: seed
                    )
                )
            case 2:
                GKNoise(
                    GKRidgedNoiseSource(
                        frequency: 1,
                        octaveCount: 3,
                        lacunarity: 2,
                        seed: seed
                    )
                )
            case 3:
                GKNoise(
                    GKVoronoiNoiseSource(
                        frequency: 1,
                        displacement: 0,
                        distanceEnabled: true,
                        seed: seed
                    )
                )
            default: GKNoise(GKSpheresNoiseSource(frequency: 1))
            }
        }
        let noise = make(5)
        let same = make(5)
        let other = make(6)
        var differs = false
        var values: [Float] = []
        for point in Self.points(3) {
            let value = noise.value(atPosition: point)
            values.append(value)
            #expect(same.value(atPosition: point) == value)
            #expect((-2.5...2.5).contains(value))
            differs = differs || other.value(atPosition: point) != value
            let near = noise.value(atPosition: point + vector_float2(0.000_5, 0))
            #expect(abs(near - value) < 0.05)
        }
        #expect(differs == (index != 4))
        #expect((values.max() ?? 0) - (values.min() ?? 0) > 0.4)
    }

    @Test func patternsAreExact() {
        let cylinders = GKNoise(GKCylindersNoiseSource(frequency: 1))
        #expect(cylinders.value(atPosition: vector_float2(3, 4)) == 1)
        #expect(abs(cylinders.value(atPosition: vector_float2(0.5, 0)) + 1) < 0.000_1)
        let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 2))
        #expect(board.value(atPosition: vector_float2(1, 1)) == 1)
        #expect(board.value(atPosition: vector_float2(3, 1)) == -1)
        #expect(board.value(atPosition: vector_float2(3, 3)) == 1)
        #expect(GKNoise().value(atPosition: vector_float2(3, 3)) == 0)
        let cells = GKNoise(
            GKVoronoiNoiseSource(
                frequency: 1,
                displacement: 1,
                distanceEnabled: false,
                seed: 1
            )
        )
        let kinds = Set(Self.points(1).map { cells.value(atPosition: $0) })
        #expect(kinds.count > 20)
        #expect(kinds.count < 200)
    }

    @Test func valuesAreChanged() {
        func constant(_ value: Double) -> GKNoise { GKNoise(GKConstantNoiseSource(value: value)) }
        func changed(_ value: Double, _ change: (GKNoise) -> Void) -> Float {
            let noise = constant(value)
            change(noise)
            return noise.value(atPosition: vector_float2(1, 2))
        }
        #expect(changed(-0.5) { $0.applyAbsoluteValue() } == 0.5)
        #expect(changed(-0.5) { $0.clamp(lowerBound: -0.2, upperBound: 1) } == -0.2)
        #expect(changed(0.5) { $0.raiseToPower(2) } == 0.25)
        #expect(changed(0.5) { $0.invert() } == -0.5)
        #expect(changed(0.5) { $0.add(constant(0.25)) } == 0.75)
        #expect(changed(0.5) { $0.multiply(constant(0.5)) } == 0.25)
        #expect(changed(0.5) { $0.minimum(constant(0.25)) } == 0.25)
        #expect(changed(0.5) { $0.maximum(constant(0.75)) } == 0.75)
        #expect(changed(4) { $0.raiseToPower(constant(0.5)) } == 2)
        #expect(changed(0.5) { $0.remapValuesToCurve(controlPoints: [0: 0, 1: 10]) } == 5)
        #expect(
            changed(3) { $0.remapValuesToCurve(controlPoints: [0: 0, 1: 1, 2: 2, 3: 3, 4: 4]) } == 3
        )
        #expect(
            changed(1.5) { $0.remapValuesToCurve(controlPoints: [0: 0, 1: 1, 2: 2, 3: 3]) } == 1.5
        )
        #expect(
            changed(0.5) { $0.remapValuesToTerraces(peaks: [-1, 0, 1], terracesInverted: false) }
                == 0.25
        )
        #expect(
            changed(0.5) { $0.remapValuesToTerraces(peaks: [-1, 0, 1], terracesInverted: true) }
                == 0.75
        )
    }

    @Test func spaceIsChanged() {
        func noise() -> GKNoise { GKNoise(GKPerlinNoiseSource()) }
        let place = vector_float2(0.3, 0.7)
        let value = noise().value(atPosition: place)
        let moved = noise()
        moved.move(by: vector_double3(2.5, 0, 0))
        #expect(abs(moved.value(atPosition: place + vector_float2(2.5, 0)) - value) < 0.000_1)
        let scaled = noise()
        scaled.scale(by: vector_double3(2, 1, 2))
        #expect(abs(scaled.value(atPosition: place * 2) - value) < 0.000_1)
        let turned = noise()
        turned.rotate(by: vector_double3(0, .pi / 2, 0))
        // A quarter turn around y takes x to -z, and z to x.
        #expect(
            abs(turned.value(atPosition: vector_float2(place.y, -place.x)) - value) < 0.000_1
        )
        let one = GKNoise(GKConstantNoiseSource(value: 1))
        let displaced = noise()
        displaced.displaceXWithNoise(one, yWithNoise: GKNoise(), zWithNoise: GKNoise())
        #expect(abs(displaced.value(atPosition: place - vector_float2(1, 0)) - value) < 0.000_1)
        let rough = noise()
        rough.applyTurbulence(frequency: 1, power: 1, roughness: 2, seed: 3)
        #expect(rough.value(atPosition: place) != value)
    }

    @Test func oneNoiseChoosesAmongOthers() {
        func constant(_ value: Double) -> GKNoise { GKNoise(GKConstantNoiseSource(value: value)) }
        let parts = [constant(10), constant(20), constant(30)]
        for (choice, wanted) in [(-0.9, 10), (0, 20), (0.9, 30)] as [(Double, Float)] {
            let noise = GKNoise(componentNoises: parts, selectionNoise: constant(choice))
            #expect(noise.value(atPosition: vector_float2(0, 0)) == wanted)
        }
        let mixed = GKNoise(
            componentNoises: [constant(0), constant(10)],
            selectionNoise: constant(0),
            componentBoundaries: [0],
            boundaryBlendDistances: [0.5]
        )
        #expect(mixed.value(atPosition: vector_float2(0, 0)) == 5)
    }

    @Test func mapsSampleNoise() {
        let noise = GKNoise(GKPerlinNoiseSource())
        let map = GKNoiseMap(
            noise,
            size: vector_double2(4, 4),
            origin: vector_double2(1, 1),
            sampleCount: vector_int2(8, 16),
            seamless: false
        )
        let place = vector_float2(1 + 4 * 3 / 8, 1 + 4 * 5 / 16)
        #expect(map.value(at: vector_int2(3, 5)) == noise.value(atPosition: place))
        map.setValue(1, at: vector_int2(0, 0))
        map.setValue(0, at: vector_int2(1, 0))
        map.setValue(5, at: vector_int2(100, 0))
        #expect(map.interpolatedValue(at: vector_float2(0.25, 0)) == 0.75)
        #expect(GKNoiseMap(noise).sampleCount == vector_int2(100, 100))
        let seamless = GKNoiseMap(
            noise,
            size: vector_double2(1.5, 1.5),
            origin: vector_double2(0.2, 0.3),
            sampleCount: vector_int2(200, 200),
            seamless: true
        )
        for row in 0..<200 {
            let left = seamless.value(at: vector_int2(0, Int32(row)))
            let right = seamless.value(at: vector_int2(199, Int32(row)))
            #expect(abs(left - right) < 0.15)
        }
    }
}
