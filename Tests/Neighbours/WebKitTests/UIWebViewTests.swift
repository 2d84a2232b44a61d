// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@testable import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
private final class Listener: NSObject, UIWebViewDelegate {
    var told: [String] = []
    var isAllowed = true

    func webView(
        _ webView: UIWebView,
        shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool {
        told.append("asked \(navigationType.rawValue)")
        return isAllowed
    }

    func webViewDidStartLoad(_ webView: UIWebView) { told.append("started") }

    func webViewDidFinishLoad(_ webView: UIWebView) { told.append("finished") }

    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        told.append("failed \((error as NSError).code)")
    }
}

@MainActor
struct UIWebViewTests {
    private let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let listener = Listener()

    init() { view.delegate = listener }

    @Test func aTextIsShownAndTold() async {
        view.loadHTMLString("<title>Hi</title><p>Some words</p>", baseURL: nil)
        #expect(view.isLoading)
        await wait { !view.isLoading }
        #expect(listener.told == ["asked 5", "started", "finished"])
        #expect((view.scrollView as? UITextView)?.text == "Some words")
        #expect(view.request?.url?.absoluteString == "about:blank")
        #expect(!view.canGoBack)
    }

    @Test func onlyTheTitleIsKnownWithoutScripts() async {
        view.loadHTMLString("<title>Hi</title>", baseURL: nil)
        await wait { !view.isLoading }
        #expect(view.stringByEvaluatingJavaScript(from: "document.title;") == "Hi")
        #expect(view.stringByEvaluatingJavaScript(from: "1 + 1") == nil)
        #expect(Unbuilt.names.contains("UIWebView.stringByEvaluatingJavaScript(from:)"))
    }

    @Test func aPageThatIsNotAllowedIsNotLoaded() {
        listener.isAllowed = false
        view.loadRequest(URLRequest(url: URL(fileURLWithPath: "/tmp/page.html")))
        #expect(listener.told == ["asked 5"] && !view.isLoading && view.request == nil)
    }

    @Test func thePagesOfFilesAreInTheList() async throws {
        let files = try ["a", "b"].map { try temporaryFile("\($0).html", "<title>\($0)</title>") }
        for file in files {
            view.loadRequest(URLRequest(url: file))
            await wait { !view.isLoading }
        }
        listener.told = []
        view.goBack()
        await wait { !view.isLoading }
        #expect(listener.told == ["asked 2", "started", "finished"])
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "a")
        #expect(view.request?.url == files[0] && view.canGoForward && !view.canGoBack)
        view.reload()
        await wait { !view.isLoading }
        #expect(listener.told.contains("asked 3"))
    }

    @Test func aMissingFileFails() async {
        view.loadRequest(URLRequest(url: URL(fileURLWithPath: "/no/such/page.html")))
        await wait { !view.isLoading }
        #expect(listener.told.count == 3 && listener.told.last?.hasPrefix("failed") == true)
    }

    @Test func aStoppedLoadFails() {
        view.loadHTMLString("<p>Text</p>", baseURL: nil)
        view.stopLoading()
        #expect(listener.told.last == "failed \(URLError.Code.cancelled.rawValue)")
        #expect(!view.isLoading)
    }

    @Test func telephoneNumbersAreFoundUnlessTheProgramSaysNo() {
        #expect(view.detectsPhoneNumbers && view.dataDetectorTypes == .phoneNumber)
        view.detectsPhoneNumbers = false
        #expect((view.scrollView as? UITextView)?.dataDetectorTypes == [])
    }
}
