// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Sendable is unchecked because it has no state.
/// One page on its way.
open class WKNavigation: NSObject, @unchecked Sendable {
    /// One with the usual values.
    public override init() { super.init() }

    /// How its page is shown.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// No.
    case cancel = 0
    /// Yes.
    case allow = 1
    /// As a file.
    case download = 2
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// No.
    case cancel = 0
    /// Yes.
    case allow = 1
    /// As a file.
    case download = 2
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
    /// A link.
    case linkActivated = 0
    /// A form.
    case formSubmitted = 1
    /// Back or forward.
    case backForward = 2
    /// Again.
    case reload = 3
    /// A form again.
    case formResubmitted = 4
    /// The app.
    case other = -1
}

// Sendable is unchecked because nothing changes after `init`.
/// A part of a page; here always the whole.
open class WKFrameInfo: NSObject, @unchecked Sendable {
    /// Whether it is the whole page.
    open var isMainFrame: Bool { true }
    /// What it was loaded by.
    public let request: URLRequest

    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A page that is about to be loaded.
open class WKNavigationAction: NSObject, @unchecked Sendable {
    /// Where it is from.
    public let request: URLRequest
    /// What leads to it.
    public let navigationType: WKNavigationType
    /// Where it will be shown.
    open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
    /// Where the link is.
    open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
    /// Whether it becomes a file.
    open var shouldPerformDownload: Bool { false }

    init(_ request: URLRequest, _ type: WKNavigationType) {
        self.request = request
        navigationType = type
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What a server answered.
open class WKNavigationResponse: NSObject, @unchecked Sendable {
    /// What it said.
    public let response: URLResponse
    /// Whether it is for the whole page.
    open var isForMainFrame: Bool { true }
    /// Whether it can be shown: texts can.
    open var canShowMIMEType: Bool { response.mimeType?.hasPrefix("text/") ?? true }

    init(_ response: URLResponse) {
        self.response = response
        super.init()
    }
}

// Sendable is unchecked because it has no state.
/// How large another window wants to be.
open class WKWindowFeatures: NSObject, @unchecked Sendable {}

// Sendable is unchecked because only the web view, on the main actor, writes the title.
/// A page of the past or future.
open class WKBackForwardListItem: NSObject, @unchecked Sendable {
    /// Where it is.
    public let url: URL
    /// What it was asked for by.
    public let initialURL: URL
    /// What it is called.
    public internal(set) var title: String?

    init(_ url: URL) {
        self.url = url
        initialURL = url
        super.init()
    }
}

// Sendable is unchecked because only the web view, on the main actor, writes the items.
/// The pages that were seen, in order.
open class WKBackForwardList: NSObject, @unchecked Sendable {
    final var items: [WKBackForwardListItem] = []
    final var index = -1

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The one before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The one after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// Those before.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
    /// Those after.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    /// One so many pages on.
    open func item(at offset: Int) -> WKBackForwardListItem? {
        let place = index + offset
        return items.indices.contains(place) ? items[place] : nil
    }

    func append(_ url: URL) {
        items = Array(items.prefix(index + 1)) + [WKBackForwardListItem(url)]
        index = items.count - 1
    }
}
