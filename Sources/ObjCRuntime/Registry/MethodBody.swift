// SPDX-License-Identifier: Apache-2.0

/// The body of a listed method.
///
/// No generic box: one would wrap the function again at each reading.
// Sendable is unchecked because the body is written once, by lowered code, and only called on the
// thread that sends the message.
struct MethodBody: @unchecked Sendable {
    let call: (AnyObject, [Any?]) throws -> Any?

    init(_ call: @escaping (AnyObject, [Any?]) throws -> Any?) { self.call = call }
}

// Sendable is unchecked as that of methods is.
/// What a class itself answers for a name.
struct ClassMember: @unchecked Sendable {
    let read: (AnyClass) -> Any

    init(_ read: @escaping (AnyClass) -> Any) { self.read = read }
}
