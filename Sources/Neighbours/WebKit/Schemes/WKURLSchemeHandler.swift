// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// Gives the content of pages whose scheme is the program's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Asks for the content of a task's request.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The content is no longer wanted; the task must not be used any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
