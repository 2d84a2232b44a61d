// SPDX-License-Identifier: Apache-2.0

/// The body of a listed method.
///
/// No generic box: one would wrap the function anew at each reading.
struct MethodBody: @unchecked Sendable {
    let call: (AnyObject, [Any?]) throws -> Any?

    init(_ call: @escaping (AnyObject, [Any?]) throws -> Any?) { self.call = call }
}
