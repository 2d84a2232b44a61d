// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because it has no state.
/// What makes pages, in common for several views; there is nothing to share here.
open class WKProcessPool: NSObject, @unchecked Sendable {
    /// One with the usual values.
    public override init() { super.init() }
}

/// What pages may do; scripts are not run here.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// One with the usual values.
    public nonisolated override init() { super.init() }

    /// Texts are no smaller, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether scripts open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether bad pages are warned of.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// What one page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// For which device a page is laid out.
    public enum ContentMode: Int, Sendable {
        /// As is usual for the view's size.
        case recommended = 0
        /// For phones.
        case mobile = 1
        /// For desktops.
        case desktop = 2
    }

    /// One with the usual values.
    public nonisolated override init() { super.init() }

    /// For which device it is laid out.
    open var preferredContentMode = ContentMode.recommended
    /// Whether its scripts run.
    open var allowsContentJavaScript = true
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart = 0
    /// After it.
    case atDocumentEnd = 1
}

// Sendable is unchecked because nothing changes after `init`.
/// A script of the app's; kept, not run.
open class WKUserScript: NSObject, @unchecked Sendable {
    /// Its text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether only in the whole page.
    public let isForMainFrameOnly: Bool

    /// A script.
    public init(
        source: String,
        injectionTime: WKUserScriptInjectionTime,
        forMainFrameOnly: Bool
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

/// What a script said; none does.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What it said.
    open var body: Any { "" }
    /// To whom.
    open var name: String { "" }
    /// Where it runs.
    open weak var webView: WKWebView? { nil }
}

/// Hears what scripts say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script said something.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    )
}

/// Scripts of the app's, and who hears of theirs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// One with the usual values.
    public nonisolated override init() { super.init() }

    private final var handlers: [String: any WKScriptMessageHandler] = [:]

    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []

    /// Keeps a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Forgets the scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Keeps a handler.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }

    /// Forgets a handler.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// What may be recognized in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of phones.
    public static let phoneNumber = Self(rawValue: 1)
    /// Addresses of pages.
    public static let link = Self(rawValue: 2)
    /// Everything.
    public static let all = Self(rawValue: .max)
}

/// What asks for a touch before it plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is heard.
    public static let audio = Self(rawValue: 1)
    /// What is seen.
    public static let video = Self(rawValue: 2)
    /// Everything.
    public static let all = Self(rawValue: .max)
}

/// How a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// One with the usual values.
    public nonisolated override init() { super.init() }

    /// What makes its pages.
    open var processPool = WKProcessPool()
    /// What they may do.
    open lazy var preferences = WKPreferences()
    /// What each may do.
    open lazy var defaultWebpagePreferences: WKWebpagePreferences = WKWebpagePreferences()
    /// Scripts of the app's.
    open lazy var userContentController = WKUserContentController()
    /// Whether films play in their places.
    open var allowsInlineMediaPlayback = false
    /// Whether pictures may lie over others.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether a page is shown only when it is whole.
    open var suppressesIncrementalRendering = false
    /// What is recognized in texts.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// What asks for a touch before it plays.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// What the app is called to servers.
    open var applicationNameForUserAgent: String?

    /// The same object: it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a picture of a page shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// One with the usual values.
    public nonisolated override init() { super.init() }

    /// Which part; null for what is seen.
    open var rect = CGRect.null
    /// How wide; nil for its own width.
    open var snapshotWidth: NSNumber?
    /// Whether it waits for the next frame.
    open var afterScreenUpdates = true
}

/// Why something cannot be done.
public struct WKError: Error, Hashable, Sendable {
    /// Why something cannot be done.
    public enum Code: Int, Sendable {
        /// Something else.
        case unknown = 1
        /// What makes pages has ended.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// A script failed; here, scripts are not run.
        case javaScriptExceptionOccurred = 4
        /// A script gave what cannot be told.
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// Why.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}
