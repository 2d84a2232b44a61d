// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A log as it was before `Logger`.
public final class OSLog: Sendable {
    let category: String

    /// The log without a category.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// The log that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Makes a log.
    public init(subsystem: String, category: String) { self.category = category }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's spelling.
/// Writes a formatted line to standard error.
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
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: any CVarArg...
) {
    line("\(message)", log, type, args)
}

private func line(_ format: String, _ log: OSLog, _ type: OSLogType, _ args: [any CVarArg]) {
    guard type != .debug, log !== OSLog.disabled else { return }
    let plain = format.replacingOccurrences(of: "{public}", with: "")
        .replacingOccurrences(of: "{private}", with: "")
    let text = withVaList(args) { NSString(format: plain, arguments: $0) }
    FileHandle.standardError.write(Data("[\(log.category)] \(text)\n".utf8))
}

/// A lock for state that short sections of code share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    fileprivate let storage: Storage

    /// Makes a lock around a value that may be anything.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Makes a lock around a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs a section with the state to itself.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a section with the state to itself.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock around nothing.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock.
    public func lock() { storage.lock.lock() }

    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }

    /// Runs a section alone.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        try withLock { _ in try body() }
    }
}
