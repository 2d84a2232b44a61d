// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UIView {
    /// Notifies the subtree, superviews first, before the window changes.
    func tellWillMove(to window: UIWindow?) {
        hierarchy.controller?.viewWillMove(to: window)
        willMove(toWindow: window)
        for view in hierarchy.subviews { view.tellWillMove(to: window) }
    }

    /// Sets the subtree's window before any notification.
    func setWindow(_ window: UIWindow?) {
        hierarchy.window = window
        if let window { adoptScale(of: window) }
        for view in hierarchy.subviews { view.setWindow(window) }
    }

    /// Notifies the subtree, superviews first, after the window changed.
    func tellDidMove(from oldWindow: UIWindow?) {
        let window = hierarchy.window
        if AppearanceCenter.isUsed, window != nil { AppearanceCenter.apply(to: self) }
        didMoveToWindow()
        for view in hierarchy.subviews where view.hierarchy.window === window {
            view.tellDidMove(from: oldWindow)
        }
        hierarchy.controller?.viewDidMove(from: oldWindow)
    }

    /// Updates inherited values: traits, tint, safe area and margins.
    func updateInherited() {
        updateTraits()
        inheritTint()
        refreshSafeArea()
        refreshMargins()
    }

    private func adoptScale(of window: UIWindow) {
        let scale = window.screenScale
        if touch.overrides.contains(.scale) {
            contentScaleFactor = scale
            return
        }
        guard !appearance.hasOwnScale else { return }
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// Makes a first responder in this subtree resign.
    func resignFirstResponder(in window: UIWindow) {
        guard let responder = window.firstResponderState.responder,
            responderIsInside(responder)
        else { return }
        _ = responder.resignFirstResponder()
        if window.firstResponderState.responder === responder {
            window.firstResponderState.responder = nil
            responder.didChangeFirstResponder()
            window.inputViewsMayHaveChanged()
        }
    }

    func responderIsInside(_ responder: UIResponder) -> Bool {
        if let view = responder as? UIView { return view.isInside(self) }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.isInside(self) ?? false
        }
        return responder.responderChain.contains { $0 === self }
    }

    func resignInside(force: Bool) -> Bool {
        guard let window, let responder = window.firstResponderState.responder,
            responderIsInside(responder)
        else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponderState.responder = nil
        responder.didChangeFirstResponder()
        window.inputViewsMayHaveChanged()
        return true
    }
}
