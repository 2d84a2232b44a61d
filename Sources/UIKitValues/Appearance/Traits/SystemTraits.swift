// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The traits that the system itself defines, each with the value that stands for "unspecified".
///
/// They are kept as plain fields, not in a dictionary, because colours and images read them all
/// the time.
package struct SystemTraits: Hashable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut: UIDisplayGamut = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var forceTouchCapability: UIForceTouchCapability = .unknown
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    package var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
    package var imageDynamicRange: UIImage.DynamicRange = .unspecified
    package var sceneCaptureState: UISceneCaptureState = .unspecified
    package var typesettingLanguage: String = ""
    package var listEnvironment: UIListEnvironment = .unspecified

    package init() {}
}

extension SystemTraits {
    /// Every system trait, in the order in which descriptions list them.
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceStyle.self,
        UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
        UITraitDisplayGamut.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitForceTouchCapability.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitLegibilityWeight.self,
        UITraitActiveAppearance.self,
        UITraitToolbarItemPresentationSize.self,
        UITraitImageDynamicRange.self,
        UITraitSceneCaptureState.self,
        UITraitTypesettingLanguage.self,
        UITraitListEnvironment.self,
    ]
}
