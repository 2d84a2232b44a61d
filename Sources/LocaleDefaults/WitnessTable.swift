// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The functions by which a class conforms to a protocol, as Swift keeps them.
///
/// A protocol of classes hands the object over as methods do, so that a function works for any class.
// Unsafe because such tables have no Swift interface; the layout is stable ABI. Sendable is unchecked because
// nothing changes after a table is made.
package struct WitnessTable: @unchecked Sendable {
    /// The table's words: the conformance, inherited protocols, and the requirements in their order.
    package let words: UnsafeMutablePointer<UInt>

    /// The table of a value of a protocol of classes.
    ///
    /// `Existential`: the protocol's type, `any P`, whose values are an object and the table. The compiler takes
    /// the object's class instead unless the argument is written `value as any P`. The class and the protocol are
    /// `package`: of private ones an optimizer leaves the functions out, since nothing here calls them.
    package init<Existential>(of value: Existential) {
        words = withUnsafeBytes(of: value) { bytes in
            bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeMutablePointer<UInt>.self)
        }
    }

    /// A copy of a table, which keeps the functions that are there now.
    package init(copying other: WitnessTable, count: Int) {
        words = .allocate(capacity: count)
        words.initialize(from: other.words, count: count)
    }

    /// The function of a table for a protocol with one requirement.
    package var function: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: words[1]) }

    /// A table for a protocol with one requirement: a function of one of Foundation's libraries, by its symbol,
    /// and nil where the library has no such function.
    package init?(of symbol: String, in library: String) {
        guard let library = dlopen("lib\(library).so", RTLD_LAZY | RTLD_NOLOAD),
            let function = dlsym(library, symbol)
        else { return nil }
        words = .allocate(capacity: 2)
        words.initialize(repeating: 0, count: 2)
        words[1] = UInt(bitPattern: function)
    }

    /// An object as a value of the protocol that answers by this table.
    package func value<Existential>(of object: AnyObject, as type: Existential.Type) -> Existential
    {
        value(Unmanaged.passRetained(object).toOpaque(), as: type)
    }

    /// A class as a value of the protocol's metatype that answers by this table.
    package func value<Existential>(of aClass: AnyClass, as type: Existential.Type) -> Existential {
        // Classes are not counted.
        value(unsafeBitCast(aClass, to: UnsafeMutableRawPointer.self), as: type)
    }

    private func value<Existential>(
        _ pointer: UnsafeMutableRawPointer,
        as type: Existential.Type
    ) -> Existential {
        withUnsafeTemporaryAllocation(of: Existential.self, capacity: 1) { place in
            let raw = UnsafeMutableRawBufferPointer(place)
            raw.storeBytes(of: UInt(bitPattern: pointer), as: UInt.self)
            raw.storeBytes(
                of: UInt(bitPattern: words),
                toByteOffset: MemoryLayout<UInt>.size,
                as: UInt.self
            )
            return place.moveElement(from: 0)
        }
    }

    /// Takes functions over from another class's table.
    package func replace(_ range: Range<Int>, by other: WitnessTable) {
        for index in range { Self.write(other.words[index], to: words + index) }
    }

    /// Puts the one function of another table in the place of this one's in a class's table of methods.
    package func replace(inClass type: AnyClass, by other: WitnessTable) {
        let metadata = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
        // The fifth word: how long the metadata is, and how much of it stands before its address.
        let sizes = metadata[4]
        let count = (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / MemoryLayout<UInt>.size
        guard let index = (0..<count).first(where: { metadata[$0] == words[1] }) else { return }
        Self.write(other.words[1], to: metadata + index)
    }

    private static func write(_ word: UInt, to place: UnsafeMutablePointer<UInt>) {
        let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UInt(bitPattern: place) & ~(pageSize - 1)
        // The page stays writable: it may hold other data than tables.
        let isWritable = mprotect(
            UnsafeMutableRawPointer(bitPattern: page),
            Int(pageSize),
            PROT_READ | PROT_WRITE
        )
        if isWritable == 0 { place.pointee = word }
    }
}
