// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Decides on the pages of a `UIWebView` and hears of them.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol, _UIWebViewDelegateProbes {
    // @optional

    /// Asks whether a page may be loaded; true where it is not implemented.
    func webView(
        _ webView: UIWebView,
        shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool

    /// A page is asked for.
    func webViewDidStartLoad(_ webView: UIWebView)

    /// The page is shown.
    func webViewDidFinishLoad(_ webView: UIWebView)

    /// A load has failed.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
