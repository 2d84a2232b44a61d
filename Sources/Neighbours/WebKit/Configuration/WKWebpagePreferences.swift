// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// What one page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The kind of device that a page is laid out for.
    public enum ContentMode: Int, Sendable {
        /// The usual one for the view's size.
        case recommended = 0
        /// Phones.
        case mobile = 1
        /// Desktops.
        case desktop = 2
    }

    /// What becomes of addresses that are not secure.
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        /// They are loaded as they are.
        case keepAsRequested = 0
        /// HTTPS is tried first.
        case automaticFallbackToHTTP = 1
        /// HTTPS is tried first, then the person is asked.
        case userMediatedFallbackToHTTP = 2
        /// Only HTTPS is tried.
        case errorOnFailure = 3
    }

    /// The usual preferences.
    public nonisolated override init() { super.init() }

    /// The kind of device that the page is laid out for.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page's scripts run.
    open var allowsContentJavaScript = true
    /// Whether the page is shown in Lockdown Mode, which does not exist here.
    open var isLockdownModeEnabled = false
    /// What becomes of addresses that are not secure.
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

    /// Preferences of their own with the same settings.
    func duplicate() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.preferredContentMode = preferredContentMode
        copy.allowsContentJavaScript = allowsContentJavaScript
        copy.isLockdownModeEnabled = isLockdownModeEnabled
        copy.preferredHTTPSNavigationPolicy = preferredHTTPSNavigationPolicy
        return copy
    }
}
