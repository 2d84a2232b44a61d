// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// Decides on pages and hears of them.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol, _WKNavigationDelegateProbes {
    // @optional

    /// Asks whether a page may be loaded.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    )

    // listed as: webView(_:decidePolicyForResponse:decisionHandler:)
    /// Asks whether what a server answers may be shown.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    )

    /// A page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)

    /// A server named another page.
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    )

    /// A page cannot be had.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    )

    /// A page comes.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?)

    /// A page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)

    /// A page broke off.
    func webView(
        _ webView: WKWebView,
        didFail navigation: WKNavigation?,
        withError error: any Error
    )

    /// What draws pages has ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
