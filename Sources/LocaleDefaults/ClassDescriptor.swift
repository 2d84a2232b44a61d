// SPDX-License-Identifier: Apache-2.0

internal import CSwiftCalls

/// What the compiler leaves in a program about a class: its names, and how to get the class itself.
package struct ClassDescriptor: Equatable {
    private let place: UnsafeRawPointer

    private enum Kind: UInt32 {
        case module, `extension`, anonymous, `protocol`
        case `class` = 16
        case structure, enumeration
    }

    private init(at place: UnsafeRawPointer) {
        self.place = place
    }

    /// The descriptor of a class of Swift's.
    init(of type: AnyClass) {
        // The metadata's words: kind, superclass, flags, sizes, sizes, descriptor.
        place = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[5]
    }

    /// The class; nil for a generic one, which becomes a class only with its arguments.
    package var type: AnyClass? {
        guard place.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        // Flags, parent, name, then the function that gives the metadata.
        guard let function = Self.target(of: place + 12) else { return nil }
        let access = unsafeBitCast(
            function,
            to: (@convention(c) (Int) -> UnsafeRawPointer?).self
        )
        // Request 0: complete metadata, waiting for them.
        guard let metadata = access(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
    }

    /// The class's own name.
    var name: String { Self.name(at: place) }

    /// The names of what the class stands in, the module's first, then its own.
    var names: [String] {
        var names: [String] = []
        var next: UnsafeRawPointer? = place
        while let current = next {
            let kind = Self.kind(at: current)
            switch kind {
            case .module, .protocol, .class, .structure, .enumeration:
                names.append(Self.name(at: current))
            case .extension, .anonymous, nil: break
            }
            next = kind == .module ? nil : Self.parent(of: current)
        }
        return names.reversed()
    }

    // MARK: All of them

    /// The descriptors of all classes of all modules that are loaded now, in the order of the sections.
    package static func all() -> [ClassDescriptor] {
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

    /// All classes but generic ones.
    package static func types() -> [AnyClass] { all().compactMap(\.type) }

    /// The classes of one section: a record of four bytes for each type.
    private static func classes(of section: UnsafeRawBufferPointer) -> [ClassDescriptor] {
        guard let base = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count & ~3, by: 4).compactMap { offset in
            let record = base + offset
            let distance = record.load(as: Int32.self)
            // The lower bits say whether the distance leads to the descriptor or to its address.
            let isIndirect = distance & 3 == 1
            guard distance & ~3 != 0, distance & 3 <= 1 else { return nil }
            let target = record + Int(distance & ~3)
            let place = isIndirect ? target.load(as: UnsafeRawPointer.self) : target
            return kind(at: place) == .class ? ClassDescriptor(at: place) : nil
        }
    }

    // MARK: Reading

    private static func kind(at place: UnsafeRawPointer) -> Kind? {
        Kind(rawValue: place.load(as: UInt32.self) & 0x1F)
    }

    private static func name(at place: UnsafeRawPointer) -> String {
        target(of: place + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }

    /// What a type stands in; an odd distance leads to the address of it.
    private static func parent(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let field = place + 4
        let distance = field.load(as: Int32.self)
        guard distance & 1 == 1 else { return target(of: field) }
        return (field + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
    }

    /// The place that lies as far from a field as the field says.
    private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = field.load(as: Int32.self)
        return distance == 0 ? nil : field + Int(distance)
    }
}
