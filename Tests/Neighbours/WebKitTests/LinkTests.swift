// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hears of links, and makes views for other windows.
@MainActor
private final class Listener: NSObject, WKNavigationDelegate, WKUIDelegate {
    var asked: [String] = []
    let second = WKWebView(frame: .zero)

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let kind = navigationAction.navigationType == .linkActivated ? "link" : "other"
        let frame = navigationAction.targetFrame == nil ? "window" : "frame"
        asked.append("\(kind) \(navigationAction.request.url?.absoluteString ?? "") \(frame)")
        decisionHandler(.allow)
    }

    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { second }
}

@MainActor
@Suite(.serialized)
struct LinkTests {
    /// Shows a page and taps its first line.
    private func tapFirstLine(_ html: String, _ listener: Listener) async throws -> WKWebView {
        let app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        let view = WKWebView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        view.navigationDelegate = listener
        view.uiDelegate = listener
        app.show(view)
        view.loadHTMLString(html, baseURL: URL(string: "about:base"))
        await wait { !view.isLoading }
        app.settle()
        let text = try #require(view.scrollView as? UITextView)
        let inset = text.textContainerInset
        let place = CGPoint(x: inset.left + 12, y: inset.top + 8)
        app.tap(at: text.convert(place, to: nil), times: 1)
        app.settle()
        return view
    }

    @Test func aTapOnALinkLoadsItsPage() async throws {
        let listener = Listener()
        let view = try await tapFirstLine("<a href='about:next'>A link</a><p>Text</p>", listener)
        #expect(listener.asked == ["link about:next frame"])
        await wait { !view.isLoading }
        #expect(view.url?.absoluteString == "about:next")
        #expect(view.backForwardList.backItem?.url.absoluteString == "about:base")
    }

    @Test func aPageFromElsewhereLeadsToNoFile() async throws {
        let listener = Listener()
        let view = try await tapFirstLine("<a href='file:///etc/hostname'>A link</a>", listener)
        #expect(listener.asked.isEmpty)
        #expect(view.url?.absoluteString == "about:base")
    }

    @Test func aTapOnTextLoadsNothing() async throws {
        let listener = Listener()
        _ = try await tapFirstLine("<p>Text</p><a href='about:next'>A link</a>", listener)
        #expect(listener.asked.isEmpty)
    }

    @Test func aLinkToAnotherWindowIsShownInAViewOfTheDelegates() async throws {
        let listener = Listener()
        let html = "<a href='about:next' target=_blank>A link</a>"
        let view = try await tapFirstLine(html, listener)
        #expect(listener.asked == ["link about:next window"])
        #expect(listener.second.url?.absoluteString == "about:next")
        #expect(view.url?.absoluteString == "about:base")
    }
}
