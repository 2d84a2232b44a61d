// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// Hears of messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent a message.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    )
}
