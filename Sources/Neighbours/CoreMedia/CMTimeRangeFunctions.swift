// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime

/// A range of a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// A range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}

/// Where a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// The smallest range with all of two.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

/// What two ranges have in common.
public func CMTimeRangeGetIntersection(
    _ range: CMTimeRange,
    otherRange: CMTimeRange
) -> CMTimeRange { range.intersection(otherRange) }

/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
    range1 == range2
}

/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
    range.containsTime(time)
}

/// Whether all of a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

/// The nearest time in a range or at its ends.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    range.clamped(time)
}

/// A time moved by whole durations of a range into it.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    foldRange.folded(time)
}

/// The time that stands in one range as another does in another; outside of the range, too.
public func CMTimeMapTimeFromRangeToRange(
    _ t: CMTime,
    fromRange: CMTimeRange,
    toRange: CMTimeRange
) -> CMTime {
    guard fromRange.isValid, toRange.isValid, !fromRange.isEmpty else { return .invalid }
    let offset = CMTimeMapDurationFromRangeToRange(
        t - fromRange.start,
        fromRange: fromRange,
        toRange: toRange
    )
    return toRange.start + offset
}

/// A duration, stretched as one range has to be to become as long as another.
public func CMTimeMapDurationFromRangeToRange(
    _ dur: CMTime,
    fromRange: CMTimeRange,
    toRange: CMTimeRange
) -> CMTime {
    guard fromRange.isValid, toRange.isValid, !fromRange.isEmpty else { return .invalid }
    guard fromRange.duration != toRange.duration else { return dur }
    return dur.scaled(by: toRange.duration.seconds / fromRange.duration.seconds)
}

/// A range in words.
public func CMTimeRangeCopyDescription(_ allocator: CFAllocator?, range: CMTimeRange) -> CFString {
    NSString(string: range.description)
}

/// Prints a range to standard error.
public func CMTimeRangeShow(_ range: CMTimeRange) {
    FileHandle.standardError.write(Data((range.description + "\n").utf8))
}
