// SPDX-License-Identifier: Apache-2.0

/// The words of a class's metadata in the Swift ABI without Objective-C: kind, superclass, flags
/// and instance address point, instance size, class size and class address point, description,
/// destroyer of variables, then members.
package enum ClassMetadata {
    /// The words before the members.
    package static let headerWords = 7

    /// The words from the address point to the end.
    package static func wordCount(of type: AnyClass) -> Int {
        let sizes = word(4, of: type)
        let classSize = Int(sizes & 0xffff_ffff)
        let addressPoint = Int(sizes >> 32)
        return (classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// The bytes of an object, its header among them.
    static func instanceSize(of type: AnyClass) -> UInt32 {
        UInt32(word(3, of: type) & 0xffff_ffff)
    }

    /// One word.
    // Unsafe because metadata has no Swift interface; the layout is stable ABI and the index is
    // below `wordCount` of the class or of its base.
    package static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }
}
