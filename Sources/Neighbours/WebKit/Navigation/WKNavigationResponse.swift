// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Sendable is unchecked because the main actor isolates the class.
/// The response to a page's request.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject, @unchecked Sendable {
    private final let given: URLResponse?

    /// An empty response.
    public nonisolated override init() {
        given = nil
        super.init()
    }

    init(_ response: URLResponse) {
        given = response
        super.init()
    }

    /// The response of the server or file.
    open var response: URLResponse {
        given ?? PageFetcher.response(URLRequest.blank.url ?? URL(fileURLWithPath: "/"), "", 0)
    }
    /// Whether the response is for the main frame; always true.
    open var isForMainFrame: Bool { true }
    /// Whether the content can be shown: texts can.
    open var canShowMIMEType: Bool {
        guard let type = response.mimeType?.lowercased() else { return true }
        return type.hasPrefix("text/") || type.hasSuffix("+xml") || type.hasSuffix("json")
            || ["application/xml", "application/javascript"].contains(type)
    }
}
