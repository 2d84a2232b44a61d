// SPDX-License-Identifier: Apache-2.0

/// An optional requirement that a class implements.
struct Requirement: @unchecked Sendable {
    /// Calls the implementation; nil where only its presence was noted.
    let call: ((AnyObject, [Any?]) throws -> Any)?
}
