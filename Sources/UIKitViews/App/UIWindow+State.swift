// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore

/// The stored properties of a window, beyond a view's.
@MainActor
package struct WindowState {
    weak var scene: UIWindowScene?
    var screen: UIScreen?
    var rootViewController: UIViewController?
    var level = UIWindow.Level.normal
    var canResizeToFitContent = false
    /// The surface that shows the window, while it is visible.
    package var surface: DisplaySurface?
    /// The event on its way through the window.
    var currentEvent: UIEvent?
    var undoManager: UndoManager?
    /// The input views of the first responder, made at first use.
    var inputViews: InputViews?
    /// Whether the window system knows the place of text input.
    var showsPlaceOfText = false
}

extension UIWindow {
    /// Posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )
    /// Posted when a window becomes the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification"
    )
    /// Posted when a window is no longer the key window.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification"
    )

    func didMakeWindow() {
        layer.isHidden = true
        hierarchy.window = self
        layer.contentsScale = screenScale
        updateInherited()
    }

    /// The screen that the window is on, through its scene if it has one.
    var currentScreen: UIScreen {
        windowState.scene?.currentScreen ?? windowState.screen ?? UIScreen.main
    }

    /// Pixels per point of the window's screen.
    package var screenScale: CGFloat { currentScreen.scale }

    /// The traits of the scene or the screen, which the window's begin with.
    var traitsOutside: UITraitCollection {
        windowScene?.effectiveTraits ?? currentScreen.traitCollection
    }

    /// The unsafe bands, as far as the window is under them.
    var outerSafeArea: UIEdgeInsets {
        let bands = windowState.scene?.safeArea ?? currentScreen.safeArea
        let around = windowState.scene?.contentBounds ?? currentScreen.bounds
        let frame = frame
        // Without a band at an edge, parts beyond the screen are not covered by one.
        return UIEdgeInsets(
            top: bands.top == 0 ? 0 : max(0, bands.top - (frame.minY - around.minY)),
            left: bands.left == 0 ? 0 : max(0, bands.left - (frame.minX - around.minX)),
            bottom: bands.bottom == 0 ? 0 : max(0, bands.bottom - (around.maxY - frame.maxY)),
            right: bands.right == 0 ? 0 : max(0, bands.right - (around.maxX - frame.maxX))
        )
    }

    func setScene(_ scene: UIWindowScene?) {
        guard scene !== windowState.scene else { return }
        let isShown = !isHidden
        if isShown { leaveSurface() }
        windowState.scene?.forget(self)
        windowState.scene = scene
        scene?.adopt(self)
        if isShown { enterSurface() }
        environmentDidChange()
    }

    /// Adopts the scale, the traits and the safe area of the present screen.
    func environmentDidChange() {
        setWindow(self)
        updateTraits()
        refreshSafeArea()
    }

    /// The screen was turned or has another size.
    func screenDidChange(from oldSize: CGSize) {
        let around = CGRect(origin: .zero, size: oldSize)
        let new = windowState.scene?.contentBounds ?? currentScreen.bounds
        if frame == around, frame != new {
            let size = new.size
            rootViewController?.viewWillTransition(to: size, with: ImmediateTransition(view: self))
            frame = new
        }
        environmentDidChange()
    }

    // MARK: Visibility

    func setWindowHidden(_ isHidden: Bool) {
        MainThread.check("UIWindow.isHidden")
        guard isHidden != layer.isHidden else { return }
        if isHidden {
            tellRootController(appears: false)
            layer.isHidden = true
            leaveSurface()
            if isKeyWindow { giveUpKey() }
            post(UIWindow.didBecomeHiddenNotification)
        } else {
            layer.isHidden = false
            enterSurface()
            if AppearanceCenter.isUsed { AppearanceCenter.apply(to: self) }
            installRootView()
            tellRootController(appears: true)
            post(UIWindow.didBecomeVisibleNotification)
        }
    }

    private func enterSurface() {
        let surface = windowState.scene?.surface ?? currentScreen.surface
        windowState.surface = surface
        surface.add(self)
        UIApplication.note(self)
    }

    private func leaveSurface() {
        windowState.surface?.remove(self)
        windowState.surface = nil
        UIApplication.forget(self)
    }

    func setLevel(_ level: UIWindow.Level) {
        guard level != windowState.level else { return }
        windowState.level = level
        windowState.surface?.add(self)
    }

    func moveToFront() { windowState.surface?.add(self) }

    // MARK: Key window

    func takeKey() {
        MainThread.check("UIWindow.makeKey()")
        guard canBecomeKey, !isKeyWindow else { return }
        UIApplication.keyWindowOfAll?.giveUpKey()
        UIApplication.keyWindowOfAll = self
        windowState.scene?.noteKey(self)
        becomeKey()
        post(UIWindow.didBecomeKeyNotification)
    }

    func giveUpKey() {
        guard isKeyWindow else { return }
        UIApplication.keyWindowOfAll = nil
        resignKey()
        post(UIWindow.didResignKeyNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Root controller

    func setRoot(_ controller: UIViewController?) {
        MainThread.check("UIWindow.rootViewController")
        let old = windowState.rootViewController
        guard controller !== old else { return }
        if let old {
            old.dismissEverything()
            old.viewIfLoaded?.removeFromSuperview()
            old.rootWindow = nil
        }
        windowState.rootViewController = controller
        controller?.rootWindow = self
        if !isHidden { installRootView() }
    }

    /// Inserts the root view behind all other subviews.
    private func installRootView() {
        guard let controller = windowState.rootViewController, let view = controller.view,
            view.superview !== self
        else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    func fitRootView() {
        guard let view = windowState.rootViewController?.viewIfLoaded, view.superview === self,
            view.layer.transform.isIdentity, view.frame != bounds
        else { return }
        view.frame = bounds
    }

    private func tellRootController(appears: Bool) {
        guard let controller = windowState.rootViewController,
            controller.viewIfLoaded?.superview === self
        else { return }
        if appears { controller.appearInWindow() } else { controller.disappearFromWindow() }
    }

    // MARK: Conversion

    /// The window's origin on the screen.
    var screenOrigin: CGPoint { toScreen(.zero) }

    private func toScreen(_ point: CGPoint) -> CGPoint {
        if let parent = layer.superlayer { return layer.convert(point, to: parent) }
        let bounds = bounds
        let frame = frame
        return CGPoint(
            x: point.x - bounds.minX + frame.minX,
            y: point.y - bounds.minY + frame.minY
        )
    }

    private func fromScreen(_ point: CGPoint) -> CGPoint {
        if let parent = layer.superlayer { return layer.convert(point, from: parent) }
        let bounds = bounds
        let frame = frame
        return CGPoint(
            x: point.x + bounds.minX - frame.minX,
            y: point.y + bounds.minY - frame.minY
        )
    }

    func convertToWindow(_ point: CGPoint, _ window: UIWindow?) -> CGPoint {
        if window === self { return point }
        let onScreen = toScreen(point)
        return window?.fromScreen(onScreen) ?? onScreen
    }

    func convertFromWindow(_ point: CGPoint, _ window: UIWindow?) -> CGPoint {
        if window === self { return point }
        return fromScreen(window?.toScreen(point) ?? point)
    }

    func convertToWindow(_ rect: CGRect, _ window: UIWindow?) -> CGRect {
        let origin = convertToWindow(rect.origin, window)
        let corner = convertToWindow(CGPoint(x: rect.maxX, y: rect.maxY), window)
        return CGRect(
            x: min(origin.x, corner.x),
            y: min(origin.y, corner.y),
            width: abs(corner.x - origin.x),
            height: abs(corner.y - origin.y)
        )
    }

    func convertFromWindow(_ rect: CGRect, _ window: UIWindow?) -> CGRect {
        if let window { return window.convertToWindow(rect, self) }
        let origin = fromScreen(rect.origin)
        let corner = fromScreen(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(origin.x, corner.x),
            y: min(origin.y, corner.y),
            width: abs(corner.x - origin.x),
            height: abs(corner.y - origin.y)
        )
    }
}
