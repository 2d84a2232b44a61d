// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// Finds out whether a class overrides one of some methods of a base class.
///
/// Answers are kept for each class, since views ask for each instance.
final class MethodOverride {
    private let slots: MethodSlots
    private var known: [ObjectIdentifier: Bool] = [:]

    /// Finds the method that `overriding` overrides and `plain` does not.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        slots = MethodSlots(base: base, plain: plain, overriding: overriding)
    }

    /// Finds the methods that `overriding` overrides and `plain` does not, accessors included.
    init(base: AnyClass, plain: AnyClass, overridingSeveral overriding: AnyClass) {
        slots = MethodSlots(base: base, plain: plain, overridingSeveral: overriding)
    }

    /// Whether a subclass overrides one of the methods; true if that cannot be known.
    func isOverridden(in subclass: AnyClass) -> Bool {
        let key = ObjectIdentifier(subclass)
        if let answer = known[key] { return answer }
        let answer = slots.isOverridden(in: subclass) ?? true
        known[key] = answer
        return answer
    }
}
