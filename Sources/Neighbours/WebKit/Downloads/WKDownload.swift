// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Sendable is unchecked because the main actor isolates the class.
/// Content that goes to a file, which the delegate chooses.
///
/// The content is kept in memory until all of it has arrived. A download that ends early cannot be
/// resumed: there is no resume data.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting, @unchecked Sendable {
    /// Whether a redirection may be followed.
    public enum RedirectPolicy: Int, Sendable {
        /// The download ends.
        case cancel = 0
        /// The download goes on.
        case allow = 1
    }

    private final let given: URLRequest
    private final weak var owner: WKWebView?
    private final var fetching: Task<Void, Never>?
    private final var isEnded = false
    /// Chooses the file and hears of the end.
    open weak var delegate: (any WKDownloadDelegate)?
    /// One unit, which completes with the download.
    open nonisolated var progress: Progress { ownProgress }
    private nonisolated let ownProgress = Progress(totalUnitCount: 1)

    /// A download of nothing, for subclasses.
    public override init() {
        given = URLRequest(url: URL(fileURLWithPath: "/dev/null"))
        super.init()
    }

    init(_ request: URLRequest, for webView: WKWebView?) {
        given = request
        owner = webView
        super.init()
    }

    /// The request that the download began with.
    open var originalRequest: URLRequest? { given }
    /// The view that the download began in.
    open weak var webView: WKWebView? { owner }
    /// Whether a person started the download; unknown here, so false.
    open var isUserInitiated: Bool { false }
    /// The frame that the download began in.
    open var originatingFrame: WKFrameInfo { WKFrameInfo(given, owner) }

    /// Ends the download; its delegate hears nothing more.
    ///
    /// The handler gets no data, since downloads cannot be resumed.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        fetching?.cancel()
        isEnded = true
        DispatchQueue.main.async { completionHandler?(nil) }
    }

    /// Ends the download; gives no data, since downloads cannot be resumed.
    @discardableResult
    open func cancel() async -> Data? {
        fetching?.cancel()
        isEnded = true
        return nil
    }

    // MARK: The content

    /// Begins the download, which lives until its content has arrived.
    func start(by fetcher: PageFetcher) {
        fetching = fetcher.start(given) { [self] result in
            fetching = nil
            switch result {
            case .success(let (data, response)): receive(data, response)
            case .failure(let error): fail(error)
            }
        }
    }

    func receive(_ data: Data, _ response: URLResponse?) {
        guard !isEnded else { return }
        guard let delegate, let response else { return fail(URLError(.cancelled)) }
        delegate.download(
            self,
            decideDestinationUsing: response,
            suggestedFilename: response.suggestedFilename ?? "Unknown"
        ) { destination in
            self.save(data, to: destination)
        }
    }

    private func save(_ data: Data, to destination: URL?) {
        guard !isEnded else { return }
        guard let destination else { return fail(URLError(.cancelled)) }
        do {
            try data.write(to: destination, options: .withoutOverwriting)
        } catch {
            return fail(error)
        }
        isEnded = true
        progress.completedUnitCount = 1
        delegate?.downloadDidFinish?(self)
    }

    func fail(_ error: any Error) {
        guard !isEnded else { return }
        isEnded = true
        delegate?.download?(self, didFailWithError: error, resumeData: nil)
    }
}
