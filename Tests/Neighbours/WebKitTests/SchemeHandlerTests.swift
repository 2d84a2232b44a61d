// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Keeps its tasks, for the test to answer.
@MainActor
private final class Server: NSObject, WKURLSchemeHandler {
    var tasks: [any WKURLSchemeTask] = []
    var stopped = 0

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        tasks.append(urlSchemeTask)
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }

    func answer(_ text: String, type: String = "text/html") throws {
        let task = try #require(tasks.last)
        let url = try #require(task.request.url)
        let response = URLResponse(
            url: url,
            mimeType: type,
            expectedContentLength: -1,
            textEncodingName: nil
        )
        task.didReceive(response)
        guard stopped == 0 || tasks.count > 1 else { return }
        for part in text.split(separator: "|") { task.didReceive(Data(part.utf8)) }
        task.didFinish()
    }
}

@MainActor
private final class Listener: NSObject, WKNavigationDelegate {
    var told: [String] = []

    func webView(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation?
    ) { told.append("started") }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        told.append("response \(navigationResponse.response.mimeType ?? "")")
        decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
        told.append("came")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
        told.append("finished")
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    ) { told.append("failed \((error as NSError).code)") }
}

@MainActor
struct SchemeHandlerTests {
    private let server = Server()
    private let listener = Listener()
    private let view: WKWebView

    init() {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(server, forURLScheme: "Shop")
        let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view = WKWebView(frame: frame, configuration: configuration)
        view.navigationDelegate = listener
    }

    private func load(_ address: String) throws {
        view.load(URLRequest(url: try #require(URL(string: address))))
    }

    @Test func aPageOfTheProgramsSchemeIsAskedFromItsHandler() throws {
        try load("shop://cart/list")
        #expect(server.tasks.map(\.request.url?.absoluteString) == ["shop://cart/list"])
        #expect(view.isLoading && listener.told == ["started"])
        try server.answer("<title>Cart</title>|<p>Two |pears</p>")
        #expect(listener.told == ["started", "response text/html", "came", "finished"])
        #expect(view.title == "Cart")
        #expect((view.scrollView as? UITextView)?.text == "Two pears")
        #expect(view.backForwardList.currentItem?.url.absoluteString == "shop://cart/list")
    }

    @Test func plainTextHasNoMarkup() throws {
        try load("shop://cart/list")
        try server.answer("a <b> c", type: "text/plain")
        #expect((view.scrollView as? UITextView)?.text == "a <b> c")
    }

    @Test func whatCannotBeShownIsRefused() throws {
        try load("shop://cart/picture")
        try server.answer("bytes", type: "image/png")
        #expect(listener.told == ["started", "response image/png", "failed 102"])
        #expect(server.stopped == 1)
        #expect(!view.canGoBack && view.backForwardList.currentItem == nil)
    }

    @Test func anErrorEndsTheLoad() throws {
        try load("shop://cart/list")
        try #require(server.tasks.last).didFailWithError(URLError(.fileDoesNotExist))
        #expect(listener.told == ["started", "failed \(URLError.Code.fileDoesNotExist.rawValue)"])
        #expect(!view.isLoading)
    }

    @Test func aStoppedLoadStopsItsTask() throws {
        try load("shop://cart/list")
        view.stopLoading()
        #expect(server.stopped == 1)
        #expect(listener.told == ["started", "failed \(URLError.Code.cancelled.rawValue)"])
    }

    @Test func anotherPageStopsTheTaskOfTheFirst() throws {
        try load("shop://cart/a")
        try load("shop://cart/b")
        #expect(server.stopped == 1)
        try server.answer("<p>b</p>")
        #expect(view.url?.absoluteString == "shop://cart/b")
    }

    @Test func schemesAreFoundWhateverTheirCase() {
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "SHOP") === server)
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "other") == nil)
        #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("shop"))
    }

    @Test(arguments: ["https", "no scheme", "", "shop"])
    func schemesThatCannotBeTheProgramsTrap(scheme: String) async {
        await #expect(processExitsWith: .failure) { [scheme] in
            await MainActor.run {
                let configuration = WKWebViewConfiguration()
                configuration.setURLSchemeHandler(Server(), forURLScheme: "shop")
                configuration.setURLSchemeHandler(Server(), forURLScheme: scheme)
            }
        }
    }

    @Test func contentBeforeItsResponseTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let server = Server()
                let configuration = WKWebViewConfiguration()
                configuration.setURLSchemeHandler(server, forURLScheme: "shop")
                let view = WKWebView(frame: .zero, configuration: configuration)
                _ = URL(string: "shop:a").map { view.load(URLRequest(url: $0)) }
                server.tasks.last?.didReceive(Data())
            }
        }
    }
}
