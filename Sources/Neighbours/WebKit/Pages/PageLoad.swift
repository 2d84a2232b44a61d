// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The view that a page is loaded for.
@MainActor
protocol PageLoadOwner: AnyObject {
    /// The response is from another address than the request's.
    func pageLoadWasRedirected(_ load: PageLoad)
    /// Decides whether the content is shown; the answer may be given later.
    func pageLoad(
        _ load: PageLoad,
        decidePolicyFor response: URLResponse,
        answer: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    )
    /// The content begins to arrive.
    func pageLoadDidCommit(_ load: PageLoad)
    /// All of the content has arrived.
    func pageLoad(_ load: PageLoad, didFinishWith page: PageText)
    /// The load has ended without its content.
    func pageLoad(_ load: PageLoad, didFailWith error: any Error, isCommitted: Bool)
    /// The content goes to a file.
    func pageLoad(_ load: PageLoad, becomes download: WKDownload)
}

/// A page on its way to a view.
@MainActor
final class PageLoad {
    /// What a page does to the list of pages once it is there.
    enum HistoryStep {
        case append
        case move(Int)
        case stay
    }

    private enum Phase {
        case waiting
        case asking
        case arriving
        case downloading(WKDownload)
        case ended
    }

    let request: URLRequest
    let url: URL
    let step: HistoryStep
    let navigation = WKNavigation()
    weak var owner: (any PageLoadOwner)?
    private(set) var response: URLResponse?
    private var phase = Phase.waiting
    private var data = Data()
    private var isComplete = false
    /// Whether the program gives the content, so that nobody is asked about it.
    private(set) var isGiven = false
    /// Whether content has begun to arrive.
    private(set) var isCommitted = false
    private var fetching: Task<Void, Never>?
    private var schemeTask: SchemeTask?

    init(_ request: URLRequest, _ url: URL, _ step: HistoryStep, _ owner: any PageLoadOwner) {
        self.request = request
        self.url = url
        self.step = step
        self.owner = owner
    }

    /// Where the content is from: the address after redirections.
    var finalURL: URL { response?.url ?? url }

    // MARK: Ways to the content

    func start(by fetcher: PageFetcher) {
        fetching = fetcher.start(request) { [weak self] result in
            switch result {
            case .success(let (data, response)): self?.receive(response, with: data)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    func start(by handler: any WKURLSchemeHandler, for webView: WKWebView) {
        let task = SchemeTask(self, handler, webView)
        schemeTask = task
        handler.webView(webView, start: task)
    }

    /// Takes content that the program gives.
    func start(with data: Data, _ response: URLResponse) {
        isGiven = true
        DispatchQueue.main.async { [weak self] in self?.receive(response, with: data) }
    }

    // MARK: Events

    private func receive(_ response: URLResponse, with data: Data) {
        receive(response)
        receive(data)
        complete()
    }

    func receive(_ response: URLResponse) {
        guard case .waiting = phase else { return }
        self.response = response
        phase = .asking
        if schemeTask == nil, !isGiven, let new = response.url, new != url {
            owner?.pageLoadWasRedirected(self)
        }
        owner?.pageLoad(self, decidePolicyFor: response) { [weak self] in self?.decide($0) }
    }

    func receive(_ more: Data) { data.append(more) }

    func complete() {
        isComplete = true
        finishIfComplete()
    }

    func fail(_ error: any Error) {
        let old = phase
        phase = .ended
        switch old {
        case .ended: break
        case .downloading(let download): download.fail(error)
        case .arriving: owner?.pageLoad(self, didFailWith: error, isCommitted: true)
        case .waiting, .asking: owner?.pageLoad(self, didFailWith: error, isCommitted: false)
        }
    }

    /// Ends the load; the owner hears of it as of a failure.
    func cancel() {
        fetching?.cancel()
        schemeTask?.stop()
        fail(URLError(.cancelled))
    }

    private func decide(_ policy: WKNavigationResponsePolicy) {
        guard case .asking = phase else { return }
        switch policy {
        case .allow:
            phase = .arriving
            isCommitted = true
            owner?.pageLoadDidCommit(self)
        case .download:
            let download = WKDownload(request, for: owner as? WKWebView)
            phase = .downloading(download)
            owner?.pageLoad(self, becomes: download)
        case .cancel:
            fetching?.cancel()
            schemeTask?.stop()
            return fail(PageError.interruptedByPolicy)
        }
        finishIfComplete()
    }

    private func finishIfComplete() {
        guard isComplete else { return }
        switch phase {
        case .waiting, .asking, .ended: break
        case .downloading(let download):
            phase = .ended
            download.receive(data, response)
        case .arriving:
            phase = .ended
            let text = PageEncoding.text(data, named: response?.textEncodingName)
            let isPlain = response?.mimeType == "text/plain"
            let page = isPlain ? PageText(plain: text) : PageText(html: text)
            owner?.pageLoad(self, didFinishWith: page)
        }
    }
}

/// The errors of loads that are no URL errors.
enum PageError {
    /// The delegate or the kind of content has stopped a load.
    /// - Source: the domain and code that delegates get on iOS
    static var interruptedByPolicy: any Error {
        NSError(
            domain: "WebKitErrorDomain",
            code: 102,
            userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"]
        )
    }
}
