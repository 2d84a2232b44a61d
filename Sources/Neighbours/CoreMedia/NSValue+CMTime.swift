// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// On iOS these are AVFoundation's, which re-exports this module.

extension NSValue {
    /// Boxes a time.
    public convenience init(time: CMTime) {
        var words = time.words
        // An array of integers: Foundation on Linux boxes no other structures than its own.
        self.init(bytes: &words, objCType: NSValue.typeOfTimes)
    }

    /// Boxes a range of time.
    public convenience init(timeRange: CMTimeRange) {
        var words = (timeRange.start.words, timeRange.duration.words)
        self.init(bytes: &words, objCType: NSValue.typeOfRanges)
    }

    /// The boxed time; invalid for another value.
    public var timeValue: CMTime { boxedTime ?? .invalid }

    /// The boxed range; invalid for another value.
    public var timeRangeValue: CMTimeRange { boxedTimeRange ?? .invalid }

    /// The boxed time; nil for another value.
    fileprivate var boxedTime: CMTime? {
        guard strcmp(objCType, NSValue.typeOfTimes) == 0 else { return nil }
        var words = CMTime().words
        getValue(&words)
        return CMTime(words: words)
    }

    /// The boxed range; nil for another value.
    fileprivate var boxedTimeRange: CMTimeRange? {
        guard strcmp(objCType, NSValue.typeOfRanges) == 0 else { return nil }
        var words = (CMTime().words, CMTime().words)
        getValue(&words)
        return CMTimeRange(start: CMTime(words: words.0), duration: CMTime(words: words.1))
    }

    // Unsafe because it is a pointer, to bytes that never change.
    private nonisolated(unsafe) static let typeOfTimes = name("[3q]")

    // Unsafe because it is a pointer, to bytes that never change.
    private nonisolated(unsafe) static let typeOfRanges = name("[6q]")

    private static func name(_ text: String) -> UnsafePointer<CChar> {
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
        for (index, byte) in text.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
        bytes[text.utf8.count] = 0
        return UnsafePointer(bytes)
    }
}

extension CMTime {
    /// The value; the timescale and the flags; the epoch.
    fileprivate var words: (Int64, UInt64, Int64) {
        (value, UInt64(UInt32(bitPattern: timescale)) << 32 | UInt64(flags.rawValue), epoch)
    }

    fileprivate init(words: (Int64, UInt64, Int64)) {
        self.init(
            value: words.0,
            timescale: Int32(bitPattern: UInt32(words.1 >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: words.1)),
            epoch: words.2
        )
    }
}

extension CMTime: _NSValueBridgeable {
    /// No time.
    public static var _emptyValue: CMTime { .invalid }
    /// The time in a box.
    public var _boxed: NSValue { NSValue(time: self) }
    /// Unboxes a time; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CMTime? { box.boxedTime }
}

extension CMTimeRange: _NSValueBridgeable {
    /// No range.
    public static var _emptyValue: CMTimeRange { .invalid }
    /// The range in a box.
    public var _boxed: NSValue { NSValue(timeRange: self) }
    /// Unboxes a range; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CMTimeRange? { box.boxedTimeRange }
}
