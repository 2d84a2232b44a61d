// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

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
