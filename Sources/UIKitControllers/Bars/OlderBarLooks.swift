// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// How a bar looks by the settings that are older than appearances.
@MainActor
struct OlderBarLooks {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var shadow: UIImage?

    /// Whether anything but a picture makes the background other than the system's.
    var hasBackground: Bool { tint != nil || !isTranslucent || style != .default }

    /// Whether the background is the dark one, on which texts are white.
    var isDark: Bool { style != .default && tint == nil }

    /// Gives an appearance these looks, with a picture as the background if there is one.
    func dress(_ appearance: UIBarAppearance, picture: UIImage?) {
        if !isTranslucent { appearance.configureWithOpaqueBackground() }
        if isDark { appearance.backgroundColor = UIColor(white: 0.08, alpha: 0.94) }
        if let tint { appearance.backgroundColor = tint }
        if let picture {
            appearance.configureWithTransparentBackground()
            appearance.backgroundImage = picture
            appearance.shadowColor = BarStyle.shadow
        }
        if let shadow {
            appearance.shadowImage = shadow
            if shadow.size == .zero { appearance.shadowColor = nil }
        }
    }
}
