// SPDX-License-Identifier: Apache-2.0

/// The body of a method: a function of the object, the selector and the arguments.
// Sendable is unchecked because the function is written once and only called on the thread that sends
// the message.
final class Implementation: @unchecked Sendable {
    /// A function of the receiver, the selector and the arguments.
    typealias Function = (AnyObject, Selector, [Any?]) throws -> Any?

    let call: Function
    /// What `imp_implementationWithBlock` was given.
    let block: Any?

    init(block: Any? = nil, _ call: @escaping Function) {
        self.block = block
        self.call = call
    }
}
