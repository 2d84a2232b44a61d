// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import GameplayKit
import ObjCRuntime
import Testing

/// Sources and distributions of random values.
struct RandomTests {
    @Test func theTwisterGivesTheNumbersOfItsReference() {
        // The first outputs of mt19937-64 for seed 5489 begin with these 64 bits.
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        let words: [UInt64] = [14_514_284_786_278_117_030, 4_620_546_740_167_642_908]
        for word in words {
            #expect(source.nextInt() == Int(Int32(bitPattern: UInt32(word >> 32))))
        }
        // The 10000th is the value that the C++ standard demands (rand.predef).
        for _ in 2..<9_999 { _ = source.nextInt() }
        let last = UInt32(9_981_545_732_273_789_042 as UInt64 >> 32)
        #expect(source.nextInt() == Int(Int32(bitPattern: last)))
    }

    @Test func theCipherGivesTheStreamOfItsKey() {
        // The key stream of "Key" begins with EB9F7781 B734CA72.
        let source = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(UInt32(truncatingIfNeeded: source.nextInt()) == 0xEB9F_7781)
        #expect(UInt32(truncatingIfNeeded: source.nextInt()) == 0xB734_CA72)
    }

    @Test func dropsValues() {
        let source = GKARC4RandomSource(seed: Data([1, 2, 3]))
        let other = GKARC4RandomSource(seed: Data([1, 2, 3]))
        for _ in 0..<5 { _ = source.nextInt() }
        other.dropValues(5)
        #expect(source.nextInt() == other.nextInt())
        source.seed = other.seed
        other.seed = source.seed
        #expect(source.nextInt() == other.nextInt())
    }

    static let seeded: [GKRandomSource] = [
        GKARC4RandomSource(seed: Data([7])), GKLinearCongruentialRandomSource(seed: 7),
        GKMersenneTwisterRandomSource(seed: 7),
    ]

    @Test(arguments: 0..<3) func copiesAndArchivesGoOnWithTheSameValues(_ index: Int) throws {
        let source = try #require(Self.seeded[index].copy() as? GKRandomSource)
        for _ in 0..<100 { _ = source.nextInt() }
        let copy = try #require(source.copy() as? GKRandomSource)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: source,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: GKRandomSource.self, from: data)
        )
        for _ in 0..<700 {
            let value = source.nextInt()
            #expect(copy.nextInt() == value)
            #expect(read.nextInt() == value)
        }
    }

    @Test(arguments: 0..<3) func valuesStayWithinTheirBounds(_ index: Int) throws {
        let source = try #require(Self.seeded[index].copy() as? GKRandomSource)
        var seen: Set<Int> = []
        for _ in 0..<500 {
            seen.insert(source.nextInt(upperBound: 7))
            #expect((0...1).contains(source.nextUniform()))
            #expect((0..<1 << 40).contains(source.nextInt(upperBound: 1 << 40)))
        }
        #expect(seen == Set(0..<7))
    }

    @Test func shufflesAreDeterminedBySeeds() {
        let numbers = Array(1...20)
        let array = NSArray(array: numbers.map { NSNumber(value: $0) })
        let first = array.shuffled(using: GKMersenneTwisterRandomSource(seed: 1))
        let second = GKMersenneTwisterRandomSource(seed: 1).arrayByShufflingObjects(in: numbers)
        let shuffled = second.compactMap { $0 as? Int }
        #expect(first.compactMap { ($0 as? NSNumber)?.intValue ?? $0 as? Int } == shuffled)
        #expect(shuffled != numbers)
        #expect(shuffled.sorted() == numbers)
        #expect(array.shuffled().count == 20)
    }

    @Test func diceHaveTheirSides() {
        #expect(GKRandomDistribution.d6().numberOfPossibleOutcomes == 6)
        #expect(GKRandomDistribution.d20().highestValue == 20)
        #expect(GKShuffledDistribution.d6().lowestValue == 1)
        let die = GKRandomDistribution(forDieWithSideCount: 3)
        #expect(Set((0..<100).map { _ in die.nextInt() }) == [1, 2, 3])
        #expect((0..<50).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
    }

    @Test func aShuffledDistributionGivesAllValuesBeforeOneComesBack() {
        let source = GKLinearCongruentialRandomSource(seed: 3)
        let cards = GKShuffledDistribution(randomSource: source, lowestValue: 3, highestValue: 8)
        var last: Int?
        for _ in 0..<50 {
            let round = (0..<6).map { _ in cards.nextInt() }
            #expect(round.sorted() == Array(3...8))
            #expect(round.first != last)
            last = round.last
        }
    }

    @Test func aBellStaysWithinThreeDeviations() {
        let source = GKMersenneTwisterRandomSource(seed: 9)
        let bell = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 5)
        #expect(bell.lowestValue == 35)
        #expect(bell.highestValue == 65)
        let values = (0..<2_000).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (35...65).contains($0) })
        let near = values.filter { (45...55).contains($0) }.count
        // Two thirds lie within one deviation.
        #expect((1_200...1_550).contains(near))
        let bounds = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
        #expect(bounds.mean == 30)
        #expect(bounds.deviation == 10)
    }
}
