// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime
import os

// Sendable is unchecked because it has no stored properties: every store reads the same lines.
/// What was logged, to be read again: here the newest lines of this process, some thousands, without those for
/// development.
open class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose lines a store has.
    public enum Scope: Int, Sendable {
        /// Those of all processes, which iOS shows to no app.
        case system = 0
        /// Those of this one.
        case currentProcessIdentifier = 1
    }

    /// Opens the store of this process.
    ///
    /// Throws for another scope, as iOS does for apps.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .fileReadNoPermission,
                userInfo: [NSLocalizedDescriptionKey: "only lines of this process can be read"]
            )
        }
        super.init()
    }

    /// Throws: archives of logs are not made here.
    public init(url: URL) throws {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
    }

    /// The lines from a place on, or all; only those that a predicate over the keys of ``OSLogEntryLog`` takes,
    /// such as `subsystem == "app" AND category == "net"`.
    public final func getEntries(
        with options: OSLogEnumerator.Options = [],
        at position: OSLogPosition? = nil,
        matching predicate: FormatPredicates.NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let start = position?.date ?? .distantPast
        let found = LoggedLine.kept.filter { $0.date >= start }
            .map { OSLogEntryLog($0) }
            .filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(options.contains(.reverse) ? found.reversed() : found)
    }

    /// The place of a time.
    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

    /// The place so many seconds before now.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: -abs(seconds)))
    }

    /// The place so many seconds after the system was started.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        let start = Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime)
        return OSLogPosition(start.addingTimeInterval(seconds))
    }
}

// Sendable is unchecked because it is immutable.
/// A place in what was logged.
open class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date

    init(_ date: Date) {
        self.date = date
        super.init()
    }
}

/// How lines are read.
open class OSLogEnumerator: NSEnumerator {
    /// The order.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}
