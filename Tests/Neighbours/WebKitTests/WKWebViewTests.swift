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
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
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

    @Test func aTextIsSearchedFromTheSelectionOn() async throws {
        view.loadHTMLString("<p>one two One</p>", baseURL: nil)
        await wait { !view.isLoading }
        let text = try #require(view.scrollView as? UITextView)
        text.selectedRange = NSRange(location: 1, length: 0)
        #expect(try await view.find("one").matchFound)
        #expect(text.selectedRange == NSRange(location: 8, length: 3))
        let exact = WKFindConfiguration()
        exact.caseSensitive = true
        exact.wraps = false
        #expect(try await !view.find("one", configuration: exact).matchFound)
        exact.backwards = true
        #expect(try await view.find("one", configuration: exact).matchFound)
        #expect(text.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test func zoomAndSmallestSizeReachTheText() async throws {
        view.configuration.preferences.minimumFontSize = 20
        view.loadHTMLString("<p>Text</p><h1>Head</h1>", baseURL: nil)
        await wait { !view.isLoading }
        let text = try #require(view.scrollView as? UITextView)
        let size = { (unit: Int) in
            (text.textStorage.attribute(.font, at: unit, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(0) == 20 && size(6) == 32)
        view.pageZoom = 2
        #expect(size(0) == 32 && size(6) == 64)
    }

    @Test func thePageSaysItsColour() async {
        let html = "<meta name=\"theme-color\" content=\"#ff8000\"><p>Text</p>"
        view.loadHTMLString(html, baseURL: nil)
        await wait { !view.isLoading }
        #expect(view.themeColor == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        view.underPageBackgroundColor = .red
        #expect(view.scrollView.backgroundColor == .red)
        view.underPageBackgroundColor = nil
        #expect(view.underPageBackgroundColor == .systemBackground)
    }

    @Test func picturesHaveTheWidthThatIsAskedFor() async throws {
        let configuration = WKSnapshotConfiguration()
        configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        configuration.snapshotWidth = 200
        let image = try await view.takeSnapshot(configuration: configuration)
        #expect(image.size == CGSize(width: 200, height: 100))
        let document = try await view.pdf()
        #expect(document.starts(with: Data("%PDF".utf8)))
    }

    @Test func whatNeedsAnEngineEndsWithAnError() async {
        await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
            try await view.callAsyncJavaScript("return 1", contentWorld: .page)
        }
        let error = await withCheckedContinuation { continuation in
            view.createWebArchiveData { continuation.resume(returning: (try? $0.get()) == nil) }
        }
        #expect(error)
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
