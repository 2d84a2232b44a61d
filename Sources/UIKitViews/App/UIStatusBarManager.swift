// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The properties of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    /// Makes the manager of a scene, or that of the main screen for a program without scenes.
    init(scene: UIWindowScene?) {
        self.scene = scene
        super.init()
    }

    /// The style of the status bar, as the front view controller prefers it.
    open var statusBarStyle: UIStatusBarStyle {
        if let own { return own.style }
        return controllerForStyle?.preferredStatusBarStyle ?? .default
    }

    /// Whether the controller in front hides the bar.
    open var isStatusBarHidden: Bool {
        if band == 0 { return true }
        if let own { return own.isHidden }
        return controllerForHiding?.prefersStatusBarHidden ?? false
    }

    /// The status bar's frame in the scene's space; empty if it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let around = scene?.contentBounds ?? UIScreen.main.bounds
        return CGRect(x: 0, y: 0, width: around.width, height: band)
    }

    /// The status bar's height where it is visible.
    private var band: CGFloat { scene?.safeArea.top ?? UIScreen.main.safeArea.top }

    /// The application's settings, if they take precedence over the controllers'.
    private var own: ApplicationStatusBar? {
        let bar = UIApplication.sharedOrNil?.application.statusBar
        return bar?.isUsed == true ? bar : nil
    }

    private var root: UIViewController? {
        let window = scene == nil ? UIApplication.keyWindowOfAll : scene?.keyWindow
        var controller = window?.rootViewController
        while let next = controller?.presentedViewController,
            next.modalPresentationStyle.coversScreen
                || next.modalPresentationCapturesStatusBarAppearance
        {
            controller = next
        }
        return controller
    }

    private var controllerForStyle: UIViewController? {
        var controller = root
        while let next = controller?.childForStatusBarStyle { controller = next }
        return controller
    }

    private var controllerForHiding: UIViewController? {
        var controller = root
        while let next = controller?.childForStatusBarHidden { controller = next }
        return controller
    }
}
