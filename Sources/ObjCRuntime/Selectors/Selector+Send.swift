// SPDX-License-Identifier: Apache-2.0

extension Selector {
    /// Sends this message: first by the name tables of the target's class and its superclasses,
    /// then by the Swift method that the selector was made from.
    ///
    /// `target`: any object; it need not be an `NSObject`.
    /// `arguments`: missing ones count as nil, surplus ones are ignored.
    /// - Cost: about 100 ns in a release build.
    package func send(to target: AnyObject, _ arguments: [Any?] = []) -> Reply {
        do {
            if let method = Registry.shared.method(name, of: target) {
                return .value(try method(target, arguments))
            }
            if let fallback { return try fallback(target, arguments) }
            return .notUnderstood
        } catch {
            // Objective-C hands a thrown error to a caller's pointer, and a control passes none.
            Diagnostics.warn("\(name) threw \(error), which its sender cannot receive")
            return .value(nil)
        }
    }

    /// Whether `target` has a method for this message, by table or by Swift type.
    package func isUnderstood(by target: AnyObject) -> Bool {
        if Registry.shared.method(name, of: target) != nil { return true }
        if let fallback, let reply = try? fallback(target, nil), reply.isUnderstood { return true }
        return false
    }
}
