// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// A message of a script; none is sent, since scripts are not run.
///
/// Tests make messages of their own by subclasses.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// An empty message.
    public nonisolated override init() { super.init() }

    /// The value that was sent.
    open var body: Any { "" }
    /// The name of the handler.
    open var name: String { "" }
    /// The view with the script's page.
    open weak var webView: WKWebView? { nil }
    /// The frame of the script.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// The world of the script.
    open var world: WKContentWorld { .page }
}
