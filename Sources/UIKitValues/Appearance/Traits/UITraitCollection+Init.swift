// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITraitCollection {
    /// Makes a collection that specifies one trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var table = TraitTable()
        table[trait] = value
        self.init(table: table)
    }

    /// Makes a collection from several; where they disagree the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var table = TraitTable()
        for collection in traitCollections {
            table.merge(collection.table)
        }
        self.init(table: table)
    }

    /// Makes a collection with the traits that a block writes.
    public convenience init(mutations: TraitMutations) {
        self.init(table: TraitTable().modified(by: mutations))
    }

    /// Makes a collection that specifies only userInterfaceIdiom.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }

    /// Makes a collection that specifies only userInterfaceStyle.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Makes a collection that specifies only layoutDirection.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Makes a collection that specifies only displayScale.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }

    /// Makes a collection that specifies only displayGamut.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }

    /// Makes a collection that specifies only horizontalSizeClass.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Makes a collection that specifies only verticalSizeClass.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Makes a collection that specifies only forceTouchCapability.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }

    /// Makes a collection that specifies only preferredContentSizeCategory.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Makes a collection that specifies only accessibilityContrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Makes a collection that specifies only userInterfaceLevel.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Makes a collection that specifies only legibilityWeight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Makes a collection that specifies only activeAppearance.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }

    /// Makes a collection that specifies only toolbarItemPresentationSize.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }

    /// Makes a collection that specifies only imageDynamicRange.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    /// Makes a collection that specifies only sceneCaptureState.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    /// Makes a collection that specifies only typesettingLanguage.
    public convenience init(typesettingLanguage: String) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// Makes a collection that specifies only listEnvironment.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }
}
