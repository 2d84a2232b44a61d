// SPDX-License-Identifier: Apache-2.0

import Foundation

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

    /// Runs a section unless another one runs; nil then.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
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

    /// Takes the lock unless another one has it.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }

    /// Runs a section alone.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        try withLock { _ in try body() }
    }
}
