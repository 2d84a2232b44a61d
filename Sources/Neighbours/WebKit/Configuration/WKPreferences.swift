// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime
import UIKitCore

/// What pages of a view may do; scripts are not run here.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// How pages outside of a window are treated.
    public enum InactiveSchedulingPolicy: Int, Sendable {
        /// They stand still.
        case suspend = 0
        /// They do less.
        case throttle = 1
        /// They go on as before.
        case none = 2
    }

    /// The usual preferences.
    public nonisolated override init() { super.init() }

    /// The smallest font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether scripts open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether people are warned of fraudulent pages.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether backgrounds are printed.
    open var shouldPrintBackgrounds = false
    /// Whether people may select text; read when a page is shown.
    open var isTextInteractionEnabled = true
    /// Whether known pages are treated in their own ways.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether elements may fill the screen.
    open var isElementFullscreenEnabled = false
    /// How pages outside of a window are treated.
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
}
