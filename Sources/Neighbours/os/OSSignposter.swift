// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

import Foundation

/// A signpost's number.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Makes one of a number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }

    /// Makes one for a log.
    public init(log: OSLog) { rawValue = 1 }

    /// Makes one for an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The only one of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(.max)
    /// None.
    public static let null = OSSignpostID(0)

    /// The order of the numbers.
    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8

    /// Makes a type of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Its end.
    public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {
    /// Its number.
    public let signpostID: OSSignpostID

    fileprivate init(_ id: OSSignpostID) { signpostID = id }
}

/// Marks moments and intervals for Instruments; nothing listens here, so that it only runs the code
/// between.
public struct OSSignposter: Sendable {
    /// Makes one for a category.
    public init(subsystem: String, category: String) {}
    /// Makes one for a known category.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Makes one for a log.
    public init(logHandle: OSLog) {}
    /// Makes one for a logger.
    public init(logger: Logger) {}
    /// Makes one without a category.
    public init() {}

    /// One that takes nothing.
    public static let disabled = OSSignposter()

    /// Whether somebody listens; nobody does.
    public var isEnabled: Bool { false }

    /// A number that nothing else has.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// The number of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Begins an interval with words.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with words.
    public func endInterval(
        _ name: StaticString,
        _ state: OSSignpostIntervalState,
        _ message: OSLogMessage
    ) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment with words.
    public func emitEvent(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: OSLogMessage
    ) {}

    /// Runs a piece of work as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// Marks a moment or an end of an interval; nothing listens here.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment or an end of an interval with words; nothing listens here.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: any CVarArg...
) {}
