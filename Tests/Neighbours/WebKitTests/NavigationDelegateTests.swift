// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Decides on requests, and has no method for responses.
@MainActor
private final class RequestGuard: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.cancel) }
}

@MainActor
struct NavigationDelegateTests {
    @Test func aDelegateThatDecidesOnRequestsOnlyHasNoSayInResponses() throws {
        let view = WKWebView(frame: .zero)
        let guardian = RequestGuard()
        view.navigationDelegate = guardian
        let url = try #require(URL(string: "file:///tmp/page.html"))
        view.load(URLRequest(url: url))
        let response = URLResponse(
            url: url,
            mimeType: "text/html",
            expectedContentLength: 0,
            textEncodingName: nil
        )
        let delegate: any WKNavigationDelegate = guardian
        let answer: Void? = delegate.webView?(
            view,
            decidePolicyFor: WKNavigationResponse(response),
            decisionHandler: { _ in }
        )
        #expect(answer == nil)
    }
}
