// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds out whether a class overrides one of some methods of a base class.
///
/// Swift on Linux has no call for this. A method has a place in the table of functions that each
/// class's metadata ends with; which place that is shows in the one word in which a probe class
/// that overrides the method differs both from the base and from a probe that overrides nothing.
final class MethodOverride {
    private let base: AnyClass
    private let slots: [Int]
    private var known: [ObjectIdentifier: Bool] = [:]

    /// Finds the method that `overriding` overrides and `plain` does not.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let slots = Self.slots(base, plain, overriding)
        self.slots = slots.count == 1 ? slots : []
    }

    /// Finds the methods that `overriding` overrides and `plain` does not, accessors included.
    init(base: AnyClass, plain: AnyClass, overridingSeveral overriding: AnyClass) {
        self.base = base
        slots = Self.slots(base, plain, overriding)
    }

    private static func slots(
        _ base: AnyClass,
        _ plain: AnyClass,
        _ overriding: AnyClass
    ) -> [Int] {
        (ClassMetadata.headerWords..<ClassMetadata.wordCount(of: base)).filter {
            let word = ClassMetadata.word($0, of: base)
            return ClassMetadata.word($0, of: plain) == word
                && ClassMetadata.word($0, of: overriding) != word
        }
    }

    /// Whether a subclass overrides one of the methods; true if that cannot be known.
    func isOverridden(in subclass: AnyClass) -> Bool {
        guard !slots.isEmpty else { return true }
        let key = ObjectIdentifier(subclass)
        if let answer = known[key] { return answer }
        let answer = slots.contains {
            ClassMetadata.word($0, of: subclass) != ClassMetadata.word($0, of: base)
        }
        known[key] = answer
        return answer
    }
}

/// The words of a class's metadata in the Swift ABI without Objective-C: kind, superclass, flags
/// and instance address point, instance size, class size and class address point, description,
/// destroyer of variables, then members.
enum ClassMetadata {
    /// The words before the members.
    static let headerWords = 7

    /// The words from the address point to the end.
    static func wordCount(of type: AnyClass) -> Int {
        let sizes = word(4, of: type)
        let classSize = Int(sizes & 0xffff_ffff)
        let addressPoint = Int(sizes >> 32)
        return (classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// One word.
    // Unsafe because metadata has no Swift interface; the layout is stable ABI and the index is
    // below `wordCount` of the class or of its base.
    static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }
}
