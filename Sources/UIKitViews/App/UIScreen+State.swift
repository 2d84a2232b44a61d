// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import ObjCRuntime
package import Platform

struct ScreenState {
    var profile: DisplayProfile
    var framesPerSecond: Int
    var orientation = UIInterfaceOrientation.portrait
    var brightness: CGFloat = 0.5
    var wantsSoftwareDimming = false
    var overscanCompensation = UIScreen.OverscanCompensation.scale
    var isDark = false
    /// Whether touches on the screen have reported a pressure.
    var measuresForce = false
    /// The interface style set by the program, which overrides the user's; unspecified for none.
    var ownStyle = UIUserInterfaceStyle.unspecified

    init(profile: DisplayProfile, framesPerSecond: Int) {
        self.profile = profile
        self.framesPerSecond = framesPerSecond
    }

    var size: CGSize {
        orientation.isLandscape
            ? CGSize(width: profile.height, height: profile.width)
            : CGSize(width: profile.width, height: profile.height)
    }

    @MainActor var mode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }

    var nativeBounds: CGRect {
        CGRect(
            x: 0,
            y: 0,
            width: profile.width * profile.scale,
            height: profile.height * profile.scale
        )
    }

    /// The traits of a device of this profile.
    var traits: UITraitCollection {
        let wanted: UIUserInterfaceStyle = isDark ? .dark : .light
        let traits = profile.traits(
            isLandscape: orientation.isLandscape,
            style: ownStyle == .unspecified ? wanted : ownStyle
        )
        guard measuresForce else { return traits }
        return traits.modifyingTraits { $0.forceTouchCapability = .available }
    }
}

extension UIScreen {
    /// The safe area insets: bars, notches and indicators at the edges, as the screen is held.
    package var safeArea: UIEdgeInsets {
        let insets =
            state.orientation.isLandscape
            ? state.profile.landscapeSafeArea : state.profile.portraitSafeArea
        return UIEdgeInsets(
            top: CGFloat(insets.top),
            left: CGFloat(insets.left),
            bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right)
        )
    }

    package var profile: DisplayProfile { state.profile }

    /// Which way up the screen is held.
    package var orientation: UIInterfaceOrientation { state.orientation }

    /// Changes the screen's profile, as when a device is rotated, and updates everything on it.
    package func update(
        profile: DisplayProfile? = nil,
        orientation: UIInterfaceOrientation? = nil,
        isDark: Bool? = nil,
        ownStyle: UIUserInterfaceStyle? = nil,
        measuresForce: Bool? = nil
    ) {
        let old = state.traits
        let oldSize = state.size
        let oldOrientation = state.orientation
        if let profile { state.profile = profile }
        if let orientation { state.orientation = orientation }
        if let isDark { state.isDark = isDark }
        if let ownStyle { state.ownStyle = ownStyle }
        if let measuresForce { state.measuresForce = measuresForce }
        if self === Screens.shared.main {
            UITraitCollection.systemDefault = state.traits
            SystemVersion.current = state.profile.systemVersion
        }
        for window in UIApplication.windowsOnScreen(self) {
            window.screenDidChange(from: oldSize)
        }
        for case let scene as UIWindowScene in UIApplication.sharedOrNil?.allScenes ?? []
        where scene.currentScreen === self {
            scene.screenDidChange(from: oldSize, oldOrientation, old)
        }
        if !old.isEqual(state.traits) { traitCollectionDidChange(old) }
    }

    func picture(afterScreenUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in UIApplication.windowsOnScreen(self) where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterScreenUpdates) else {
                continue
            }
            picture.frame = window.frame
            view.addSubview(picture)
        }
        return view
    }
}

extension UIScreen {
    /// Posted when another screen is connected.
    public nonisolated static let didConnectNotification = Notification.Name(
        "UIScreenDidConnectNotification"
    )
    /// Posted when a screen is disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification"
    )
    /// Posted when a screen has another size.
    public nonisolated static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification"
    )
    /// Posted when the brightness has changed.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification"
    )
    /// Posted when recording begins or ends.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification"
    )
    /// Posted when the exact colours are switched on or off.
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
        Notification.Name(
            "UIScreenReferenceDisplayModeStatusDidChangeNotification"
        )
}

/// The screens that are connected.
@MainActor
package final class Screens {
    package static let shared = Screens()

    private(set) var all: [UIScreen]

    /// The device named by the environment, for programs without a platform, such as tests of
    /// views.
    private static var named: DisplayProfile {
        do {
            return try .chosen(by: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("Casement: \(error)\n".utf8))
            exit(1)
        }
    }

    private init() {
        all = [UIScreen(profile: Self.named)]
        SystemVersion.current = all[0].profile.systemVersion
        UITraitCollection.systemDefault = all[0].traitCollection
    }

    var main: UIScreen { all[0] }

    /// Adopts the displays of a platform; the first screen stays the same object.
    package func adopt(_ displays: [any PlatformDisplay]) {
        let former = all
        for (index, display) in displays.enumerated() {
            if index < all.count {
                all[index].state.framesPerSecond = display.maximumFramesPerSecond
                if all[index].profile != display.profile {
                    all[index].update(profile: display.profile)
                }
            } else {
                all.append(
                    UIScreen(
                        profile: display.profile,
                        maximumFramesPerSecond: display.maximumFramesPerSecond
                    )
                )
            }
        }
        if displays.count < all.count, !displays.isEmpty {
            all.removeLast(all.count - displays.count)
        }
        for screen in all where !former.contains(where: { $0 === screen }) {
            NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
        }
        for screen in former where !all.contains(where: { $0 === screen }) {
            NotificationCenter.default.post(
                name: UIScreen.didDisconnectNotification,
                object: screen
            )
        }
    }
}
