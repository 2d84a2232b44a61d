// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore
public import UIKitText

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Shows what can be read on a page: its text with headings, bold, italic and links.
///
/// Pages are loaded and delegates hear of it as on iOS; styles, pictures and scripts of pages are
/// not there, and a script's completion handler gets an error.
@preconcurrency @MainActor
open class WKWebView: UIView, UIScrollViewDelegate {
    final let surface = PageSurface()
    /// The page on its way.
    final var current: PageLoad?
    private final let own: WKWebViewConfiguration

    /// A copy of the configuration that the view was made with.
    open var configuration: WKWebViewConfiguration {
        own.copy() as? WKWebViewConfiguration ?? own
    }
    /// Decides on pages and hears of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages want to show beside themselves.
    open weak var uiDelegate: (any WKUIDelegate)?

    // MARK: The page

    /// The page's address.
    open internal(set) var url: URL? {
        willSet { willChangeValue(forKey: "URL") }
        didSet { didChangeValue(forKey: "URL") }
    }
    /// The page's title.
    open internal(set) var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    /// How much of the page has been loaded, from 0 to 1.
    open internal(set) var estimatedProgress = 0.0 {
        willSet { willChangeValue(forKey: "estimatedProgress") }
        didSet { didChangeValue(forKey: "estimatedProgress") }
    }
    /// Whether a page is on its way.
    open internal(set) var isLoading = false {
        willSet { for key in ["loading", "isLoading"] { willChangeValue(forKey: key) } }
        didSet { for key in ["loading", "isLoading"] { didChangeValue(forKey: key) } }
    }
    /// The colour that the page asks for around itself.
    open internal(set) var themeColor: UIColor? {
        willSet { willChangeValue(forKey: "themeColor") }
        didSet { didChangeValue(forKey: "themeColor") }
    }
    /// The pages that were seen.
    open private(set) var backForwardList = WKBackForwardList()
    /// Whether all of the page came by secure connections.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// Whether there is a page before this one.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    // MARK: Looks

    /// The view that scrolls the page.
    open var scrollView: UIScrollView { surface.text }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour around the page; that of the system unless set, and again after nil.
    open var underPageBackgroundColor: UIColor! {
        get { surface.text.backgroundColor ?? .systemBackground }
        set {
            willChangeValue(forKey: "underPageBackgroundColor")
            surface.text.backgroundColor = newValue ?? .systemBackground
            didChangeValue(forKey: "underPageBackgroundColor")
        }
    }
    /// The factor of all font sizes.
    open var pageZoom: CGFloat = 1 {
        didSet { surface.zoom = pageZoom }
    }
    /// The medium that style sheets are for.
    open var mediaType: String?
    /// The smallest insets that the page is laid out with; zero unless set.
    open private(set) var minimumViewportInset = UIEdgeInsets.zero
    /// The largest insets that the page is laid out with; zero unless set.
    open private(set) var maximumViewportInset = UIEdgeInsets.zero

    /// Sets the insets that the page is laid out with; texts take no notice.
    open func setMinimumViewportInset(
        _ minimumViewportInset: UIEdgeInsets,
        maximumViewportInset: UIEdgeInsets
    ) {
        self.minimumViewportInset = minimumViewportInset
        self.maximumViewportInset = maximumViewportInset
    }

    /// Whether an element fills the screen; none does.
    open var fullscreenState: FullscreenState { .notInFullscreen }

    // MARK: Behaviour

    /// Whether a swipe from an edge goes back or forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press shows a link's page.
    open var allowsLinkPreview = true
    /// What servers are told about the program; nil for the usual words.
    open var customUserAgent: String?
    /// Whether a debugger may inspect pages.
    open var isInspectable = false
    /// Whether people can search the text.
    open var isFindInteractionEnabled: Bool {
        get { surface.text.isFindInteractionEnabled }
        set { surface.text.isFindInteractionEnabled = newValue }
    }
    /// The interaction that searches the text; nil while that is not allowed.
    open var findInteraction: UIFindInteraction? { surface.text.findInteraction }
    /// Whether writing tools are at work; never.
    open var isWritingToolsActive: Bool { false }

    // MARK: Making

    /// Makes a view with the usual configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Makes a view with a copy of a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        own = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
        setUp()
    }

    /// Reads a view of a nib; it has the usual configuration.
    public required init?(coder: NSCoder) {
        own = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        surface.fill(self)
        surface.text.dataDetectorTypes = UIDataDetectorTypes(
            rawValue: own.dataDetectorTypes.rawValue
        )
        surface.follow = { [weak self] in self?.follow($0) }
    }

    // MARK: Loading

    /// Loads a page by the network, from a file, or by the handler of its scheme.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { load(request, .other, .append) }

    /// Shows a text in HTML.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(string: "about:blank")
        guard let url else { return nil }
        let data = Data(string.utf8)
        return show(data, PageFetcher.response(url, "text/html", data.count, encoding: "utf-8"))
    }

    /// Shows content of a type in an encoding.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? {
        let response = PageFetcher.response(
            baseURL,
            mimeType,
            data.count,
            encoding: characterEncodingName
        )
        return show(data, response)
    }

    /// Shows a file; the page has no other files, so the folder does not matter.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }

    /// Shows a file; the page has no other files, so the folder does not matter.
    @discardableResult
    open func loadFileRequest(
        _ request: URLRequest,
        allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation { load(request) ?? WKNavigation() }

    /// Shows content as if a server had answered a request with it.
    @discardableResult
    open func loadSimulatedRequest(
        _ request: URLRequest,
        response: URLResponse,
        responseData data: Data
    ) -> WKNavigation { show(data, response, for: request) }

    /// Shows a text in HTML as if a server had answered a request with it.
    @discardableResult
    open func loadSimulatedRequest(
        _ request: URLRequest,
        responseHTML string: String
    ) -> WKNavigation {
        let data = Data(string.utf8)
        let url = request.url ?? URL(fileURLWithPath: "/")
        let response = PageFetcher.response(url, "text/html", data.count, encoding: "utf-8")
        return show(data, response, for: request)
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard let url else { return nil }
        return load(URLRequest(url: url), .reload, .stay)
    }

    /// Loads the page again, past every cache.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        guard let url else { return nil }
        let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        return load(request, .reload, .stay)
    }

    /// Loads the page before this one.
    @discardableResult
    open func goBack() -> WKNavigation? { go(-1) }

    /// Loads the page after this one.
    @discardableResult
    open func goForward() -> WKNavigation? { go(1) }

    /// Loads a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let place = backForwardList.items.firstIndex(where: { $0 === item }) else {
            return nil
        }
        return go(place - backForwardList.index)
    }

    /// Gives up the page that is on its way; the delegate hears of a cancelled load.
    open func stopLoading() { abandon() }

    /// The pages that were seen; setting it brings them back and loads the current one.
    ///
    /// The value can be kept and given to another view, also in another run of the program.
    open var interactionState: Any? {
        get { savedHistory }
        set { restoreHistory(newValue) }
    }

    // MARK: Downloads

    /// Starts a download; it begins once the handler has set its delegate.
    open func startDownload(
        using request: URLRequest,
        completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        let download = WKDownload(request, for: self)
        DispatchQueue.main.async {
            completionHandler(download)
            download.start(by: self.fetcher)
        }
    }

    /// Starts a download; it begins once the caller has had the time to set its delegate.
    open func startDownload(using request: URLRequest) async -> WKDownload {
        let download = WKDownload(request, for: self)
        DispatchQueue.main.async { download.start(by: self.fetcher) }
        return download
    }

    /// Gives a download that fails: downloads have no resume data.
    open func resumeDownload(
        fromResumeData resumeData: Data,
        completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        let download = WKDownload(.blank, for: self)
        DispatchQueue.main.async {
            completionHandler(download)
            download.fail(URLError(.badURL))
        }
    }

    /// Gives a download that fails: downloads have no resume data.
    open func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
        let download = WKDownload(.blank, for: self)
        DispatchQueue.main.async { download.fail(URLError(.badURL)) }
        return download
    }

    // MARK: Scripts

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
        throw noScripts()
    }

    /// Ends with an error: scripts are not run.
    open func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        let error = noScripts()
        DispatchQueue.main.async { completionHandler?(.failure(error)) }
    }

    /// Throws: scripts are not run.
    @discardableResult
    open func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw noScripts() }

    /// Ends with an error: scripts are not run.
    open func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        let error = noScripts()
        DispatchQueue.main.async { completionHandler?(.failure(error)) }
    }

    /// Throws: scripts are not run.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw noScripts() }

    // MARK: Media

    /// Whether the page records pictures; never.
    open var cameraCaptureState: WKMediaCaptureState { .none }
    /// Whether the page records sound; never.
    open var microphoneCaptureState: WKMediaCaptureState { .none }

    /// Calls the handler: nothing records pictures.
    open func setCameraCaptureState(
        _ state: WKMediaCaptureState,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) { later(completionHandler) }

    /// Returns: nothing records pictures.
    open func setCameraCaptureState(_ state: WKMediaCaptureState) async {}

    /// Calls the handler: nothing records sound.
    open func setMicrophoneCaptureState(
        _ state: WKMediaCaptureState,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) { later(completionHandler) }

    /// Returns: nothing records sound.
    open func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

    /// Calls the handler: nothing plays.
    open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        later(completionHandler)
    }

    /// Returns: nothing plays.
    open func pauseAllMediaPlayback() async {}

    /// Calls the handler: nothing plays.
    open func setAllMediaPlaybackSuspended(
        _ suspended: Bool,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) { later(completionHandler) }

    /// Returns: nothing plays.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}

    /// Calls the handler: nothing plays.
    open func closeAllMediaPresentations(
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) { later(completionHandler) }

    /// Returns: nothing plays.
    open func closeAllMediaPresentations() async {}

    /// Gives `none`: pages have no media.
    open func requestMediaPlaybackState(
        completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(.none) }
    }

    /// `none`: pages have no media.
    open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

    // MARK: Searching and capturing

    /// Selects the next place of a text, beginning at the selection.
    open func find(
        _ string: String,
        configuration: WKFindConfiguration = .init(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        let result = WKFindResult(select(string, configuration))
        DispatchQueue.main.async { completionHandler(result) }
    }

    /// Selects the next place of a text, beginning at the selection.
    open func find(
        _ string: String,
        configuration: WKFindConfiguration = .init()
    ) async throws -> WKFindResult { WKFindResult(select(string, configuration)) }

    /// Draws what is seen into a picture.
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = picture(configuration)
        DispatchQueue.main.async { completionHandler(image, nil) }
    }

    /// Draws what is seen into a picture.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        picture(configuration)
    }

    /// Draws what is seen into a PDF document of one page.
    open func createPDF(
        configuration: WKPDFConfiguration = .init(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        let data = document(configuration)
        DispatchQueue.main.async { completionHandler(.success(data)) }
    }

    /// Draws what is seen into a PDF document of one page.
    open func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
        document(configuration)
    }

    /// Ends with an error: archives of pages are not written.
    open func createWebArchiveData(
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        Unbuilt.report("WKWebView.createWebArchiveData(completionHandler:)")
        DispatchQueue.main.async { completionHandler(.failure(WKError(.unknown))) }
    }

    /// Whether pages of a scheme are loaded without a handler of the program's.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss", "ftp", "javascript"]
            .contains(urlScheme.lowercased())
    }

    private func later(_ handler: (@MainActor @Sendable () -> Void)?) {
        DispatchQueue.main.async { handler?() }
    }

    private func noScripts() -> any Error {
        Unbuilt.report("WKWebView: running of scripts")
        return WKError(.javaScriptExceptionOccurred)
    }
}
