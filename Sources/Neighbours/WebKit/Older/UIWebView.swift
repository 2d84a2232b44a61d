// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore
public import UIKitText

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The web view of iOS 2 to 11, which `WKWebView` has replaced: shows what can be read on a page.
///
/// It belongs to UIKit on iOS. Here it stands in this module, since its requests need the network
/// library, which programs without a web view do not load. `casement` adds the import to files that
/// name it.
/// - Source: developer.apple.com/documentation/uikit/uiwebview
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "WKWebView has replaced it.")
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
    final let surface = PageSurface()
    /// The page on its way.
    private final var current: PageLoad?
    private final var title = ""
    private final let pages = WKBackForwardList()

    /// Decides on pages and hears of them.
    open weak var delegate: (any UIWebViewDelegate)?

    // MARK: Making

    /// Makes a view without a page.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads a view of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        surface.fill(self)
        surface.text.dataDetectorTypes = .phoneNumber
        surface.follow = { [weak self] link in
            self?.load(URLRequest(url: link.url), .linkClicked, .append)
        }
    }

    // MARK: Loading

    /// Loads a page by the network or from a file.
    open func loadRequest(_ request: URLRequest) { load(request, .other, .append) }

    /// Shows a text in HTML; it does not enter the list of pages.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        let url = baseURL ?? URLRequest.blank.url ?? URL(fileURLWithPath: "/")
        let data = Data(string.utf8)
        show(data, PageFetcher.response(url, "text/html", data.count, encoding: "utf-8"), url)
    }

    /// Shows content of a type in an encoding; it does not enter the list of pages.
    open func load(
        _ data: Data,
        mimeType: String,
        textEncodingName: String,
        baseURL: URL
    ) {
        let response = PageFetcher.response(
            baseURL,
            mimeType,
            data.count,
            encoding: textEncodingName
        )
        show(data, response, baseURL)
    }

    /// The request of the page that is shown or on its way.
    open private(set) var request: URLRequest?

    /// Loads the page again.
    open func reload() {
        guard let request else { return }
        load(request, .reload, .stay)
    }

    /// Gives up the page that is on its way; the delegate hears of a cancelled load.
    open func stopLoading() { current?.cancel() }

    /// Loads the page before this one.
    open func goBack() { go(-1) }

    /// Loads the page after this one.
    open func goForward() { go(1) }

    /// Whether there is a page before this one.
    open var canGoBack: Bool { pages.backItem != nil }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { pages.forwardItem != nil }
    /// Whether a page is on its way.
    open var isLoading: Bool { current != nil }

    /// The page's title for `document.title`; nil for everything else, since scripts are not run.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        let words = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \t\n"))
        if words == "document.title" { return title }
        Unbuilt.report("UIWebView.stringByEvaluatingJavaScript(from:)")
        return nil
    }

    // MARK: Looks

    /// The view that scrolls the page.
    open var scrollView: UIScrollView { surface.text }
    /// Whether pages are scaled to the view's width.
    open var scalesPageToFit = false
    /// What becomes a link in texts; telephone numbers unless set.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { surface.text.dataDetectorTypes }
        set { surface.text.dataDetectorTypes = newValue }
    }

    /// Whether telephone numbers become links, as iOS 2 knew it.
    open var detectsPhoneNumbers: Bool {
        get { dataDetectorTypes.contains(.phoneNumber) }
        set {
            if newValue {
                dataDetectorTypes.insert(.phoneNumber)
            } else {
                dataDetectorTypes.remove(.phoneNumber)
            }
        }
    }

    /// How pages are cut into pieces; they are not cut here.
    open var paginationMode = PaginationMode.unpaginated {
        didSet {
            if paginationMode != .unpaginated { Unbuilt.report("UIWebView.paginationMode") }
        }
    }
    /// What of style sheets cuts a page into pieces.
    open var paginationBreakingMode = PaginationBreakingMode.page
    /// The length of a piece in points; 0 for that of the view.
    open var pageLength: CGFloat = 0
    /// The distance of pieces in points.
    open var gapBetweenPages: CGFloat = 0
    /// The number of pieces; always 1.
    open var pageCount: Int { 1 }

    // MARK: Behaviour

    /// Whether films play inside the page.
    open var allowsInlineMediaPlayback = false
    /// Whether media play only once a person asks for it.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether films may play on other devices.
    open var mediaPlaybackAllowsAirPlay = true
    /// Whether films may lie over other programs.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether a page is shown only when it is complete.
    open var suppressesIncrementalRendering = false
    /// Whether scripts need a person's tap to show the keyboard.
    open var keyboardDisplayRequiresUserAction = true
    /// Whether a press shows a link's page.
    open var allowsLinkPreview = true

    // MARK: The load

    private func load(
        _ request: URLRequest,
        _ type: NavigationType,
        _ step: PageLoad.HistoryStep
    ) {
        guard let url = request.url, isAllowed(request, type) else { return }
        let load = PageLoad(request, url, step, self)
        begin(load)
        load.start(by: PageFetcher(session: .shared))
    }

    private func show(_ data: Data, _ response: URLResponse, _ url: URL) {
        let request = URLRequest(url: url)
        guard isAllowed(request, .other) else { return }
        let load = PageLoad(request, url, .stay, self)
        begin(load)
        load.start(with: data, response)
    }

    private func go(_ offset: Int) {
        guard let item = pages.item(at: offset) else { return }
        load(URLRequest(url: item.url), .backForward, .move(pages.index + offset))
    }

    private func isAllowed(_ request: URLRequest, _ type: NavigationType) -> Bool {
        delegate?.webView?(self, shouldStartLoadWith: request, navigationType: type) ?? true
    }

    private func begin(_ load: PageLoad) {
        current?.cancel()
        current = load
        request = load.request
        delegate?.webViewDidStartLoad?(self)
    }

    func end(_ load: PageLoad) -> Bool {
        guard load === current else { return false }
        current = nil
        return true
    }

    func enter(_ load: PageLoad) {
        switch load.step {
        case .append: pages.append(load.finalURL)
        case .move(let index): pages.index = index
        case .stay: break
        }
    }

    func take(_ page: PageText, from load: PageLoad) {
        guard end(load) else { return }
        Unbuilt.report("UIWebView: styles, pictures and scripts of pages")
        surface.show(page, from: load.finalURL)
        title = page.title ?? ""
        delegate?.webViewDidFinishLoad?(self)
    }
}

extension UIWebView: PageLoadOwner {
    func pageLoadWasRedirected(_ load: PageLoad) {}

    func pageLoad(
        _ load: PageLoad,
        decidePolicyFor response: URLResponse,
        answer: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        answer(load.isGiven || WKNavigationResponse(response).canShowMIMEType ? .allow : .cancel)
    }

    func pageLoadDidCommit(_ load: PageLoad) { enter(load) }

    func pageLoad(_ load: PageLoad, didFinishWith page: PageText) { take(page, from: load) }

    func pageLoad(_ load: PageLoad, didFailWith error: any Error, isCommitted: Bool) {
        _ = end(load)
        delegate?.webView?(self, didFailLoadWithError: error)
    }

    func pageLoad(_ load: PageLoad, becomes download: WKDownload) { _ = end(load) }
}
