// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Decides on pages and hears of them.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol, _WKNavigationDelegateProbes {
    // @optional

    /// Asks whether a page may be loaded; not asked where the method with preferences is there.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    )

    /// Asks whether a page may be loaded, and what it may do.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    )

    // listed as: webView(_:decidePolicyForResponse:decisionHandler:)
    /// Asks whether a response may be shown.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    )

    /// A page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)

    /// The response is from another address than the request's.
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    )

    /// A load has failed before its content arrived.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    )

    /// The content begins to arrive.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?)

    /// The page is shown.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)

    /// A load has failed while its content arrived.
    func webView(
        _ webView: WKWebView,
        didFail navigation: WKNavigation?,
        withError error: any Error
    )

    /// Asks for credentials; never called, since the session answers servers by itself.
    func webView(
        _ webView: WKWebView,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    )

    /// The process that draws pages has ended; never called, since there is none.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)

    /// Asks about old versions of TLS; never called.
    func webView(
        _ webView: WKWebView,
        authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor (Bool) -> Void
    )

    /// An action has become a download.
    func webView(
        _ webView: WKWebView,
        navigationAction: WKNavigationAction,
        didBecome download: WKDownload
    )

    /// A response has become a download.
    func webView(
        _ webView: WKWebView,
        navigationResponse: WKNavigationResponse,
        didBecome download: WKDownload
    )
}
