// SPDX-License-Identifier: Apache-2.0

/// The places of some methods of a base class in the tables of functions that the metadata of classes ends
/// with, from which it is known whether a subclass overrides one of them.
///
/// Swift on Linux has no call for this. A method's place shows in the one word in which a probe class that
/// overrides the method differs both from the base and from a probe that overrides nothing.
package struct MethodSlots: Sendable {
    private let base: AnyClass
    private let slots: [Int]

    /// Finds the method that `overriding` overrides and `plain` does not.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.init(base: base, plain: plain, overridingSeveral: overriding)
        if slots.count != 1 { self = MethodSlots(base: base, slots: []) }
    }

    /// Finds the methods that `overriding` overrides and `plain` does not, accessors included.
    package init(base: AnyClass, plain: AnyClass, overridingSeveral overriding: AnyClass) {
        let words = ClassMetadata.headerWords..<ClassMetadata.wordCount(of: base)
        let slots = words.filter {
            let word = ClassMetadata.word($0, of: base)
            return ClassMetadata.word($0, of: plain) == word
                && ClassMetadata.word($0, of: overriding) != word
        }
        self.init(base: base, slots: slots)
    }

    private init(base: AnyClass, slots: [Int]) {
        self.base = base
        self.slots = slots
    }

    /// Whether a subclass of the base overrides one of the methods; nil if their places were not found.
    package func isOverridden(in subclass: AnyClass) -> Bool? {
        guard !slots.isEmpty else { return nil }
        return isOverridden(in: subclass, of: base)
    }

    /// Whether one of the methods differs between a class and a class above it, both the base or below it.
    func isOverridden(in subclass: AnyClass, of superclass: AnyClass) -> Bool {
        slots.contains {
            ClassMetadata.word($0, of: subclass) != ClassMetadata.word($0, of: superclass)
        }
    }
}
