// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The stored properties of a window scene, beyond a scene's.
@MainActor
struct WindowSceneState {
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    var screen: UIScreen?
    /// The size of the platform's window; nil fills the screen.
    var size: CGSize?
    var sizeRestrictions: UISceneSizeRestrictions?
    var statusBar: UIStatusBarManager?
    let behaviors = UISceneWindowingBehaviors()
    var surface: DisplaySurface?
    var traitOverrides = UITraitOverrides()
    var registrations = TraitRegistrations()
}

extension UIWindowScene: TraitChangeHost {
    /// The registrations for changes of this scene's traits.
    package var traitRegistrations: TraitRegistrations {
        get { windowSceneState.registrations }
        set { windowSceneState.registrations = newValue }
    }

    /// The traits that this scene sets for all its windows.
    public var traitOverrides: UITraitOverrides {
        get { windowSceneState.traitOverrides }
        set {
            let old = effectiveTraits
            windowSceneState.traitOverrides = newValue
            traitsMayHaveChanged(from: old)
        }
    }

    var currentScreen: UIScreen { windowSceneState.screen ?? UIScreen.main }

    var effectiveTraits: UITraitCollection {
        windowSceneState.traitOverrides.applied(to: currentScreen.traitCollection)
    }

    func traitsMayHaveChanged(from old: UITraitCollection) {
        let new = effectiveTraits
        guard !new.isEqual(old) else { return }
        for window in shownWindows { window.updateTraits() }
        windowSceneState.registrations.notify(self, previous: old, current: new)
        traitCollectionDidChange(old)
        tellDelegate(from: coordinateSpace, interfaceOrientation, old)
    }

    /// The scene's space when it has a size.
    func space(of size: CGSize) -> any UICoordinateSpace {
        ScreenCoordinateSpace(screen: currentScreen, isFixed: false, size: size)
    }

    /// Follows a change of its screen's orientation, size or traits.
    func screenDidChange(
        from size: CGSize,
        _ orientation: UIInterfaceOrientation,
        _ traits: UITraitCollection
    ) {
        let former = windowSceneState.traitOverrides.applied(to: traits)
        let isResized = windowSceneState.size == nil && size != currentScreen.bounds.size
        let hasChanged =
            isResized || orientation != interfaceOrientation || !former.isEqual(effectiveTraits)
        guard hasChanged else { return }
        tellDelegate(from: space(of: windowSceneState.size ?? size), orientation, former)
    }

    /// Notifies the delegate of a changed size, orientation or traits.
    func tellDelegate(
        from space: any UICoordinateSpace,
        _ orientation: UIInterfaceOrientation,
        _ traits: UITraitCollection
    ) {
        (delegate as? any UIWindowSceneDelegate)?.windowScene?(
            self,
            didUpdate: space,
            interfaceOrientation: orientation,
            traitCollection: traits
        )
    }

    /// The scene's own rectangle, in points.
    package var contentBounds: CGRect {
        CGRect(origin: .zero, size: windowSceneState.size ?? currentScreen.bounds.size)
    }

    /// The unsafe bands of the scene.
    var safeArea: UIEdgeInsets { currentScreen.safeArea }

    /// The surface of the scene's windows.
    package var surface: DisplaySurface {
        if let surface = windowSceneState.surface { return surface }
        let surface = DisplaySurface(size: contentBounds.size, scale: currentScreen.scale)
        windowSceneState.surface = surface
        return surface
    }

    var statusBar: UIStatusBarManager {
        if let manager = windowSceneState.statusBar { return manager }
        let manager = UIStatusBarManager(scene: self)
        windowSceneState.statusBar = manager
        return manager
    }

    func adopt(_ window: UIWindow) {
        if !windowSceneState.windows.contains(where: { $0 === window }) {
            windowSceneState.windows.append(window)
        }
    }

    func forget(_ window: UIWindow) {
        windowSceneState.windows.removeAll { $0 === window }
        if windowSceneState.keyWindow === window { windowSceneState.keyWindow = nil }
    }

    func noteKey(_ window: UIWindow) { windowSceneState.keyWindow = window }

    /// Resizes the scene, as when its platform window was resized.
    package func resize(to size: CGSize) {
        let old = contentBounds.size
        guard size != old, size.width > 0, size.height > 0 else { return }
        let space = space(of: old)
        windowSceneState.size = size
        surface.size = size
        for window in windowSceneState.windows { window.screenDidChange(from: old) }
        tellDelegate(from: space, interfaceOrientation, effectiveTraits)
    }

    func takeOver(
        _ preferences: UIWindowScene.GeometryPreferences,
        _ errorHandler: ((any Error) -> Void)?
    ) {
        guard let wish = preferences as? UIWindowScene.GeometryPreferences.iOS else { return }
        let mask = wish.interfaceOrientations
        let present = currentScreen.orientation
        let order: [UIInterfaceOrientation] = [
            present, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard
            let chosen = order.first(where: {
                mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue)))
            })
        else {
            errorHandler?(CocoaError(.featureUnsupported))
            return
        }
        if chosen != present {
            currentScreen.update(orientation: chosen)
            surface.size = contentBounds.size
        }
    }
}
