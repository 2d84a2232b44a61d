// SPDX-License-Identifier: Apache-2.0

extension UITraitCollection {
    /// The value of one trait; its default value if it is unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { table[trait] }

    /// The collection with one trait replaced.
    public func replacing<T: UITraitDefinition>(
        _ trait: T.Type,
        value: T.Value
    ) -> UITraitCollection {
        var changed = table
        changed[trait] = value
        return UITraitCollection(table: changed)
    }

    /// The collection with the traits replaced that a block writes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(table: table.modified(by: mutations))
    }

    /// The traits whose values differ from those of another collection; nil stands for one that
    /// specifies nothing.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        table.changedTraits(from: traitCollection?.table)
    }

    /// The system's traits that dynamic colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }

    /// The system's traits that the choice among an image's variants depends on.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
    }
}

extension TraitTable: UIMutableTraits {
    /// The table after a block has written traits.
    func modified(by mutations: UITraitCollection.TraitMutations) -> TraitTable {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitTable ?? self
    }
}
