// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import simd

/// Samples of noise over a rectangle.
open class GKNoiseMap: NSObject {
    /// The rectangle's width and height in the noise.
    open private(set) var size: vector_double2
    /// The rectangle's origin in the noise.
    open private(set) var origin: vector_double2
    /// How many samples there are across and down.
    open private(set) var sampleCount: vector_int2
    /// Whether opposite sides fit to each other.
    open private(set) var isSeamless: Bool

    private var values: [Float]

    /// A map of zeros.
    public convenience override init() { self.init(GKNoise()) }

    /// The noise from the origin to (1, 1), in 100 by 100 samples.
    public convenience init(_ noise: GKNoise) {
        self.init(
            noise,
            size: vector_double2(1, 1),
            origin: vector_double2(0, 0),
            sampleCount: vector_int2(100, 100),
            seamless: false
        )
    }

    /// The noise in a rectangle.
    public init(
        _ noise: GKNoise,
        size: vector_double2,
        origin: vector_double2,
        sampleCount: vector_int2,
        seamless: Bool
    ) {
        precondition(
            sampleCount.x > 0 && sampleCount.y > 0,
            "GKNoiseMap: \(sampleCount.x) by \(sampleCount.y) samples; give one or more each"
        )
        self.size = size
        self.origin = origin
        self.sampleCount = sampleCount
        isSeamless = seamless
        let function = noise.function
        func sample(_ place: vector_double2) -> Double {
            function(vector_double3(place.x, 0, place.y))
        }
        values = (0..<Int(sampleCount.y)).flatMap { row in
            (0..<Int(sampleCount.x)).map { column in
                let part = vector_double2(
                    Double(column) / Double(sampleCount.x),
                    Double(row) / Double(sampleCount.y)
                )
                let place = origin + size * part
                guard seamless else { return Float(sample(place)) }
                // The rectangle and its neighbours to the left and above, mixed by the distance.
                let left = vector_double2(size.x, 0)
                let above = vector_double2(0, size.y)
                let upper = sample(place) * (1 - part.x) + sample(place - left) * part.x
                let lower =
                    sample(place - above) * (1 - part.x)
                    + sample(place - above - left) * part.x
                return Float(upper * (1 - part.y) + lower * part.y)
            }
        }
        super.init()
    }

    /// The sample at a column and row; the nearest one outside.
    open func value(at position: vector_int2) -> Float { values[index(position)] }

    /// The value between samples; the nearest one outside.
    open func interpolatedValue(at position: vector_float2) -> Float {
        guard position.x.isFinite, position.y.isFinite else { return 0 }
        let limit = vector_float2(sampleCount) - 1
        let place = position.clamped(lowerBound: vector_float2(), upperBound: limit)
        let corner = place.rounded(.down)
        let share = place - corner
        let start = vector_int2(corner)
        let upper =
            value(at: start) * (1 - share.x) + value(at: start &+ vector_int2(1, 0)) * share.x
        let lower =
            value(at: start &+ vector_int2(0, 1)) * (1 - share.x)
            + value(at: start &+ vector_int2(1, 1)) * share.x
        return upper * (1 - share.y) + lower * share.y
    }

    /// Sets the sample at a column and row; nothing outside.
    open func setValue(_ value: Float, at position: vector_int2) {
        guard (0..<sampleCount.x).contains(position.x), (0..<sampleCount.y).contains(position.y)
        else { return }
        values[index(position)] = value
    }

    private func index(_ position: vector_int2) -> Int {
        let inside = position.clamped(lowerBound: vector_int2(), upperBound: sampleCount &- 1)
        return Int(inside.y) * Int(sampleCount.x) + Int(inside.x)
    }
}
