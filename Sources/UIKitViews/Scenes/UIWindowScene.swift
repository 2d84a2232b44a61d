// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable,
    UIFocusEnvironment
{
    var windowSceneState = WindowSceneState()

    /// Makes the scene of a session; the application does so.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The screen that the scene is on.
    open var screen: UIScreen { currentScreen }

    /// The scene's windows, those shown first.
    open var windows: [UIWindow] { windowSceneState.windows }

    /// The window that keys go to while the scene has them.
    open var keyWindow: UIWindow? { windowSceneState.keyWindow }

    /// Which way up the scene is.
    open var interfaceOrientation: UIInterfaceOrientation { currentScreen.orientation }

    /// The scene's own space.
    open var coordinateSpace: any UICoordinateSpace { space(of: contentBounds.size) }

    /// How large the scene may be made; nil where it cannot be resized.
    open var sizeRestrictions: UISceneSizeRestrictions? { windowSceneState.sizeRestrictions }

    /// What is known of the status bar; nil where there is none.
    open var statusBarManager: UIStatusBarManager? { statusBar }

    /// Whether the scene fills its screen.
    open var isFullScreen: Bool { contentBounds.size == currentScreen.bounds.size }

    /// The traits that the scene's windows begin with.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Told after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Asks for another orientation or size.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        takeOver(geometryPreferences, errorHandler)
    }

    /// What the scene's geometry is now.
    open var effectiveGeometry: UIWindowScene.Geometry { Geometry(scene: self) }

    /// What a person can do with the scene's window.
    open var windowingBehaviors: UISceneWindowingBehaviors? { windowSceneState.behaviors }

    // MARK: Focus

    /// Decides where the focus of the scene is.
    open var focusSystem: UIFocusSystem? {
        UIFocusSystem(state: FocusCenter.shared.state(of: surface))
    }

    /// The key window, else the frontmost.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (keyWindow ?? windows.last).map { [$0] } ?? []
    }

    /// None: a scene is the topmost.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

    /// None: the windows know their items.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }

    /// Asks for the focus to be looked for anew at the end of this turn.
    open func setNeedsFocusUpdate() {
        FocusCenter.shared.state(of: surface).setNeedsUpdate(in: self)
    }

    /// Looks for the focus anew at once, if that was asked for.
    open func updateFocusIfNeeded() { FocusCenter.shared.state(of: surface).updateIfNeeded() }

    /// Whether the focus may move as a context says; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Told after the focus has moved in the scene.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The delegate if it is a responder, else the application.
    open override var next: UIResponder? { UIApplication.sharedOrNil }
}
