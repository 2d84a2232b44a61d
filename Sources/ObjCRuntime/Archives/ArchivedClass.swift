// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import LocaleDefaults
import Synchronization

/// Stands in an archive for a class that Foundation on Linux cannot name.
///
/// The argument has the class's name as a label. Reading the archive makes objects of the class itself.
public final class ArchivedClass<Name>: Foundation.NSObject {}

/// The classes that archives name in place of objects' own.
package enum ArchivedClasses {
    // Unchecked because a class is a constant of the program.
    private struct Known: @unchecked Sendable {
        let type: AnyClass
    }

    private static let known = Mutex<[ObjectIdentifier: Known]>([:])

    /// What an archive names for an object of a class: the class itself, where Foundation can name it.
    package static func named(_ type: AnyClass) -> AnyClass {
        let key = ObjectIdentifier(type)
        if let known = known.withLock({ $0[key]?.type }) { return known }
        let found = Known(type: ArchivedClassName(of: type).flatMap(standIn) ?? type)
        known.withLock { $0[key] = found }
        return found.type
    }

    /// `ArchivedClass` with the label of a name.
    private static func standIn(_ name: ArchivedClassName) -> AnyClass? {
        // Of `ArchivedClass<()>`, whose mangled name ends in `yytG`: its argument becomes a pair of
        // empty tuples, the first one labelled.
        guard let plain = _mangledTypeName(ArchivedClass<Void>.self), plain.hasSuffix("yytG") else {
            return nil
        }
        let label = "\(name.label.utf8.count)\(name.label)"
        return _typeByName(plain.dropLast(3) + "yt" + label + "_yttG") as? AnyClass
    }
}
