// SPDX-License-Identifier: Apache-2.0

/// A screen that windows can be on.
@MainActor
package protocol PlatformDisplay: AnyObject {
    /// Size, scale, safe area and idiom as the device that this display stands for has them.
    var profile: DisplayProfile { get }
    /// Frames a second at most.
    var maximumFramesPerSecond: Int { get }
}

/// The metrics of a device's screen, in portrait.
package struct DisplayProfile: Sendable, Hashable {
    /// The kind of device, as `UIUserInterfaceIdiom` counts it.
    package enum Idiom: Int, Sendable {
        case phone = 0
        case pad = 1
        case television = 2
        case desktop = 5
    }

    /// The distances from a screen's edges that bars, notches and indicators take, in points.
    package struct Insets: Sendable, Hashable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double

        package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The name that a person gives in `CASEMENT_DEVICE`, for example `iPhone 14`.
    package var name: String
    /// In points.
    package var width: Double
    /// In points.
    package var height: Double
    /// Pixels to a point.
    package var scale: Double
    /// The unsafe bands with the device upright and on its side.
    package var portraitSafeArea: Insets
    package var landscapeSafeArea: Insets
    package var idiom: Idiom
    /// Whether the width counts as regular when the device lies on its side.
    package var isRegularWidthInLandscape: Bool
    /// The value of `UIDevice.systemVersion`.
    package var systemVersion: String
    /// Whether colours outside sRGB can be shown.
    package var isWideColor: Bool

    package init(
        name: String,
        width: Double,
        height: Double,
        scale: Double,
        portraitSafeArea: Insets = Insets(),
        landscapeSafeArea: Insets = Insets(),
        idiom: Idiom = .phone,
        isRegularWidthInLandscape: Bool = false,
        systemVersion: String = "17.5",
        isWideColor: Bool = true
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.idiom = idiom
        self.isRegularWidthInLandscape = isRegularWidthInLandscape
        self.systemVersion = systemVersion
        self.isWideColor = isWideColor
    }
}

extension DisplayProfile {
    /// A desktop's monitor, on which a program is what it is on a pad.
    package static func monitor(
        _ name: String,
        width: Double,
        height: Double,
        _ scale: Double
    ) -> DisplayProfile {
        DisplayProfile(
            name: name,
            width: width,
            height: height,
            scale: scale,
            idiom: .pad,
            isRegularWidthInLandscape: true
        )
    }
}
