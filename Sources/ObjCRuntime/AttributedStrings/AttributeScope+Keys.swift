// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Reflection) internal import Swift
import Synchronization

extension AttributeScope {
    /// The keys of the scope and of the scopes inside it, by their names.
    package static var keysByName: [String: any AttributedStringKey.Type] {
        ScopeKeys.keys(of: Self.self)
    }
}

/// The keys of scopes, read from their stored properties once.
private enum ScopeKeys {
    // Unchecked because a type is a constant of the program.
    private struct Table: @unchecked Sendable {
        var keys: [String: any AttributedStringKey.Type] = [:]
    }

    private static let known = Mutex<[ObjectIdentifier: Table]>([:])

    static func keys(of scope: any AttributeScope.Type) -> [String: any AttributedStringKey.Type] {
        let identifier = ObjectIdentifier(scope)
        if let table = known.withLock({ $0[identifier] }) { return table.keys }
        var found: [String: any AttributedStringKey.Type] = [:]
        _forEachField(of: scope) { _, _, field, _ in
            if let key = field as? any AttributedStringKey.Type {
                found[key.name] = key
            } else if let part = field as? any AttributeScope.Type {
                found.merge(keys(of: part)) { own, _ in own }
            }
            return true
        }
        let table = Table(keys: found)
        known.withLock { $0[identifier] = table }
        return found
    }
}
