// SPDX-License-Identifier: Apache-2.0

internal import CSwiftCalls

/// Names of private and local classes that stay the same from one run of a program to the next: the
/// names of the module and of the types around them, with a number where several have the same.
enum PrivateClasses {
    /// The path of a class, such as `App/Outer/Inner` or `App/Cell/1`.
    static func path(of type: AnyClass) -> String {
        // The metadata's words: kind, superclass, flags, sizes, sizes, descriptor.
        let descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[5]
        let path = names(of: descriptor)
        let number = all(at: path).firstIndex(of: descriptor) ?? 0
        return (path + (number > 0 ? ["\(number)"] : [])).joined(separator: "/")
    }

    /// The class of a path; nil if the program has none.
    static func find(_ path: String) -> AnyClass? {
        var names = path.split(separator: "/").map(String.init)
        let number = names.last.flatMap { Int($0) }
        if number != nil { names.removeLast() }
        let found = all(at: names)
        guard found.indices.contains(number ?? 0) else { return nil }
        let descriptor = found[number ?? 0]
        // Generic ones become classes only with their arguments.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        // Flags, parent, name, then the function that gives the metadata.
        guard let place = place(at: descriptor + 12) else { return nil }
        let access = unsafeBitCast(
            place,
            to: (@convention(c) (Int) -> UnsafeRawPointer?).self
        )
        // Request 0: complete metadata, waiting for them.
        guard let metadata = access(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
    }

    // MARK: Descriptors

    private enum Kind: UInt32 {
        case module, `extension`, anonymous, `protocol`
        case `class` = 16
        case structure, enumeration
    }

    private static func kind(of descriptor: UnsafeRawPointer) -> Kind? {
        Kind(rawValue: descriptor.load(as: UInt32.self) & 0x1F)
    }

    /// The names of what a type stands in, the module's first, then its own.
    private static func names(of descriptor: UnsafeRawPointer) -> [String] {
        var names: [String] = []
        var next: UnsafeRawPointer? = descriptor
        while let current = next {
            switch kind(of: current) {
            case .module, .protocol, .class, .structure, .enumeration:
                names.append(name(of: current))
            case .extension, .anonymous, nil: break
            }
            next = kind(of: current) == .module ? nil : parent(of: current)
        }
        return names.reversed()
    }

    private static func name(of descriptor: UnsafeRawPointer) -> String {
        place(at: descriptor + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            ?? ""
    }

    /// What a type stands in; an odd distance leads to the address of it.
    private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let field = descriptor + 4
        let distance = field.load(as: Int32.self)
        guard distance & 1 == 1 else { return place(at: field) }
        return (field + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
    }

    /// The place that lies as far from a field as the field says.
    private static func place(at field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = field.load(as: Int32.self)
        return distance == 0 ? nil : field + Int(distance)
    }

    /// The descriptors of all classes of a path, in the order of the program's sections.
    private static func all(at path: [String]) -> [UnsafeRawPointer] {
        guard let own = path.last else { return [] }
        var found: [UnsafeRawPointer] = []
        for section in sections() {
            guard let base = section.baseAddress else { continue }
            for offset in stride(from: 0, to: section.count & ~3, by: 4) {
                let record = base + offset
                let distance = record.load(as: Int32.self)
                guard distance & ~3 != 0, distance & 3 <= 1 else { continue }
                let place = record + Int(distance & ~3)
                let descriptor =
                    distance & 3 == 1 ? place.load(as: UnsafeRawPointer.self) : place
                guard kind(of: descriptor) == .class, name(of: descriptor) == own,
                    names(of: descriptor) == path
                else { continue }
                found.append(descriptor)
            }
        }
        return found
    }

    /// The lists of types of all modules that are loaded now.
    private static func sections() -> [UnsafeRawBufferPointer] {
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
        return sections
    }
}
