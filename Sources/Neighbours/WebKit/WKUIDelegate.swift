// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// Shows what scripts want to show; there are none here.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
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

    /// The page closed its window.
    func webViewDidClose(_ webView: WKWebView)

    /// A script wants to say something.
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    )

    /// A script asks.
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    )
}
