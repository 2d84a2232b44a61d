// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
private final class Listener: NSObject, WKNavigationDelegate {
    var told: [String] = []
    var isAllowed = true

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        told.append("asked \(navigationAction.request.url?.lastPathComponent ?? "")")
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation?
    ) { told.append("started") }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
        told.append("came")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
        told.append("finished")
    }
}

private final class Watcher: NSObject {
    var told: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { told.append(keyPath ?? "") }
}

@MainActor
struct WKWebViewTests {
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let listener = Listener()

    init() { view.navigationDelegate = listener }

    private func wait(_ isDone: () -> Bool) async {
        for _ in 0..<1_000_000 where !isDone() { await Task.yield() }
    }

    @Test func aTextIsShownAndTold() async {
        view.loadHTMLString("<title>Hi</title><p>Some words</p>", baseURL: nil)
        #expect(view.isLoading)
        await wait { !view.isLoading }
        #expect(listener.told == ["started", "came", "finished"])
        #expect(view.title == "Hi" && view.estimatedProgress == 1)
        #expect((view.scrollView as? UITextView)?.text == "Some words")
    }

    @Test func whatThePageIsDoingIsObservedByName() async {
        let watcher = Watcher()
        for key in ["estimatedProgress", "title", "URL", "loading", "canGoBack"] {
            view.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
        }
        view.loadHTMLString("<title>Hi</title>", baseURL: URL(string: "https://a.b/c"))
        await wait { !view.isLoading }
        #expect(Set(watcher.told) == ["estimatedProgress", "title", "URL", "loading", "canGoBack"])
        #expect(view.value(forKey: "estimatedProgress") as? Double == 1)
        for key in ["estimatedProgress", "title", "URL", "loading", "canGoBack"] {
            view.removeObserver(watcher, forKeyPath: key)
        }
    }

    @Test func aPageThatIsNotAllowedIsNotLoaded() throws {
        listener.isAllowed = false
        view.load(URLRequest(url: try #require(URL(string: "file:///tmp/page.html"))))
        #expect(listener.told == ["asked page.html"] && !view.isLoading)
    }

    @Test func theListLeadsBackAndForward() async throws {
        for name in ["a", "b"] {
            view.loadHTMLString(name, baseURL: URL(string: "about:" + name))
            await wait { !view.isLoading }
        }
        #expect(view.canGoBack && !view.canGoForward)
        #expect(view.backForwardList.backItem?.url.absoluteString == "about:a")
    }

    @Test func anOverrideOfTheAsynchronousMethodTakesScriptsWithAHandlerToo() async {
        final class Recorder: WKWebView {
            var scripts: [String] = []
            override func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
                scripts.append(javaScriptString)
                return 7
            }
        }
        let view = Recorder()
        let result = await withCheckedContinuation { continuation in
            view.evaluateJavaScript("1 + 6") { value, _ in
                continuation.resume(returning: value as? Int)
            }
        }
        #expect(view.scripts == ["1 + 6"] && result == 7)
        let error = await withCheckedContinuation { continuation in
            WKWebView().evaluateJavaScript("1") { _, error in
                continuation.resume(returning: error != nil)
            }
        }
        #expect(error)
    }
}
