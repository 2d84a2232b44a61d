// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension WKWebView {
    /// Gets the pages, with the cookies of the view's store.
    var fetcher: PageFetcher { PageFetcher(session: configuration.websiteDataStore.session) }

    // MARK: Starting

    /// Loads a page if the delegate allows it.
    func load(
        _ request: URLRequest,
        _ type: WKNavigationType,
        _ step: PageLoad.HistoryStep
    ) -> WKNavigation? {
        guard let url = request.url else { return nil }
        let request = dressed(request)
        let load = PageLoad(request, url, step, self)
        let action = WKNavigationAction(request, type, for: self)
        ask(about: action) { [weak self] policy in
            guard let self else { return }
            switch policy {
            case .allow: self.fetch(load)
            case .cancel: break
            case .download:
                let download = WKDownload(request, for: self)
                self.navigationDelegate?.webView?(
                    self,
                    navigationAction: action,
                    didBecome: download
                )
                download.start(by: self.fetcher)
            }
        }
        return load.navigation
    }

    /// Shows content that the program gives.
    @discardableResult
    func show(
        _ data: Data,
        _ response: URLResponse,
        for request: URLRequest? = nil
    ) -> WKNavigation {
        let url = request?.url ?? response.url ?? URL(fileURLWithPath: "/")
        let load = PageLoad(request ?? URLRequest(url: url), url, .append, self)
        begin(load)
        load.start(with: data, response)
        return load.navigation
    }

    /// Follows a link of the page, in a view of the delegate's if it asks for another window.
    ///
    /// A page from elsewhere leads to no file of the program's machine.
    func follow(_ link: PageSurface.Link) {
        guard !link.url.isFileURL || url?.isFileURL ?? true else {
            return Diagnostics.warn("WKWebView: a page may not lead to a file: \(link.url)")
        }
        let request = URLRequest(url: link.url)
        guard link.opensWindow else {
            _ = load(request, .linkActivated, .append)
            return
        }
        let action = WKNavigationAction(request, .linkActivated, for: self, opensWindow: true)
        ask(about: action) { [weak self] policy in
            guard let self, policy == .allow else { return }
            let view: WKWebView? = self.uiDelegate?.webView?(
                self,
                createWebViewWith: self.configuration,
                for: action,
                windowFeatures: WKWindowFeatures()
            )
            view?.load(request)
        }
    }

    func go(_ offset: Int) -> WKNavigation? {
        guard let item = backForwardList.item(at: offset) else { return nil }
        return load(URLRequest(url: item.url), .backForward, .move(backForwardList.index + offset))
    }

    /// Gives up the page that is on its way.
    func abandon() { current?.cancel() }

    private func ask(
        about action: WKNavigationAction,
        _ answer: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        let asked: Void? = navigationDelegate?.webView?(
            self,
            decidePolicyFor: action,
            preferences: preferences.duplicate(),
            decisionHandler: { policy, _ in answer(policy) }
        )
        guard asked == nil else { return }
        let askedAgain: Void? = navigationDelegate?.webView?(
            self,
            decidePolicyFor: action,
            decisionHandler: answer
        )
        if askedAgain == nil { answer(.allow) }
    }

    /// The request with what servers are told about the program.
    private func dressed(_ request: URLRequest) -> URLRequest {
        let name = configuration.applicationNameForUserAgent
        let usual = name.map { "Mozilla/5.0 \($0)" }
        let words = customUserAgent.flatMap { $0.isEmpty ? nil : $0 } ?? usual
        guard let words, request.value(forHTTPHeaderField: "User-Agent") == nil else {
            return request
        }
        var request = request
        request.setValue(words, forHTTPHeaderField: "User-Agent")
        return request
    }

    private func fetch(_ load: PageLoad) {
        begin(load)
        let handler = load.url.scheme.flatMap { configuration.urlSchemeHandler(forURLScheme: $0) }
        if let handler {
            load.start(by: handler, for: self)
        } else {
            load.start(by: fetcher)
        }
    }

    private func begin(_ load: PageLoad) {
        abandon()
        current = load
        url = load.url
        isLoading = true
        estimatedProgress = 0.1
        navigationDelegate?.webView?(self, didStartProvisionalNavigation: load.navigation)
    }

    // MARK: History

    /// Changes the list of pages, and tells observers of where one can go from here.
    private func moving(_ change: () -> Void) {
        for key in ["canGoBack", "canGoForward"] { willChangeValue(forKey: key) }
        change()
        for key in ["canGoBack", "canGoForward"] { didChangeValue(forKey: key) }
    }

    /// The pages that were seen, as data.
    var savedHistory: Any? {
        guard !backForwardList.items.isEmpty else { return nil }
        let saved = SavedHistory(
            pages: backForwardList.items.map { .init(url: $0.url, title: $0.title) },
            index: backForwardList.index
        )
        return try? JSONEncoder().encode(saved)
    }

    /// Takes pages that were seen, and loads the current one.
    func restoreHistory(_ state: Any?) {
        guard let data = state as? Data,
            let saved = try? JSONDecoder().decode(SavedHistory.self, from: data),
            saved.pages.indices.contains(saved.index)
        else { return }
        moving {
            backForwardList.items = saved.pages.map { page in
                let item = WKBackForwardListItem(page.url)
                item.title = page.title
                return item
            }
            backForwardList.index = saved.index
        }
        _ = load(URLRequest(url: saved.pages[saved.index].url), .backForward, .stay)
    }
}

/// The list of pages, to be kept.
private struct SavedHistory: Codable {
    struct Page: Codable {
        var url: URL
        var title: String?
    }

    var pages: [Page]
    var index: Int
}

// MARK: - The load

extension WKWebView: PageLoadOwner {
    func pageLoadWasRedirected(_ load: PageLoad) {
        guard load === current else { return }
        url = load.finalURL
        navigationDelegate?.webView?(
            self,
            didReceiveServerRedirectForProvisionalNavigation: load.navigation
        )
    }

    func pageLoad(
        _ load: PageLoad,
        decidePolicyFor response: URLResponse,
        answer: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        guard !load.isGiven else { return answer(.allow) }
        let question = WKNavigationResponse(response)
        let asked: Void? = navigationDelegate?.webView?(
            self,
            decidePolicyFor: question,
            decisionHandler: answer
        )
        if asked == nil { answer(question.canShowMIMEType ? .allow : .cancel) }
    }

    func pageLoadDidCommit(_ load: PageLoad) {
        switch load.step {
        case .append: moving { backForwardList.append(load.finalURL) }
        case .move(let index): moving { backForwardList.index = index }
        case .stay: break
        }
        navigationDelegate?.webView?(self, didCommit: load.navigation)
    }

    func pageLoad(_ load: PageLoad, didFinishWith page: PageText) {
        guard load === current else { return }
        current = nil
        Unbuilt.report("WKWebView: styles, pictures and scripts of pages")
        let preferences = configuration.preferences
        surface.text.isSelectable = preferences.isTextInteractionEnabled
        surface.minimumSize = preferences.minimumFontSize
        surface.show(page, from: load.finalURL)
        themeColor = page.themeUIColor
        title = page.title ?? ""
        backForwardList.currentItem?.title = title
        estimatedProgress = 1
        isLoading = false
        configuration.websiteDataStore.httpCookieStore.notice()
        navigationDelegate?.webView?(self, didFinish: load.navigation)
    }

    func pageLoad(_ load: PageLoad, didFailWith error: any Error, isCommitted: Bool) {
        end(load)
        if isCommitted {
            navigationDelegate?.webView?(self, didFail: load.navigation, withError: error)
        } else {
            navigationDelegate?.webView?(
                self,
                didFailProvisionalNavigation: load.navigation,
                withError: error
            )
        }
    }

    func pageLoad(_ load: PageLoad, becomes download: WKDownload) {
        end(load)
        guard let response = load.response else { return }
        navigationDelegate?.webView?(
            self,
            navigationResponse: WKNavigationResponse(response),
            didBecome: download
        )
    }

    /// Ends a load without a page: the one that is shown stays.
    private func end(_ load: PageLoad) {
        guard load === current else { return }
        current = nil
        isLoading = false
        if let shown = backForwardList.currentItem?.url, !load.isCommitted { url = shown }
    }
}
