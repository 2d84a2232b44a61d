// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The recursive locks of `objc_sync_enter`, one per object while it is wanted.
private final class SynchronizedLocks: @unchecked Sendable {
    /// A lock and the number of threads that hold or want it.
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    static let shared = SynchronizedLocks()

    private let guarding = StateLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ id: ObjectIdentifier) {
        let lock = guarding.withLock {
            entries[id, default: Entry()].users += 1
            return entries[id]?.lock
        }
        lock?.lock()
    }

    func exit(_ id: ObjectIdentifier) -> Bool {
        let lock = guarding.withLock { () -> NSRecursiveLock? in
            guard var entry = entries[id] else { return nil }
            entry.users -= 1
            entries[id] = entry.users > 0 ? entry : nil
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Begins a section that one thread at a time runs for this object; sections nest.
///
/// Gives 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    SynchronizedLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return 0
}

/// Ends a section; gives -1 when none was begun, else 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    SynchronizedLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
