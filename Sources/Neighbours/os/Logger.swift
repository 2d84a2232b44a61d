// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation

/// How much a log line matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8

    /// Makes a type of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The plain kind.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not needed.
    public static let info = OSLogType(rawValue: 1)
    /// For development; not printed.
    public static let debug = OSLogType(rawValue: 2)
    /// Something went wrong.
    public static let error = OSLogType(rawValue: 16)
    /// The program is at fault.
    public static let fault = OSLogType(rawValue: 17)
}

/// Writes log lines to standard error, and to what `OSLogStore` reads.
public struct Logger: Sendable {
    private let output: OSLog

    /// Makes a logger.
    public init(subsystem: String, category: String) {
        output = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger for an old log.
    public init(_ log: OSLog) { output = log }

    /// Makes a logger without a category.
    public init() { output = .default }

    /// Writes a line of that type; debug lines are dropped.
    public func log(level: OSLogType, _ message: OSLogMessage) { output.write(message, level) }

    /// Writes a line.
    public func log(_ message: OSLogMessage) { output.write(message, .default) }
    /// Drops a line.
    public func trace(_ message: OSLogMessage) {}
    /// Drops a line.
    public func debug(_ message: OSLogMessage) {}
    /// Writes a line.
    public func info(_ message: OSLogMessage) { output.write(message, .info) }
    /// Writes a line.
    public func notice(_ message: OSLogMessage) { output.write(message, .default) }
    /// Writes a line.
    public func warning(_ message: OSLogMessage) { output.write(message, .error) }
    /// Writes a line.
    public func error(_ message: OSLogMessage) { output.write(message, .error) }
    /// Writes a line.
    public func critical(_ message: OSLogMessage) { output.write(message, .fault) }
    /// Writes a line.
    public func fault(_ message: OSLogMessage) { output.write(message, .fault) }
}
