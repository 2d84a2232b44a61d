// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// Hears of changes of cookies.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol, _WKHTTPCookieStoreObserverProbes {
    // @optional

    /// Cookies have been set or removed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
