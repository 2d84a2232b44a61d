// SPDX-License-Identifier: Apache-2.0

/// An optional method without argument labels as a value, so that `d.foo?(x)` gives nil where the
/// object lacks it, even if only the call can tell.
public struct _ObjCOptional<each A, R> {
    private let call: (repeat each A) -> R?

    /// Wraps a call that gives nil when the method is missing.
    public init(_ call: @escaping (repeat each A) -> R?) { self.call = call }

    /// Calls the method, `d.foo?(x)`.
    @discardableResult
    public func callAsFunction(_ arguments: repeat each A) -> R? {
        call(repeat each arguments)
    }

    /// Calls a method that is known to be there, `d.foo!(x)`; traps when it is not.
    @discardableResult
    @_disfavoredOverload
    public func callAsFunction(_ arguments: repeat each A) -> R {
        guard let result = call(repeat each arguments) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "an optional method that the object does not implement was called with `!`"
            )
        }
        return result
    }
}
