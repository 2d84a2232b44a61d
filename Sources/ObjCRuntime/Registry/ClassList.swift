// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls

/// The classes that the program's modules declare, as the Swift runtime's sections list them.
///
/// Generic classes are left out: they become classes only with their arguments.
enum ClassList {
    /// All classes of all modules that are loaded now, in the order of the sections.
    static func all() -> [AnyClass] {
        var sections: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &sections) { list in
            swift_enumerateAllMetadataSections(
                { section, context in
                    guard let section, let context else { return true }
                    // A version, the image's address and two words, then ranges: of protocols, of
                    // conformances, of types.
                    let range = section.load(
                        fromByteOffset: 8 * MemoryLayout<Int>.size,
                        as: (UnsafeRawPointer?, Int).self
                    )
                    context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                        .append(UnsafeRawBufferPointer(start: range.0, count: range.1))
                    return true
                },
                list
            )
        }
        return sections.flatMap(classes)
    }

    /// The classes of one section: a record of four bytes for each type.
    private static func classes(of section: UnsafeRawBufferPointer) -> [AnyClass] {
        guard let base = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count & ~3, by: 4).compactMap { offset in
            let record = base + offset
            let distance = record.load(as: Int32.self)
            let isIndirect = distance & 3 == 1
            guard distance & ~3 != 0, distance & 3 <= 1 else { return nil }
            let place = record + Int(distance & ~3)
            return aClass(isIndirect ? place.load(as: UnsafeRawPointer.self) : place)
        }
    }

    /// The class of a descriptor; nil for other types and for generic classes.
    private static func aClass(_ descriptor: UnsafeRawPointer) -> AnyClass? {
        let flags = descriptor.load(as: UInt32.self)
        let (kind, isGeneric) = (flags & 0x1F, flags & 0x80 != 0)
        guard kind == 16, !isGeneric else { return nil }
        // Flags, parent, name, then the function that gives the metadata.
        let field = descriptor + 12
        let distance = field.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let access = unsafeBitCast(
            field + Int(distance),
            to: (@convention(c) (Int) -> UnsafeRawPointer?).self
        )
        // Request 0: complete metadata, waiting for them.
        guard let metadata = access(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
    }
}
