// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value behind a lock.
///
/// Never call out while holding the lock: take what is needed, release it, then call.
// Sendable is unchecked because the value is only reached with the lock held.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Works on the value alone.
    func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Puts another value in and gives the old one.
    func swap(_ new: Value) -> Value {
        with { value in
            defer { value = new }
            return value
        }
    }
}
