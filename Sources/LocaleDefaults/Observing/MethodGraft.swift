// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Methods of a subclass that take the places of a class's own in the table of methods that ends its metadata.
///
/// A call of `super` in them leads to the original methods, since such calls do not go by the table.
/// The methods run on objects of the class itself: the subclass may not have stored properties.
struct MethodGraft: Sendable {
    private struct Slot {
        let index: Int
        let original: UInt
        /// What subclasses have in its place: the original, or what `CRedefinedFunctions` defines again.
        let inherited: UInt
        let replacement: UInt
    }

    /// The words of a class's metadata before its members: see `ClassMetadata` of the runtime.
    private static let headerWords = 7

    private let slots: [Slot]

    /// Finds the methods that `overriding` overrides; the `plain` subclasses override nothing, which
    /// shows the words in which any subclass differs.
    init(of base: AnyClass, plain: (AnyClass, AnyClass), overriding: AnyClass) {
        let words = Self.headerWords..<Self.wordCount(of: base)
        slots = words.compactMap { index in
            let inherited = Self.words(of: plain.0)[index]
            let replacement = Self.words(of: overriding)[index]
            guard Self.words(of: plain.1)[index] == inherited, replacement != inherited else {
                return nil
            }
            return Slot(
                index: index,
                original: Self.words(of: base)[index],
                inherited: inherited,
                replacement: replacement
            )
        }
    }

    /// Changes the table of a class, the base or one below it, where it has the base's methods.
    func apply(to aClass: AnyClass) {
        let words = Self.words(of: aClass)
        let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
        for slot in slots where [slot.original, slot.inherited].contains(words[slot.index]) {
            let page = UInt(bitPattern: words + slot.index) & ~(pageSize - 1)
            // The page stays writable: it may hold other data than tables.
            let isWritable = mprotect(
                UnsafeMutableRawPointer(bitPattern: page),
                Int(pageSize),
                PROT_READ | PROT_WRITE
            )
            if isWritable == 0 { words[slot.index] = slot.replacement }
        }
    }

    private static func wordCount(of aClass: AnyClass) -> Int {
        let sizes = words(of: aClass)[4]
        return (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / MemoryLayout<UInt>.size
    }

    // Unsafe because metadata has no Swift interface; the layout is stable ABI.
    private static func words(of aClass: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(aClass, to: UnsafeMutablePointer<UInt>.self)
    }
}
