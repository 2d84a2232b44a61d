// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Foundation
import ObjCRuntime
import Testing

/// `CMTimeRange`, and times in boxes and dictionaries.
struct TimeRangeTests {
    private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(value: start, timescale: 3),
            end: CMTime(value: end, timescale: 3)
        )
    }

    private func time(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 3) }

    @Test func unionsAndIntersectionsAreThoseOfSets() {
        for a in 0..<5 as Range<Int64> {
            for b in a..<6 {
                for c in 0..<5 as Range<Int64> {
                    for d in c..<6 {
                        let (first, second) = (range(a, b), range(c, d))
                        let both = first.intersection(second)
                        let all = first.union(second)
                        for point in -1..<8 as Range<Int64> {
                            let isIn = first.containsTime(time(point))
                            let isInOther = second.containsTime(time(point))
                            #expect(isIn == (a <= point && point < b))
                            #expect(both.containsTime(time(point)) == (isIn && isInOther))
                            if isIn { #expect(all.containsTime(time(point))) }
                        }
                        if !first.isEmpty { #expect(all.containsTimeRange(first)) }
                        #expect(all == second.union(first))
                    }
                }
            }
        }
    }

    @Test func whatIsNoRangeIsNone() {
        #expect(!CMTimeRange.invalid.isValid)
        #expect(!range(3, 1).isValid)
        #expect(CMTimeRange.invalid.end == .invalid)
        #expect(CMTimeRange.invalid.union(.zero) == .invalid)
        #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.zero.containsTime(.zero))
        let open = CMTimeRange(start: .zero, duration: .positiveInfinity)
        #expect(open.containsTime(time(1_000_000)) && open.end == .positiveInfinity)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
    }

    @Test func timesAreFoldedAndClamped() {
        for point in -20..<20 as Range<Int64> {
            let folded = CMTimeFoldIntoRange(time(point), foldRange: range(2, 7))
            #expect(range(2, 7).containsTime(folded))
            let turns = (folded - time(point)).seconds / range(2, 7).duration.seconds
            #expect((turns - turns.rounded()).magnitude < 1e-9)
            let clamped = CMTimeClampToRange(time(point), range: range(2, 7))
            #expect(clamped == time(min(7, max(2, point))))
        }
    }

    @Test func timesAreMappedBetweenRanges() {
        let mapped = CMTimeMapTimeFromRangeToRange(
            time(4),
            fromRange: range(2, 6),
            toRange: range(10, 18)
        )
        #expect(mapped == time(14))
        let duration = CMTimeMapDurationFromRangeToRange(
            time(1),
            fromRange: range(2, 6),
            toRange: range(10, 18)
        )
        #expect(duration == time(2))
        #expect(
            CMTimeMapTimeFromRangeToRange(time(4), fromRange: .zero, toRange: range(0, 1))
                == .invalid
        )
    }

    @Test func timesGoIntoBoxesAndBack() {
        for time in Times.all {
            let box = NSValue(time: time)
            let back = box.timeValue
            #expect(back.value == time.value && back.timescale == time.timescale)
            #expect(back.flags == time.flags && back.epoch == time.epoch)
            let again = CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil))
            #expect(again.value == time.value && again.flags == time.flags)
        }
        let range = range(1, 2)
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect((NSValue(timeRange: range) as Any) as? CMTimeRange == range)
        #expect(NSValue(timeRange: range).timeValue == .invalid)
        #expect(NSNumber(value: 1).timeValue == .invalid)
        #expect(CMTimeMakeFromDictionary(nil) == .invalid)
    }
}
