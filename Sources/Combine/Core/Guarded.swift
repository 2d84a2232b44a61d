// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that one thread at a time sees.
///
/// Never call out while holding it: take what is needed, let go, then call.
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
