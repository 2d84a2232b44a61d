// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Shows what pages want to show beside themselves.
///
/// It is asked for views for other windows, which links want. The methods about scripts, devices and
/// menus are never called, since there are no scripts. Optional methods are as
/// Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol, _WKUIDelegateProbes {
    // @optional

    /// Asks for a view for another window.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    /// The page has closed its window.
    func webViewDidClose(_ webView: WKWebView)

    // MARK: Scripts

    /// A script has a message.
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    )

    /// A script asks for a yes or no.
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    )

    /// A script asks for a text.
    func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (String?) -> Void
    )

    /// A page asks for files.
    func webView(
        _ webView: WKWebView,
        runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void
    )

    /// A script asks for the camera or the microphone.
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
    )

    /// A script asks for the device's orientation and motion.
    func webView(
        _ webView: WKWebView,
        requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
    )

    /// The first use of Lockdown Mode is to be explained.
    func webView(
        _ webView: WKWebView,
        showLockdownModeFirstUseMessage message: String,
        completionHandler: @escaping @MainActor (WKDialogResult) -> Void
    )

    // MARK: Previews

    /// Whether a link may be previewed, as iOS 10 asked.
    func webView(
        _ webView: WKWebView,
        shouldPreviewElement elementInfo: WKPreviewElementInfo
    ) -> Bool

    /// The preview of a link, as iOS 10 asked; nil for Safari's.
    func webView(
        _ webView: WKWebView,
        previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
        defaultActions previewActions: [any WKPreviewActionItem]
    ) -> UIViewController?

    /// The preview is to be shown as the whole, as iOS 10 told.
    func webView(
        _ webView: WKWebView,
        commitPreviewingViewController previewingViewController: UIViewController
    )

    // MARK: Menus

    /// Asks for the menu of a link; nil for none.
    func webView(
        _ webView: WKWebView,
        contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
    )

    /// The menu of a link is about to appear.
    func webView(
        _ webView: WKWebView,
        contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
    )

    /// The preview in the menu of a link has been tapped.
    func webView(
        _ webView: WKWebView,
        contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
    )

    /// The menu of a link has gone.
    func webView(
        _ webView: WKWebView,
        contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
    )

    /// The edit menu is about to appear.
    func webView(
        _ webView: WKWebView,
        willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating
    )

    /// The edit menu is about to go.
    func webView(
        _ webView: WKWebView,
        willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating
    )
}
