// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A log as it was before `Logger`.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    /// The log without a category.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// The log that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Makes a log.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Makes a log of a known category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// A category that Instruments knows.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a category of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Moments worth a look.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is taken only while somebody looks.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same with the calls that led there.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether lines of that type are written.
    public func isEnabled(type: OSLogType) -> Bool { type != .debug && self !== OSLog.disabled }

    /// Whether signposts are taken; they never are.
    public var signpostsEnabled: Bool { false }

    func write(_ message: OSLogMessage, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(message.text, format: message.text, self, type)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's spelling.
/// Writes a formatted line to standard error.
@_disfavoredOverload
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    line("\(message)", log, type, args)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's spelling.
/// Writes a formatted line of a type to standard error.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: any CVarArg...
) {
    line("\(message)", log, type, args)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's spelling.
/// Writes a line with values in it to standard error.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's spelling.
/// Writes a line of a type with values in it to standard error.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, logLevel)
}

private func line(_ format: String, _ log: OSLog, _ type: OSLogType, _ args: [any CVarArg]) {
    guard log.isEnabled(type: type) else { return }
    let plain = format.replacingOccurrences(of: "{public}", with: "")
        .replacingOccurrences(of: "{private}", with: "")
    let text = withVaList(args) { NSString(format: plain, arguments: $0) }
    LogOutput.write("\(text)", format: format, log, type)
}
