// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// The scheme, host and port that a page is from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject, @unchecked Sendable {
    private final let url: URL?

    init(_ url: URL?) {
        self.url = url
        super.init()
    }

    /// The scheme of the page's address.
    open var `protocol`: String { url?.scheme ?? "" }
    /// The host; empty for files.
    open var host: String { url?.host ?? "" }
    /// The port; 0 for the usual one of the scheme.
    open var port: Int { url?.port ?? 0 }
}
