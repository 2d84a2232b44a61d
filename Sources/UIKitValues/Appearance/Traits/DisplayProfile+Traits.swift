// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform

extension DisplayProfile {
    /// The device that a program without a platform is on: a phone of 390 by 844 points.
    package static let standard = DisplayProfile(
        name: "iPhone 14",
        width: 390,
        height: 844,
        scale: 3,
        portraitSafeArea: Insets(top: 47, bottom: 34),
        landscapeSafeArea: Insets(left: 47, bottom: 21, right: 47)
    )

    /// The traits of a device that is held in one of two ways.
    package func traits(isLandscape: Bool, style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection.phone.modifyingTraits { traits in
            traits.userInterfaceIdiom = idiom.interfaceIdiom
            traits.displayScale = CGFloat(scale)
            traits.displayGamut = isWideColor ? .P3 : .SRGB
            traits.userInterfaceStyle = style
            let isLarge = idiom != .phone
            traits.horizontalSizeClass =
                isLarge || (isLandscape && isRegularWidthInLandscape) ? .regular : .compact
            traits.verticalSizeClass = isLarge || !isLandscape ? .regular : .compact
        }
    }

    /// The device that `CASEMENT_DEVICE` names, else the standard one.
    package static func chosen(by environment: [String: String]) throws -> DisplayProfile {
        try environment["CASEMENT_DEVICE"].map { try DeviceCatalog.profile(named: $0) } ?? .standard
    }
}

extension DisplayProfile.Idiom {
    var interfaceIdiom: UIUserInterfaceIdiom {
        switch self {
        case .phone: .phone
        case .pad: .pad
        case .television: .tv
        case .desktop: .mac
        }
    }
}
