// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a trait collection: the system's traits in fields, people's own by type.
// Sendable is unchecked because people's own values are of any type; UITraitCollection is
// Sendable on iOS under the same promise, that such values are not changed once handed over.
package struct TraitTable: @unchecked Sendable {
    /// The value of one of people's own traits, with its type.
    struct Custom {
        let trait: UITrait
        let value: Any
    }

    package var system = SystemTraits()
    private(set) var custom: [ObjectIdentifier: Custom] = [:]
    /// The tint colour in force, which is no trait of its own; nil outside views that have one.
    package var tint: UIColor?

    package init() {}

    /// The value of any trait, its default if nothing was said about it.
    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let known = trait as? any SystemTrait.Type {
                return value(of: known) as? T.Value ?? T.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let known = trait as? any SystemTrait.Type {
                set(known, newValue)
            } else {
                custom[ObjectIdentifier(trait)] = Custom(trait: trait, value: newValue)
            }
        }
    }

    private func value<T: SystemTrait>(of trait: T.Type) -> Any { system[keyPath: T.field] }

    private mutating func set<T: SystemTrait>(_ trait: T.Type, _ value: Any) {
        guard let value = value as? T.Value else { return }
        system[keyPath: T.field] = value
    }
}

extension TraitTable {
    /// Lays the traits that `other` specifies over these.
    package mutating func merge(_ other: TraitTable) {
        for trait in SystemTraits.all where trait.isSpecified(in: other.system) {
            trait.copy(from: other.system, to: &system)
        }
        custom.merge(other.custom) { $1 }
        tint = other.tint ?? tint
    }

    /// Copies one trait from another table, whatever its value.
    package mutating func copy(_ trait: UITrait, from other: TraitTable) {
        if let trait = trait as? any SystemTrait.Type {
            trait.copy(from: other.system, to: &system)
        } else {
            custom[ObjectIdentifier(trait)] = other.custom[ObjectIdentifier(trait)]
        }
    }

    /// Forgets what was said about one trait.
    package mutating func remove(_ trait: UITrait) {
        if let trait = trait as? any SystemTrait.Type {
            trait.copy(from: SystemTraits(), to: &system)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    /// Whether every trait that `other` specifies has the same value here.
    package func contains(_ other: TraitTable) -> Bool {
        for trait in SystemTraits.all where trait.isSpecified(in: other.system) {
            guard trait.isSame(system, other.system) else { return false }
        }
        return other.custom.values.allSatisfy { isSame($0.trait, other) }
    }

    /// Whether two tables agree on one trait.
    package func isSame(_ trait: UITrait, _ other: TraitTable) -> Bool {
        if let trait = trait as? any SystemTrait.Type {
            return trait.isSame(system, other.system)
        }
        return isSameCustom(trait, other)
    }

    private func isSameCustom<T: UITraitDefinition>(_ trait: T.Type, _ other: TraitTable) -> Bool {
        let key = ObjectIdentifier(trait)
        guard custom[key] != nil || other.custom[key] != nil else { return true }
        return TraitTable.isEqual(self[trait], other[trait])
    }

    /// Compares two values of any type with their own equality or else by identity.
    ///
    /// Values that can be compared neither way count as different.
    private static func isEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, to: second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func isEqual<T: Equatable>(_ first: T, to second: Any) -> Bool {
        (second as? T) == first
    }

    /// Every trait about which either table says something different from the other.
    package func changedTraits(from other: TraitTable?) -> [UITrait] {
        let other = other ?? TraitTable()
        var changed: [UITrait] = SystemTraits.all.filter { !$0.isSame(system, other.system) }
        let mine = custom.values.map(\.trait)
        let others = other.custom.filter { custom[$0.key] == nil }.values.map(\.trait)
        changed += (mine + others).filter { !isSameCustom($0, other) }.sorted {
            $0.identifier < $1.identifier
        }
        return changed
    }
}

extension TraitTable: Equatable {
    package static func == (first: TraitTable, second: TraitTable) -> Bool {
        guard first.system == second.system else { return false }
        if first.custom.isEmpty, second.custom.isEmpty { return true }
        return first.custom.values.allSatisfy { first.isSameCustom($0.trait, second) }
            && second.custom.values.allSatisfy { first.isSameCustom($0.trait, second) }
    }
}
