// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A trait of the system, whose value lies in a field of `SystemTraits`.
package protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
    /// Where the value is kept.
    static var field: WritableKeyPath<SystemTraits, Value> { get }
}

extension SystemTrait {
    /// Whether `traits` says anything about this trait.
    static func isSpecified(in traits: SystemTraits) -> Bool {
        traits[keyPath: field] != defaultValue
    }

    /// Whether two sets of traits agree on this one.
    static func isSame(_ first: SystemTraits, _ second: SystemTraits) -> Bool {
        first[keyPath: field] == second[keyPath: field]
    }

    /// Copies the value of this trait from one set to another.
    static func copy(from source: SystemTraits, to target: inout SystemTraits) {
        target[keyPath: field] = source[keyPath: field]
    }

    /// The value as descriptions print it.
    static func describe(_ traits: SystemTraits) -> String {
        "\(traits[keyPath: field])"
    }
}
