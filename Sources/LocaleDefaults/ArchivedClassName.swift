// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How archives name a class that Foundation cannot name: one inside another type, a private one, or
/// one with generic arguments.
public struct ArchivedClassName: Sendable {
    /// The mangled name after `$s`; of a private class, whose mangled name has an address, its path.
    public let label: String

    private static let isMangled = "$s"
    /// What surrounds the label in the name of the type that stands for the class.
    private static let start = ".ArchivedClass<("
    private static let end = ": (), ())>"

    /// The classes that this program has archived: a private generic one is found nowhere else.
    ///
    /// A mutex of Swift's would need its library in every program that this module is linked into.
    // Sendable is unchecked because the lock guards the classes.
    private final class Archived: @unchecked Sendable {
        private let lock = NSLock()
        private var classes: [String: AnyClass] = [:]

        subscript(label: String) -> AnyClass? {
            get { lock.withLock { classes[label] } }
            set { lock.withLock { classes[label] = newValue } }
        }
    }

    private static let archived = Archived()

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
        Self.archived[label] = type
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
        return Self.archived[label] ?? PrivateClasses.find(label)
    }
}
