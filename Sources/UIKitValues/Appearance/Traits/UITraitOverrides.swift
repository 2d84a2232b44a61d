// SPDX-License-Identifier: Apache-2.0

/// Traits that an environment sets for itself and everything inside it.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    private var table = TraitTable()
    private var traits: [ObjectIdentifier: UITrait] = [:]

    /// Makes overrides that override nothing.
    package init() {}

    /// The override of one trait; the trait's default value where there is none.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { table[trait] }
        set {
            table[trait] = newValue
            traits[ObjectIdentifier(trait)] = trait
        }
    }

    /// Whether there is an override of this trait.
    public func contains(_ trait: UITrait) -> Bool { traits[ObjectIdentifier(trait)] != nil }

    /// Takes the override of this trait away, so that its value comes from further out again.
    public mutating func remove(_ trait: UITrait) {
        traits[ObjectIdentifier(trait)] = nil
        table.remove(trait)
    }
}

extension UITraitOverrides {
    /// Whether nothing is overridden.
    package var isEmpty: Bool { traits.isEmpty }

    /// Whether both override the same traits with the same values.
    package func isSame(as other: UITraitOverrides) -> Bool {
        traits.count == other.traits.count
            && traits.values.allSatisfy { other.contains($0) && table.isSame($0, other.table) }
    }

    /// The traits of `base` with the overridden ones replaced.
    package func applied(to base: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return base }
        var result = base.table
        for trait in traits.values {
            result.copy(trait, from: table)
        }
        return result == base.table ? base : UITraitCollection(table: result)
    }
}
