// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Sendable is unchecked because the main actor isolates the class.
/// A frame of a page; here always the main frame.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying, @unchecked Sendable {
    private final let given: URLRequest?
    private final weak var owner: WKWebView?

    /// A frame without a page.
    public nonisolated override init() {
        given = nil
        super.init()
    }

    init(_ request: URLRequest, _ webView: WKWebView?) {
        given = request
        owner = webView
        super.init()
    }

    /// Whether it is the main frame; always true.
    open var isMainFrame: Bool { true }
    /// The request of the frame's page.
    open var request: URLRequest { given ?? .blank }
    /// Where the frame's page is from.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    /// The view with the frame.
    open weak var webView: WKWebView? { owner }

    /// Frames do not change: they are their own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
