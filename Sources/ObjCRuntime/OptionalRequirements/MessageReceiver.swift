// SPDX-License-Identifier: Apache-2.0

/// A message that its receiver does not implement, as `forwardInvocation:` gets it.
package struct ForwardedMessage {
    /// The method that was called.
    package let selector: Selector
    /// The arguments in order; nil for none.
    package let arguments: [Any?]
    /// Whether the method gives nothing back.
    package let isVoid: Bool
    private let deliver: (AnyObject) throws -> Reply

    init(
        _ selector: Selector,
        _ arguments: [Any?],
        isVoid: Bool,
        deliver: @escaping (AnyObject) throws -> Reply
    ) {
        self.selector = selector
        self.arguments = arguments
        self.isVoid = isVoid
        self.deliver = deliver
    }

    /// Sends the message to another object; `notUnderstood` where that does not implement it either.
    package func send(to object: AnyObject) throws -> Reply { try deliver(object) }
}

/// An object that takes messages that it does not implement, as overrides of `forwardInvocation:` do.
///
/// Its `forwardingTarget(for:)` gives the receiver of these messages, which may be the object itself.
package protocol MessageReceiver: AnyObject {
    /// Whether it takes messages that want a result, too; those that it does not take count as not implemented.
    var takesMessagesWithResults: Bool { get }

    /// Takes a message, and gives its result.
    func receive(_ message: ForwardedMessage) throws -> Any?
}

extension MessageReceiver {
    package var takesMessagesWithResults: Bool { true }
}
