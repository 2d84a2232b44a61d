// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSObject {
    /// Sends a message, forwards it if the receiver does not implement it, and traps if no object
    /// does.
    func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        switch selector.send(to: self, arguments) {
        case .value(let result):
            return AutoreleasePool.keepResult(result)
        case .notUnderstood:
            if let target = forwardingTarget(for: selector) as AnyObject?,
                case .value(let result) = forward(selector, arguments, to: target)
            {
                return AutoreleasePool.keepResult(result)
            }
            doesNotRecognizeSelector(selector)
            return nil
        }
    }

    /// Hands a message on to what `forwardingTarget(for:)` gave.
    private func forward(_ selector: Selector, _ arguments: [Any?], to target: AnyObject) -> Reply {
        guard let receiver = target as? any MessageReceiver else {
            return target === self ? .notUnderstood : selector.send(to: target, arguments)
        }
        guard responds(to: selector) else { return .notUnderstood }
        // What is sent by name is an action or a notice: its result is not looked at.
        let message = ForwardedMessage(selector, arguments, isVoid: true) { object in
            selector.send(to: object, arguments)
        }
        do {
            return .value(try receiver.receive(message))
        } catch {
            Diagnostics.warn("\(selector) threw \(error), which its sender cannot receive")
            return .value(nil)
        }
    }

    /// Sends the class a message, and traps when it has no such method.
    static func sendToClass(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        if case .value(let result) = selector.send(to: self as AnyObject, arguments) {
            return AutoreleasePool.keepResult(result)
        }
        Diagnostics.trap(
            .invalidArgumentException,
            "+[\(_objcClassName(self)) \(selector)]: unrecognized selector sent to class"
        )
    }

    static func instancesUnderstand(_ selector: Selector) -> Bool {
        if Registry.shared.table(of: self).methods[selector.name] != nil { return true }
        if selector.name.hasPrefix("init"), let type = self as? any InitializedByName.Type,
            type.initializerNames.contains(selector.name)
        {
            return true
        }
        return selector.owner.map { _objcIsClass(self, orBelow: $0) } ?? false
    }

    /// The class itself, which archives name.
    public static func classForCoder() -> AnyClass { self }

    /// The superclass of this class.
    public static func superclass() -> AnyClass? { class_getSuperclass(self) }
}
