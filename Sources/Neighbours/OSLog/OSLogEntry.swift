// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import os

// Sendable is unchecked because it is immutable.
/// Something that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
    let line: LoggedLine

    /// How long the system keeps an entry.
    public enum StoreCategory: Int, Sendable {
        /// Nobody knows.
        case undefined = 0
        /// It is only part of others.
        case metadata = 1
        /// For a short time.
        case shortTerm = 2
        /// For up to a day.
        case longTermAuto = 3
        /// For up to three days.
        case longTerm3 = 4
        /// For up to a week.
        case longTerm7 = 5
        /// For up to two weeks.
        case longTerm14 = 6
        /// For up to a month.
        case longTerm30 = 7
    }

    init(_ line: LoggedLine) {
        self.line = line
        super.init()
    }

    /// The text with its values.
    open var composedMessage: String { line.text }

    /// When it was logged.
    open var date: Date { line.date }

    /// How long it is kept.
    open var storeCategory: StoreCategory { .shortTerm }
}

/// An entry that a process made.
public protocol OSLogEntryFromProcess {
    /// The activity in which it was made; zero, for none.
    var activityIdentifier: UInt64 { get }
    /// The name of the process.
    var process: String { get }
    /// Its number.
    var processIdentifier: pid_t { get }
    /// The name of the binary; the process's, here.
    var sender: String { get }
    /// The thread.
    var threadIdentifier: UInt64 { get }
}

/// An entry that came of words with gaps.
public protocol OSLogEntryWithPayload {
    /// What the log is about.
    var category: String { get }
    /// The words with their gaps; the whole text where values stood among them.
    var formatString: String { get }
    /// Whose log it is.
    var subsystem: String { get }
}

// Sendable is unchecked because it is immutable.
/// A line that was logged.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
    @unchecked Sendable
{
    /// How much a line matters.
    public enum Level: Int, Sendable {
        /// Nobody knows.
        case undefined = 0
        /// For development.
        case debug = 1
        /// Helpful, not needed.
        case info = 2
        /// The plain kind.
        case notice = 3
        /// Something went wrong.
        case error = 4
        /// The program is at fault.
        case fault = 5
    }

    override init(_ line: LoggedLine) {
        _ = Self.keys
        super.init(line)
    }

    /// How much the line matters.
    open var level: Level {
        switch line.type {
        case .debug: .debug
        case .info: .info
        case .default: .notice
        case .error: .error
        case .fault: .fault
        default: .undefined
        }
    }

    /// The activity in which it was made; zero, for none.
    open var activityIdentifier: UInt64 { 0 }

    /// The name of the process.
    open var process: String { ProcessInfo.processInfo.processName }

    /// Its number.
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }

    /// The name of the binary; the process's, here.
    open var sender: String { process }

    /// The thread.
    open var threadIdentifier: UInt64 { line.thread }

    /// What the log is about.
    open var category: String { line.category }

    /// The words with their gaps; the whole text where values stood among them.
    open var formatString: String { line.format }

    /// Whose log it is.
    open var subsystem: String { line.subsystem }

    /// The keys that predicates name.
    private static let keys: Void = _objcRegister { m in
        m.property("composedMessage", of: OSLogEntryLog.self, { $0.composedMessage })
        m.property("date", of: OSLogEntryLog.self, { $0.date })
        m.property("subsystem", of: OSLogEntryLog.self, { $0.subsystem })
        m.property("category", of: OSLogEntryLog.self, { $0.category })
        m.property("level", of: OSLogEntryLog.self, { $0.level.rawValue })
        m.property("process", of: OSLogEntryLog.self, { $0.process })
        m.property("processIdentifier", of: OSLogEntryLog.self, { $0.processIdentifier })
        m.property("sender", of: OSLogEntryLog.self, { $0.sender })
        m.property("threadIdentifier", of: OSLogEntryLog.self, { $0.threadIdentifier })
        return OSLogEntryLog.self
    }
}
