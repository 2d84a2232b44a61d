// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKit

// Sendable is unchecked because a session is configured before it starts, and its life is guarded by
// the main queue.
/// A sign-in on a web page, which the desktop's browser shows.
///
/// The browser cannot hand the callback URL to the session, so a session that has opened it ends when
/// the program cancels it. Where no browser opens, the session is cancelled.
/// - Thread: any; the completion handler runs on the main queue.
/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    /// Takes the callback URL, or why there is none.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private enum Phase {
        case ready
        case running
        case ended
    }

    private let url: URL
    private var phase = Phase.ready
    private var handler: CompletionHandler?

    /// Makes a session that a URL of a custom scheme ends.
    public init(
        url URL: URL,
        callbackURLScheme: String?,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        url = URL
        handler = completionHandler
        super.init()
    }

    /// Makes a session that a URL of the callback's kind ends.
    public init(
        url URL: URL,
        callback: ASWebAuthenticationSession.Callback,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        url = URL
        handler = completionHandler
        super.init()
    }

    /// Provides the window; `start()` fails without it.
    open weak var presentationContextProvider:
        (any ASWebAuthenticationPresentationContextProviding)?

    /// Whether the page should see no cookies of the browser's; the browser is only asked by its URL,
    /// so this reports itself when such a session starts.
    open var prefersEphemeralWebBrowserSession = false

    /// Header fields of the first request; the browser takes none, so these report themselves when the
    /// session starts.
    open var additionalHeaderFields: [String: String]?

    /// Whether `start()` would succeed.
    open var canStart: Bool { phase == .ready && presentationContextProvider != nil }

    /// Opens the page; false for a session that was started before or has no context provider.
    ///
    /// Without a provider the session ends with `presentationContextNotProvided`.
    @discardableResult
    open func start() -> Bool {
        guard phase == .ready else { return false }
        guard let provider = presentationContextProvider else {
            end(ASWebAuthenticationSessionError(.presentationContextNotProvided))
            return false
        }
        phase = .running
        if prefersEphemeralWebBrowserSession {
            Unbuilt.report("ASWebAuthenticationSession.prefersEphemeralWebBrowserSession")
        }
        if additionalHeaderFields?.isEmpty == false {
            Unbuilt.report("ASWebAuthenticationSession.additionalHeaderFields")
        }
        let kept = UncheckedTransfer(provider)
        DispatchQueue.main.async { self.open(kept.value) }
        return true
    }

    /// Ends the session with `canceledLogin`; does nothing for one that does not run.
    open func cancel() {
        guard phase == .running else {
            phase = .ended
            handler = nil
            return
        }
        end(ASWebAuthenticationSessionError(.canceledLogin))
    }

    @MainActor private final func open(
        _ provider: any ASWebAuthenticationPresentationContextProviding
    ) {
        guard phase == .running else { return }
        _ = provider.presentationAnchor(for: self)
        UIApplication.shared.open(url) { isTaken in
            guard self.phase == .running else { return }
            guard isTaken else {
                let info = [NSLocalizedFailureReasonErrorKey: "There is no browser to open."]
                return self.end(ASWebAuthenticationSessionError(.canceledLogin, userInfo: info))
            }
            Unbuilt.report("ASWebAuthenticationSession.start(): the browser's callback")
        }
    }

    /// Ends the session; the handler is called once, later and on the main queue.
    private final func end(_ error: ASWebAuthenticationSessionError) {
        phase = .ended
        guard let handler else { return }
        self.handler = nil
        let told = UncheckedTransfer(handler)
        DispatchQueue.main.async { told.value(nil, error) }
    }
}
