// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitCore

/// How a web view is made.
///
/// A view takes a copy, and gives one: what is set later has no effect on it. Copies share the objects
/// of the configuration, so that scripts and preferences can be changed later.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    private final var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    /// The usual configuration.
    public nonisolated override init() { super.init() }

    // MARK: Shared objects

    /// The processes of the pages.
    open lazy var processPool: WKProcessPool = WKProcessPool()
    /// What pages may do.
    open lazy var preferences: WKPreferences = WKPreferences()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a page may do, unless the delegate says otherwise.
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The program's scripts, and its handlers of messages.
    open lazy var userContentController: WKUserContentController = WKUserContentController()
    /// The cookies.
    open lazy var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore.default()

    // MARK: Loading

    /// The end of what servers are told about the program.
    open var applicationNameForUserAgent: String?
    /// Whether a page is shown only when it is complete.
    open var suppressesIncrementalRendering = false
    /// Whether pages are restricted to the domains that the program lists.
    open var limitsNavigationsToAppBoundDomains = false
    /// Whether known hosts are asked by HTTPS.
    open var upgradeKnownHostsToHTTPS = true

    // MARK: Media

    /// Whether films play inside the page.
    open var allowsInlineMediaPlayback = false
    /// Whether films may lie over other programs.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether films may play on other devices.
    open var allowsAirPlayForMediaPlayback = true
    /// The media that play only once a person asks for it.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all

    /// Whether media play only once a person asks for it, as iOS 9 knew it.
    open var requiresUserActionForMediaPlayback: Bool {
        get { mediaTypesRequiringUserActionForPlayback == .all }
        set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
    }

    /// Whether media play only once a person asks for it, as iOS 8 knew it.
    open var mediaPlaybackRequiresUserAction: Bool {
        get { requiresUserActionForMediaPlayback }
        set { requiresUserActionForMediaPlayback = newValue }
    }

    /// Whether films may play on other devices, as iOS 8 knew it.
    open var mediaPlaybackAllowsAirPlay: Bool {
        get { allowsAirPlayForMediaPlayback }
        set { allowsAirPlayForMediaPlayback = newValue }
    }

    // MARK: Text

    /// What becomes a link in texts.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The steps in which a selection grows.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether pages can be zoomed whatever they say.
    open var ignoresViewportScaleLimits = false
    /// Whether words are predicted in the page's text fields.
    open var allowsInlinePredictions = false
    /// Whether people may insert glyphs that adapt to the text.
    open var supportsAdaptiveImageGlyph = false
    /// What writing tools do.
    open var writingToolsBehavior = UIWritingToolsBehavior.default

    // MARK: Schemes

    /// Sets what gives the content of a scheme's pages.
    ///
    /// A scheme that the view loads by itself, is not valid or has a handler already ends the program
    /// with an exception, as on iOS.
    open func setURLSchemeHandler(
        _ urlSchemeHandler: (any WKURLSchemeHandler)?,
        forURLScheme urlScheme: String
    ) {
        let scheme = urlScheme.lowercased()
        let method = "-[WKWebViewConfiguration setURLSchemeHandler:forURLScheme:]"
        let problem =
            WKWebView.handlesURLScheme(scheme)
            ? "is loaded by WKWebView itself"
            : !Self.isValid(scheme)
                ? "is not valid"
                : schemeHandlers[scheme] != nil ? "has a handler already" : nil
        if let problem {
            Diagnostics.trap(
                .invalidArgumentException,
                "\(method): the scheme '\(urlScheme)' \(problem); choose another one"
            )
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// What gives the content of a scheme's pages.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    /// - Source: RFC 3986, section 3.1
    private static func isValid(_ scheme: String) -> Bool {
        guard let first = scheme.unicodeScalars.first, ("a"..."z").contains(first) else {
            return false
        }
        return scheme.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("0"..."9").contains($0)
                || "+-.".unicodeScalars.contains($0)
        }
    }

    // MARK: Copies

    /// A configuration of its own with the same settings and objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        copy.take(self)
        return copy
    }

    private func take(_ other: WKWebViewConfiguration) {
        schemeHandlers = other.schemeHandlers
        processPool = other.processPool
        preferences = other.preferences
        defaultWebpagePreferences = other.defaultWebpagePreferences
        userContentController = other.userContentController
        websiteDataStore = other.websiteDataStore
        applicationNameForUserAgent = other.applicationNameForUserAgent
        suppressesIncrementalRendering = other.suppressesIncrementalRendering
        limitsNavigationsToAppBoundDomains = other.limitsNavigationsToAppBoundDomains
        upgradeKnownHostsToHTTPS = other.upgradeKnownHostsToHTTPS
        allowsInlineMediaPlayback = other.allowsInlineMediaPlayback
        allowsPictureInPictureMediaPlayback = other.allowsPictureInPictureMediaPlayback
        allowsAirPlayForMediaPlayback = other.allowsAirPlayForMediaPlayback
        mediaTypesRequiringUserActionForPlayback = other.mediaTypesRequiringUserActionForPlayback
        dataDetectorTypes = other.dataDetectorTypes
        selectionGranularity = other.selectionGranularity
        ignoresViewportScaleLimits = other.ignoresViewportScaleLimits
        allowsInlinePredictions = other.allowsInlinePredictions
        supportsAdaptiveImageGlyph = other.supportsAdaptiveImageGlyph
        writingToolsBehavior = other.writingToolsBehavior
    }
}
