// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Sendable is unchecked because the main actor isolates the class.
/// A page that is about to be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject, @unchecked Sendable {
    private final let given: URLRequest?
    private final let type: WKNavigationType
    private final let opensWindow: Bool
    private final weak var owner: WKWebView?

    /// An action without a request.
    public nonisolated override init() {
        given = nil
        type = .other
        opensWindow = false
        super.init()
    }

    init(
        _ request: URLRequest,
        _ type: WKNavigationType,
        for webView: WKWebView?,
        opensWindow: Bool = false
    ) {
        self.opensWindow = opensWindow
        given = request
        self.type = type
        owner = webView
        super.init()
    }

    /// The request of the page.
    open var request: URLRequest { given ?? .blank }
    /// The cause of the navigation.
    open var navigationType: WKNavigationType { type }
    /// The frame that will show the page; nil for another window.
    open var targetFrame: WKFrameInfo? { opensWindow ? nil : WKFrameInfo(request, owner) }
    /// The frame that the navigation begins in.
    open var sourceFrame: WKFrameInfo { WKFrameInfo(request, owner) }
    /// Whether the page asks for a download.
    open var shouldPerformDownload: Bool { false }
    /// The modifier keys that were held; never any.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The mouse buttons that were pressed; never any.
    open var buttonNumber: UIEvent.ButtonMask { [] }
}

extension URLRequest {
    /// A request for the empty page.
    static var blank: URLRequest {
        URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"))
    }
}
