// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The cookies of web views; they go with requests of pages, and servers set them.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    /// Whether servers may set cookies.
    public enum CookiePolicy: Int, Sendable {
        /// They may.
        case allow = 0
        /// They may not.
        case disallow = 1
    }

    private struct Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
    }

    private final let storage: HTTPCookieStorage
    private final var observers: [Observer] = []
    private final var known: [HTTPCookie] = []

    init(_ storage: HTTPCookieStorage) {
        self.storage = storage
        super.init()
        known = cookies
    }

    private final var cookies: [HTTPCookie] { storage.cookies ?? [] }

    // MARK: Reading

    /// Gives all cookies.
    open func getAllCookies(
        _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
    ) {
        let cookies = cookies
        DispatchQueue.main.async { completionHandler(cookies) }
    }

    /// All cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }

    // MARK: Writing

    /// Sets a cookie in place of the one with its name, domain and path.
    open func setCookie(
        _ cookie: HTTPCookie,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        storage.setCookie(cookie)
        notice()
        DispatchQueue.main.async { completionHandler?() }
    }

    /// Sets a cookie in place of the one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async {
        storage.setCookie(cookie)
        notice()
    }

    /// Removes a cookie.
    open func delete(
        _ cookie: HTTPCookie,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        storage.deleteCookie(cookie)
        notice()
        DispatchQueue.main.async { completionHandler?() }
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        storage.deleteCookie(cookie)
        notice()
    }

    // MARK: Policy

    /// Sets whether servers may set cookies.
    open func setCookiePolicy(
        _ policy: CookiePolicy,
        completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        apply(policy)
        DispatchQueue.main.async { completionHandler?() }
    }

    /// Sets whether servers may set cookies.
    open func setCookiePolicy(_ policy: CookiePolicy) async { apply(policy) }

    /// Gives whether servers may set cookies.
    open func getCookiePolicy(
        _ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void
    ) {
        let policy = policy
        DispatchQueue.main.async { completionHandler(policy) }
    }

    /// Whether servers may set cookies.
    open var cookiePolicy: CookiePolicy {
        get async { policy }
    }

    private final var policy: CookiePolicy {
        storage.cookieAcceptPolicy == .never ? .disallow : .allow
    }

    private func apply(_ policy: CookiePolicy) {
        storage.cookieAcceptPolicy = policy == .allow ? .always : .never
    }

    // MARK: Observing

    /// Adds an observer, which is not retained.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.append(Observer(object: observer))
    }

    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// Tells the observers if cookies have changed since the last time.
    func notice() {
        let cookies = cookies
        guard cookies != known else { return }
        known = cookies
        for observer in observers { observer.object?.cookiesDidChange?(in: self) }
    }

    /// Removes the cookies of some domains, or all, that were set after a time.
    func removeCookies(of domains: Set<String>? = nil, since date: Date = .distantPast) {
        if let domains {
            for cookie in cookies where domains.contains(cookie.site) {
                storage.deleteCookie(cookie)
            }
        } else {
            storage.removeCookies(since: date)
        }
        notice()
    }

    /// The domains that have cookies, sorted.
    final var sites: [String] { Set(cookies.map(\.site)).sorted() }
}

extension HTTPCookie {
    /// The domain without the dot that stands for its parts.
    fileprivate var site: String { String(domain.drop { $0 == "." }) }
}
