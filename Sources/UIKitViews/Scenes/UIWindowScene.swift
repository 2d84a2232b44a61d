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

    /// The scene's windows, in the order in which they were shown.
    open var windows: [UIWindow] { shownWindows }

    /// The window that keys go to while the scene has them.
    open var keyWindow: UIWindow? { keyWindowOfScene }

    /// Which way up the scene is.
    open var interfaceOrientation: UIInterfaceOrientation { currentScreen.orientation }

    /// The scene's own space.
    open var coordinateSpace: any UICoordinateSpace { space(of: contentBounds.size) }

    /// The limits of the scene's size; nil if it cannot be resized.
    open var sizeRestrictions: UISceneSizeRestrictions? { windowSceneState.sizeRestrictions }

    /// The status bar's properties; nil without one.
    open var statusBarManager: UIStatusBarManager? { statusBar }

    /// Whether the scene fills its screen.
    open var isFullScreen: Bool { contentBounds.size == currentScreen.bounds.size }

    /// The traits that the scene's windows begin with.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Requests another orientation or size.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        takeOver(geometryPreferences, errorHandler)
    }

    /// The present geometry of the scene.
    open var effectiveGeometry: UIWindowScene.Geometry { Geometry(scene: self) }

    /// The window operations that the user can perform.
    open var windowingBehaviors: UISceneWindowingBehaviors? { windowSceneState.behaviors }

    // MARK: Focus

    /// The focus system of the scene.
    open var focusSystem: UIFocusSystem? {
        UIFocusSystem(state: FocusCenter.shared.state(of: surface))
    }

    /// The preferred focus: the key window, else the frontmost.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (keyWindow ?? windows.last).map { [$0] } ?? []
    }

    /// None: a scene is the topmost.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

    /// None: the windows know their items.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }

    /// Requests a focus update at the end of this run-loop turn.
    open func setNeedsFocusUpdate() {
        FocusCenter.shared.state(of: surface).setNeedsUpdate(in: self)
    }

    /// Updates the focus now if an update was requested.
    open func updateFocusIfNeeded() { FocusCenter.shared.state(of: surface).updateIfNeeded() }

    /// Whether a focus update is allowed; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved in the scene.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The next responder: the delegate if it is a responder, else the application.
    open override var next: UIResponder? { UIApplication.sharedOrNil }
}
