// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Makes downloads of all pages.
@MainActor
private final class Keeper: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    let destination: URL
    var isByAction = false
    var told: [String] = []

    init(_ destination: URL) {
        self.destination = destination
        super.init()
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(isByAction ? .download : .allow) }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.download) }

    func webView(
        _ webView: WKWebView,
        navigationAction: WKNavigationAction,
        didBecome download: WKDownload
    ) {
        told.append("action")
        download.delegate = self
    }

    func webView(
        _ webView: WKWebView,
        navigationResponse: WKNavigationResponse,
        didBecome download: WKDownload
    ) {
        told.append("response")
        download.delegate = self
    }

    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) {
        told.append(suggestedFilename)
        completionHandler(destination)
    }

    func downloadDidFinish(_ download: WKDownload) { told.append("finished") }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        told.append("failed")
    }
}

@MainActor
struct DownloadTests {
    private let view = WKWebView(frame: .zero)

    @Test(arguments: [true, false])
    func aPageGoesToTheFileThatTheDelegateChooses(isByAction: Bool) async throws {
        let file = try temporaryFile("page.html", "<p>Text</p>")
        let destination = file.deletingLastPathComponent().appendingPathComponent("copy")
        let keeper = Keeper(destination)
        keeper.isByAction = isByAction
        view.navigationDelegate = keeper
        view.load(URLRequest(url: file))
        await wait { keeper.told.count == 3 }
        #expect(keeper.told == [isByAction ? "action" : "response", "page.html", "finished"])
        #expect(try String(contentsOf: destination, encoding: .utf8) == "<p>Text</p>")
        #expect(!view.isLoading && view.backForwardList.currentItem == nil)
    }

    @Test func aFileThatIsThereIsNotOverwritten() async throws {
        let file = try temporaryFile("page.html", "<p>Text</p>")
        let keeper = Keeper(file)
        view.navigationDelegate = keeper
        view.load(URLRequest(url: file))
        await wait { keeper.told.count == 3 }
        #expect(keeper.told.last == "failed")
    }

    @Test func aDownloadCanBeStartedByTheProgram() async throws {
        let file = try temporaryFile("page.html", "<p>Text</p>")
        let keeper = Keeper(file.appendingPathExtension("copy"))
        let download = await view.startDownload(using: URLRequest(url: file))
        download.delegate = keeper
        await wait { keeper.told.count == 2 }
        #expect(keeper.told == ["page.html", "finished"])
        #expect(download.progress.isFinished)
        #expect(download.originalRequest?.url == file)
    }
}
