// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization

extension UITraitCollection {
    /// The traits under which dynamic colours and images resolve, one for each thread.
    ///
    /// The framework sets it before it calls the code that lays out or draws a view; a thread that
    /// nobody has set it for has the traits of the main screen.
    public class var current: UITraitCollection {
        get { currentTraits.value ?? systemDefault }
        set { currentTraits.value = newValue }
    }

    /// The traits of the main screen, in force where nothing else is.
    package static var systemDefault: UITraitCollection {
        get { SystemDefault.shared.value }
        set { SystemDefault.shared.value = newValue }
    }

    /// `systemDefault` for the main actor, which asks often, without the lock.
    @MainActor
    package static var mainDefault: UITraitCollection {
        let change = SystemDefault.shared.change.load(ordering: .acquiring)
        if knownChange == change, let knownDefault { return knownDefault }
        let traits = systemDefault
        knownDefault = traits
        knownChange = change
        return traits
    }

    @MainActor @exclusivity(unchecked) private static var knownDefault: UITraitCollection?
    /// How often the value had been set when it was noted.
    @MainActor @exclusivity(unchecked) private static var knownChange = -1

    /// The traits of an environment that no screen has told anything: a phone held upright.
    package static let phone = UITraitCollection { traits in
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.layoutDirection = .leftToRight
        traits.displayScale = 2
        traits.displayGamut = .SRGB
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.forceTouchCapability = .unavailable
        traits.preferredContentSizeCategory = .large
        traits.accessibilityContrast = .normal
        traits.userInterfaceLevel = .base
        traits.legibilityWeight = .regular
        traits.activeAppearance = .active
        traits.imageDynamicRange = .standard
        traits.sceneCaptureState = .inactive
    }
}

/// The current traits of each thread.
let currentTraits = ThreadLocal<UITraitCollection>()

/// The traits of the main screen, behind a lock since any thread may ask.
// Sendable is unchecked because the lock guards the value.
private final class SystemDefault: @unchecked Sendable {
    static let shared = SystemDefault()

    private let lock = NSLock()
    /// Of the device that `CASEMENT_DEVICE` names, also before anybody asks for a screen.
    private var stored: UITraitCollection = {
        let device = try? DisplayProfile.chosen(by: ProcessInfo.processInfo.environment)
        return (device ?? .standard).traits(isLandscape: false, style: .light)
    }()
    /// How often the value was set.
    let change = Atomic(0)

    var value: UITraitCollection {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            change.add(1, ordering: .releasing)
        }
    }
}
