// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because a controller is configured before it performs its requests.
/// Performs authorization requests, as on a device without accounts, passwords and passkeys.
///
/// - Thread: any; the delegate is called on the main queue.
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
open class ASAuthorizationController: NSObject, @unchecked Sendable {
    /// How requests are performed.
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Only credentials on the device count; without one the requests end silently.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// The requests.
    open private(set) var authorizationRequests: [ASAuthorizationRequest]

    /// Receives the outcome.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?

    /// Provides the window, which is asked for before requests fail.
    open weak var presentationContextProvider:
        (any ASAuthorizationControllerPresentationContextProviding)?

    /// How often requests were begun or cancelled; on the main queue.
    private var attempt = 0
    private var isRunning = false

    /// Makes a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Fails with `unknown`, as on a device without an account.
    open func performRequests() { fail(.unknown, asksForWindow: true) }

    /// Fails with `canceled` where only available credentials count: there are none.
    open func performRequests(options: RequestOptions = []) {
        let isSilent = options.contains(.preferImmediatelyAvailableCredentials)
        fail(isSilent ? .canceled : .unknown, asksForWindow: !isSilent)
    }

    /// Waits for a choice above the keyboard, which never comes; `cancel()` ends it.
    open func performAutoFillAssistedRequests() {
        DispatchQueue.main.async { self.isRunning = true }
    }

    /// Ends running requests with `canceled`.
    open func cancel() {
        DispatchQueue.main.async {
            guard self.isRunning else { return }
            self.tell(.canceled)
        }
    }

    private final func fail(_ code: ASAuthorizationError.Code, asksForWindow: Bool) {
        DispatchQueue.main.async {
            self.isRunning = true
            self.attempt += 1
            let own = self.attempt
            if asksForWindow { _ = self.presentationContextProvider?.presentationAnchor(for: self) }
            DispatchQueue.main.async {
                if self.isRunning, self.attempt == own { self.tell(code) }
            }
        }
    }

    @MainActor private final func tell(_ code: ASAuthorizationError.Code) {
        isRunning = false
        delegate?.authorizationController?(
            controller: self,
            didCompleteWithError: ASAuthorizationError(code)
        )
    }
}
