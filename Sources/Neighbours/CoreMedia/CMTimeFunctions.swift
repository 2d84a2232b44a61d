// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime

/// `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

/// `value / timescale` seconds of a timeline.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    time.epoch = epoch
    return time
}

/// So many seconds in units of the timescale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The same time in another timescale.
public func CMTimeConvertScale(
    _ time: CMTime,
    timescale: Int32,
    method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(timescale, method: method) }

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A time by an integer.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.scaled(by: Int64(multiplier), over: 1)
}

/// A time by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.scaled(by: multiplier)
}

/// A time by a fraction; invalid for the divisor 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.scaled(by: Int64(multiplier), over: Int64(divisor))
}

/// -1, 0 or 1: the first time is before the second, the same, after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(time2) }

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    time1.order(time2) <= 0 ? time1 : time2
}

/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    time1.order(time2) >= 0 ? time1 : time2
}

/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time.magnitude }

/// A time in words: `{value/timescale = seconds}`.
public func CMTimeCopyDescription(_ allocator: CFAllocator?, _ time: CMTime) -> CFString {
    let text: String
    if !time.isValid {
        text = "{INVALID}"
    } else if time.isIndefinite {
        text = "{INDEFINITE}"
    } else if !time.isNumeric {
        text = time.isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}"
    } else {
        let seconds = String(format: "%.3f", time.seconds)
        text =
            "{\(time.value)/\(time.timescale) = \(seconds)"
            + (time.epoch == 0 ? "" : ", epoch = \(time.epoch)")
            + (time.hasBeenRounded ? ", rounded}" : "}")
    }
    return NSString(string: text)
}

/// Prints a time to standard error.
public func CMTimeShow(_ time: CMTime) {
    FileHandle.standardError.write(Data((time.description + "\n").utf8))
}

/// A time's parts as numbers, by the keys `kCMTime…Key`.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeValueKey: NSNumber(value: time.value),
        kCMTimeScaleKey: NSNumber(value: time.timescale),
        kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
        kCMTimeEpochKey: NSNumber(value: time.epoch),
    ] as NSDictionary
}

/// A time of such parts; invalid without a dictionary, or where one of them is missing.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    func number(_ key: CFString) -> NSNumber? { dictionaryRepresentation?[key] as? NSNumber }
    guard let value = number(kCMTimeValueKey), let scale = number(kCMTimeScaleKey),
        let flags = number(kCMTimeFlagsKey), let epoch = number(kCMTimeEpochKey)
    else { return .invalid }
    return CMTime(
        value: value.int64Value,
        timescale: scale.int32Value,
        flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: epoch.int64Value
    )
}

// Core Foundation's strings are never changed.
/// The key of a time's value.
nonisolated(unsafe) public let kCMTimeValueKey: CFString = NSString(string: "value")

// Core Foundation's strings are never changed.
/// The key of a time's timescale.
nonisolated(unsafe) public let kCMTimeScaleKey: CFString = NSString(string: "timescale")

// Core Foundation's strings are never changed.
/// The key of a time's flags.
nonisolated(unsafe) public let kCMTimeFlagsKey: CFString = NSString(string: "flags")

// Core Foundation's strings are never changed.
/// The key of a time's epoch.
nonisolated(unsafe) public let kCMTimeEpochKey: CFString = NSString(string: "epoch")
