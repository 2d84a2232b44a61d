// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore
import UIKitText

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Shows what can be read on a page: its text with headings, bold and italic.
///
/// Pages are loaded and delegates hear of it as on iOS; styles, pictures and scripts of pages are
/// not there, and a script's completion handler gets an error.
@preconcurrency @MainActor
open class WKWebView: UIView, UIScrollViewDelegate {
    private final var text = UITextView()
    private final var loading: Task<Void, Never>?
    private final var source: String?

    /// How it was made.
    public final let configuration: WKWebViewConfiguration
    /// Decides on pages and hears of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what scripts want to show.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Where the page is.
    open private(set) var url: URL? {
        willSet { willChangeValue(forKey: "URL") }
        didSet { didChangeValue(forKey: "URL") }
    }
    /// What it is called.
    open private(set) var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    /// From 0 to 1.
    open private(set) var estimatedProgress = 0.0 {
        willSet { willChangeValue(forKey: "estimatedProgress") }
        didSet { didChangeValue(forKey: "estimatedProgress") }
    }
    /// Whether a page is on its way.
    open private(set) var isLoading = false {
        willSet { for key in ["loading", "isLoading"] { willChangeValue(forKey: key) } }
        didSet { for key in ["loading", "isLoading"] { didChangeValue(forKey: key) } }
    }
    /// The pages that were seen.
    public final let backForwardList = WKBackForwardList()
    /// Whether a swipe from an edge goes back.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press shows a link.
    open var allowsLinkPreview = true
    /// What servers are told about the program.
    open var customUserAgent: String?
    /// How large texts are.
    open var pageZoom: CGFloat = 1
    /// Whether a debugger may look on.
    open var isInspectable = false
    /// Whether all of the page came by secure ways.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// What moves the page.
    open var scrollView: UIScrollView { text }
    /// Whether there is a page before.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    /// A view with a configuration of its own.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// A view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    /// A view of a nib.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        text.isEditable = false
        text.frame = bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        addSubview(text)
    }

    // MARK: Loading

    /// Loads a page, by the network or from a file.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { load(request, .other, keeps: true) }

    /// Shows a text in HTML.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(string: "about:blank")
        guard let url else { return nil }
        let navigation = begin(url, keeps: true)
        DispatchQueue.main.async { self.finish(navigation, string) }
        return navigation
    }

    /// Shows bytes of a type.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }

    /// Shows a file.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard let url else { return nil }
        return load(URLRequest(url: url), .reload, keeps: false)
    }

    /// Loads the page again, past every cache.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Loads the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { go(-1) }

    /// Loads the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { go(1) }

    /// Loads a page that was seen.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let place = backForwardList.items.firstIndex(where: { $0 === item }) else {
            return nil
        }
        return go(place - backForwardList.index)
    }

    private func go(_ offset: Int) -> WKNavigation? {
        guard let item = backForwardList.item(at: offset) else { return nil }
        moving { backForwardList.index += offset }
        return load(URLRequest(url: item.url), .backForward, keeps: false)
    }

    /// Gives up the page that is on its way.
    open func stopLoading() {
        loading?.cancel()
        isLoading = false
    }

    private func load(
        _ request: URLRequest,
        _ type: WKNavigationType,
        keeps: Bool
    ) -> WKNavigation? {
        guard let url = request.url else { return nil }
        let navigation = WKNavigation()
        let go: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            guard let self, policy == .allow else { return }
            MainActor.assumeIsolated { self.fetch(request, url, navigation, keeps) }
        }
        let action = WKNavigationAction(request, type)
        let asked: Void? = navigationDelegate?.webView?(
            self,
            decidePolicyFor: action,
            decisionHandler: go
        )
        if asked == nil { go(.allow) }
        return navigation
    }

    /// Tells observers of where one can go from here.
    private func moving(_ change: () -> Void) {
        for key in ["canGoBack", "canGoForward"] { willChangeValue(forKey: key) }
        change()
        for key in ["canGoBack", "canGoForward"] { didChangeValue(forKey: key) }
    }

    private func fetch(
        _ request: URLRequest,
        _ url: URL,
        _ navigation: WKNavigation,
        _ keeps: Bool
    ) {
        start(navigation, url, keeps)
        loading?.cancel()
        loading = Task { [weak self] in
            let result: Result<String, any Error>
            do {
                result = .success(try await Self.page(request, url))
            } catch {
                result = .failure(error)
            }
            guard let self, !Task.isCancelled else { return }
            switch result {
            case .success(let page): finish(navigation, page)
            case .failure(let error): fail(navigation, error)
            }
        }
    }

    private nonisolated static func page(_ request: URLRequest, _ url: URL) async throws -> String {
        if url.isFileURL { return String(decoding: try Data(contentsOf: url), as: UTF8.self) }
        let (data, _) = try await URLSession.shared.data(for: request)
        return String(decoding: data, as: UTF8.self)
    }

    private func begin(_ url: URL, keeps: Bool) -> WKNavigation {
        let navigation = WKNavigation()
        start(navigation, url, keeps)
        return navigation
    }

    private func start(_ navigation: WKNavigation, _ url: URL, _ keeps: Bool) {
        if keeps { moving { backForwardList.append(url) } }
        self.url = url
        isLoading = true
        estimatedProgress = 0.1
        navigationDelegate?.webView?(self, didStartProvisionalNavigation: navigation)
    }

    private func finish(_ navigation: WKNavigation, _ html: String) {
        Unbuilt.report("WKWebView: styles, pictures and scripts of pages")
        source = html
        navigationDelegate?.webView?(self, didCommit: navigation)
        let page = PageText(html: html)
        text.attributedText = Self.attributed(page)
        title = page.title ?? ""
        backForwardList.currentItem?.title = title
        estimatedProgress = 1
        isLoading = false
        navigationDelegate?.webView?(self, didFinish: navigation)
    }

    private func fail(_ navigation: WKNavigation, _ error: any Error) {
        isLoading = false
        navigationDelegate?.webView?(
            self,
            didFailProvisionalNavigation: navigation,
            withError: error
        )
    }

    private static func attributed(_ page: PageText) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for piece in page.pieces {
            let size: CGFloat = [16, 32, 24, 19, 16, 14, 12][piece.heading]
            let isBold = piece.isBold || piece.heading > 0
            let font: UIFont =
                piece.isItalic
                ? .italicSystemFont(ofSize: size)
                : isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
            result.append(
                NSAttributedString(
                    string: piece.text,
                    attributes: [.font: font, .foregroundColor: UIColor.label]
                )
            )
        }
        return result
    }

    // MARK: Scripts and pictures

    /// Ends with an error: scripts are not run.
    ///
    /// The asynchronous method is the same one, so what overrides that is called here, too.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        Task { @MainActor in
            do {
                completionHandler?(try await self.evaluateJavaScript(javaScriptString), nil)
            } catch {
                completionHandler?(nil, error)
            }
        }
    }

    /// Throws: scripts are not run.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// A picture of what is seen.
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let rect = configuration.map(\.rect).flatMap { $0.isNull ? nil : $0 } ?? bounds
        let image = UIGraphicsImageRenderer(size: rect.size).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            self.layer.render(in: context.cgContext)
        }
        DispatchQueue.main.async { completionHandler(image, nil) }
    }

    /// Whether pages of a scheme are loaded by themselves.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about"].contains(urlScheme.lowercased())
    }
}
