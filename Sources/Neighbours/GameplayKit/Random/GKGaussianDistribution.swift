// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random integers that are likelier the nearer they are to a mean.
///
/// Values come from the polar method of Marsaglia; those more than three deviations away are drawn
/// again, as are those that are out of bounds.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The middle of the values.
    open private(set) var mean: Float
    /// The standard deviation.
    open private(set) var deviation: Float

    /// The bell around a mean, which ends three deviations away from it.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        precondition(
            deviation >= 0,
            "GKGaussianDistribution: the deviation, \(deviation), is negative"
        )
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source,
            lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded())
        )
    }

    /// The bell between two bounds, which are three deviations away from its mean.
    public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = (Float(lowestValue) + Float(highestValue)) / 2
        deviation = (Float(highestValue) - Float(lowestValue)) / 6
        super.init(
            randomSource: source,
            lowestValue: lowestValue,
            highestValue: highestValue
        )
    }

    /// The next integer.
    open override func nextInt() -> Int { Int(nextValue().rounded()) }

    /// The next value's place between the bounds, from 0 to 1.
    open override func nextUniform() -> Float {
        let width = Float(highestValue - lowestValue)
        guard width > 0 else { return 0.5 }
        return (nextValue() - Float(lowestValue)) / width
    }

    private func nextValue() -> Float {
        guard deviation > 0 else { return mean }
        while true {
            let x = source.nextUniform() * 2 - 1
            let y = source.nextUniform() * 2 - 1
            let square = x * x + y * y
            guard square > 0, square < 1 else { continue }
            let value = mean + deviation * x * (-2 * log(square) / square).squareRoot()
            if value >= Float(lowestValue), value <= Float(highestValue) { return value }
        }
    }
}
