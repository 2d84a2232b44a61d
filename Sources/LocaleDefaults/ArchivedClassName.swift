// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// How archives name a class that Foundation cannot name: one inside another type, a private one, or
/// one with generic arguments.
public struct ArchivedClassName: Sendable {
    /// The mangled name after `$s`; of a private class, whose mangled name has an address, its path.
    public let label: String

    private static let isMangled = "$s"
    /// What surrounds the label in the name of the type that stands for the class.
    private static let start = ".ArchivedClass<("
    private static let end = ": (), ())>"

    // Unchecked because a class is a constant of the program.
    private struct Known: @unchecked Sendable {
        let type: AnyClass
    }

    /// The classes that this program has archived: a private generic one is found nowhere else.
    private static let archived = Mutex<[String: Known]>([:])

    /// Makes the name of a class that is archived; nil for a class that Foundation can name.
    public init?(of type: AnyClass) {
        let name = _typeName(type, qualified: true)
        // Private types are printed in parentheses with an address, local ones, too.
        let isPrivate = name.contains("(")
        let parts = name.utf8.count { $0 == UInt8(ascii: ".") }
        guard isPrivate || parts != 1 || name.contains("<") else { return nil }
        if !isPrivate, let mangled = _mangledTypeName(type) {
            label = Self.isMangled + mangled
        } else {
            label = PrivateClasses.path(of: type)
        }
        let known = Known(type: type)
        Self.archived.withLock { [label] in $0[label] = known }
    }

    /// Reads the name in an archive; nil if it is not that of an `ArchivedClass`.
    public init?(archived name: String) {
        guard name.hasSuffix(Self.end), let start = Self.rest(of: name, after: Self.start) else {
            return nil
        }
        label = String(start.dropLast(Self.end.count))
    }

    private static func rest(of name: String, after part: String) -> Substring? {
        // The part follows the module's name, which has no dot.
        guard let dot = name.firstIndex(of: "."), name[dot...].hasPrefix(part) else { return nil }
        return name[dot...].dropFirst(part.count)
    }

    /// The class; nil where the program has none of that name.
    public var type: Any.Type? {
        if label.hasPrefix(Self.isMangled) {
            return typeOfMangledName(String(label.dropFirst(Self.isMangled.count)))
        }
        return Self.archived.withLock { [label] in $0[label]?.type } ?? PrivateClasses.find(label)
    }
}
