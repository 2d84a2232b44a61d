// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitTextKit

struct TextRangeTests {
    /// Every range of a short text.
    private static let all = (0...5).flatMap { low in (low...5).map { low..<$0 } }

    private func range(_ units: Range<Int>) -> NSTextRange { NSTextRange(units: units) }

    private func units(_ range: NSTextRange) -> Range<Int> {
        let low = (range.location as? TextOffset)?.unit ?? -1
        let high = (range.endLocation as? TextOffset)?.unit ?? -1
        return low..<high
    }

    @Test func aRangeWhoseEndsAreExchangedIsNone() {
        #expect(NSTextRange(location: TextOffset(2), end: TextOffset(1)) == nil)
        #expect(NSTextRange(location: TextOffset(2), end: nil)?.isEmpty == true)
        #expect(NSTextRange(location: TextOffset(2)).isEqual(to: range(2..<2)))
    }

    @Test func aRangeHoldsItsPlacesButNotItsEnd() {
        for units in Self.all {
            for place in 0...5 {
                #expect(range(units).contains(TextOffset(place)) == units.contains(place))
            }
        }
    }

    @Test func rangesMeetAndUniteAsSetsOfPlacesDo() {
        for one in Self.all {
            for two in Self.all {
                let places = Set(one).intersection(two)
                let common = range(one).intersection(range(two))
                if !one.isEmpty, !two.isEmpty {
                    #expect(Set(common.map(units) ?? 0..<0) == places, "\(one) \(two)")
                    #expect(range(one).intersects(range(two)) == !places.isEmpty)
                }
                let union = units(range(one).union(range(two)))
                #expect(
                    union == min(
                        one.lowerBound,
                        two.lowerBound
                    )..<max(one.upperBound, two.upperBound)
                )
                let isInside = one.lowerBound <= two.lowerBound && two.upperBound <= one.upperBound
                #expect(range(one).contains(range(two)) == isInside)
            }
        }
    }

    @Test func meetingAndUnitingKeepTheLawsOfALattice() {
        for one in Self.all {
            for two in Self.all {
                let (a, b) = (range(one), range(two))
                #expect(a.union(b).isEqual(to: b.union(a)))
                #expect(a.union(b).contains(a) && a.union(b).contains(b))
                let (ab, ba) = (a.intersection(b), b.intersection(a))
                #expect(ab == ba, "\(one) \(two)")
                guard let ab else { continue }
                #expect(a.contains(ab) && b.contains(ab))
                #expect(a.union(ab).isEqual(to: a))
            }
        }
    }

    @Test func anEmptyRangeMeetsThoseThatItLiesIn() {
        #expect(range(1..<3).intersects(range(1..<1)))
        #expect(!range(1..<3).intersects(range(3..<3)))
        #expect(range(2..<2).intersects(range(2..<2)))
    }
}
