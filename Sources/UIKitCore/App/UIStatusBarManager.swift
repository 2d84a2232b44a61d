// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// What is known of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The colour of the bar's text, as the controller in front wants it.
    open var statusBarStyle: UIStatusBarStyle {
        controllerForStyle?.preferredStatusBarStyle ?? .default
    }

    /// Whether the controller in front hides the bar.
    open var isStatusBarHidden: Bool {
        if let scene, scene.safeArea.top == 0 { return true }
        return controllerForHiding?.prefersStatusBarHidden ?? false
    }

    /// Where the bar is, in the scene's space; without size when it is hidden.
    open var statusBarFrame: CGRect {
        guard let scene, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.contentBounds.width, height: scene.safeArea.top)
    }

    private var root: UIViewController? {
        var controller = scene?.keyWindow?.rootViewController
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
