// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Synchronization

/// What an app extension was asked, and how it answers.
///
/// No app asks extensions on Linux; a program can make a context and hand it to its own extension, as
/// a test would.
// Sendable is unchecked because the answer is behind a lock, and the items are its maker's.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// How a request ended.
    package enum Answer {
        case completed([Any])
        case cancelled(any Error)
    }

    private var items: [Any] = []
    private let state = Mutex<UncheckedTransfer<Answer?>>(UncheckedTransfer(nil))

    /// Makes a context without items.
    public override init() { super.init() }

    /// Makes a context with the items that the extension is asked about.
    package convenience init(items: [Any]) {
        self.init()
        self.items = items
    }

    /// What the extension is asked about: extension items.
    open var inputItems: [Any] { items }

    /// The answer; nil while there is none.
    package var answer: Answer? { state.withLock { $0 }.value }

    /// Ends the request with items; an answered one stays as it is.
    ///
    /// `completionHandler`: told that the extension's time was not cut off.
    open func completeRequest(
        returningItems items: [Any]?,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        end(.completed(items ?? []))
        completionHandler?(false)
    }

    /// Ends the request with items; an answered one stays as it is.
    ///
    /// - Returns: whether the extension's time was cut off, which it never is.
    @discardableResult
    open func completeRequest(returningItems items: [Any]?) async -> Bool {
        end(.completed(items ?? []))
        return false
    }

    /// Ends the request with an error; an answered one stays as it is.
    open func cancelRequest(withError error: any Error) { end(.cancelled(error)) }

    /// Asks the host to open an address; there is no host, so it is not opened.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Asks the host to open an address; there is no host, so it is not opened.
    @discardableResult
    open func open(_ URL: URL) async -> Bool { false }

    private func end(_ answer: Answer) {
        let answer = UncheckedTransfer<Answer?>(answer)
        state.withLock { state in
            if state.value == nil { state = answer }
        }
    }
}

/// An object that answers an app extension's requests.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// A request came.
    func beginRequest(with context: NSExtensionContext)
}

extension Notification.Name {
    /// The host of an extension is about to become active.
    public static let NSExtensionHostWillEnterForeground = Notification.Name(
        "NSExtensionHostWillEnterForegroundNotification"
    )
    /// The host of an extension went into the background.
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
        "NSExtensionHostDidEnterBackgroundNotification"
    )
    /// The host of an extension is about to lose the front.
    public static let NSExtensionHostWillResignActive = Notification.Name(
        "NSExtensionHostWillResignActiveNotification"
    )
    /// The host of an extension has become active.
    public static let NSExtensionHostDidBecomeActive = Notification.Name(
        "NSExtensionHostDidBecomeActiveNotification"
    )
}
