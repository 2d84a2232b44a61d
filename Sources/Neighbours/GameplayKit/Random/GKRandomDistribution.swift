// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Random integers between two bounds, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom

    /// The least integer.
    open private(set) var lowestValue: Int
    /// The greatest integer.
    open private(set) var highestValue: Int

    /// How many integers there are from the least to the greatest.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// The integers between two bounds, both included, by a source.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        precondition(
            lowestValue <= highestValue,
            "GKRandomDistribution: the lowest value, \(lowestValue), is above the highest, \(highestValue)"
        )
        self.source = source
        self.lowestValue = lowestValue
        self.highestValue = highestValue
        super.init()
    }

    /// The integers between two bounds, both included, by the system's source.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(),
            lowestValue: lowestValue,
            highestValue: highestValue
        )
    }

    /// A die: from 1 to its number of sides.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    /// A die with six sides.
    open class func d6() -> Self { die(sides: 6) }

    /// A die with twenty sides.
    open class func d20() -> Self { die(sides: 20) }

    private class func die(sides: Int) -> Self {
        let source = GKRandomSource.sharedRandom()
        let die: GKRandomDistribution =
            if self == GKShuffledDistribution.self {
                GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: sides)
            } else if self == GKGaussianDistribution.self {
                GKGaussianDistribution(randomSource: source, lowestValue: 1, highestValue: sides)
            } else {
                GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: sides)
            }
        guard let die = die as? Self else {
            preconditionFailure("GKRandomDistribution: make a die of \(self) by its initializer")
        }
        return die
    }

    /// The next integer from the least to the greatest.
    open func nextInt() -> Int {
        lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
    }

    /// The next integer from the least that is below a bound.
    open func nextInt(upperBound: Int) -> Int {
        precondition(
            upperBound > lowestValue,
            "GKRandomDistribution.nextInt(upperBound:): \(upperBound) is not above \(lowestValue)"
        )
        while true {
            let value = nextInt()
            if value < upperBound { return value }
        }
    }

    /// The next integer's place between the bounds, from 0 to 1.
    open func nextUniform() -> Float {
        guard highestValue > lowestValue else { return source.nextUniform() }
        return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }

    /// Whether the next integer is in the upper half.
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}
