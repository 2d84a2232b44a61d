// SPDX-License-Identifier: Apache-2.0

/// An optional requirement that a class implements.
// Sendable is unchecked because the function is written once, by lowered code, and only called on
// the thread that asks.
struct Requirement: @unchecked Sendable {
    /// Calls the implementation; nil where only its presence was noted.
    let call: ((AnyObject, [Any?]) throws -> Any)?
}
