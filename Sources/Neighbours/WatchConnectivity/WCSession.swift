// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Whether a session can be used.
public enum WCSessionActivationState: Int, Sendable {
    /// It cannot send or receive.
    case notActivated = 0
    /// It only receives what was on its way.
    case inactive = 1
    /// It sends and receives.
    case activated = 2
}

// Sendable is unchecked because nothing changes but the delegate, which is set before it is told anything.
/// The way to the app on the user's watch, as on a device that watches cannot be paired with.
///
/// It is never activated; what is sent fails with `WCError.Code.sessionNotSupported`. Its delegate and
/// handlers are called on a queue of its own, as on iOS.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    private static let queue = DispatchQueue(label: "WatchConnectivity")

    /// Whether the device can have a watch; false.
    open class func isSupported() -> Bool { false }

    /// The session.
    open class var `default`: WCSession { only }

    /// What the session tells.
    open weak var delegate: (any WCSessionDelegate)?

    /// Whether the session can be used; it cannot.
    open var activationState: WCSessionActivationState { .notActivated }

    /// Whether something has come that the app has not seen; false.
    open var hasContentPending: Bool { false }
    /// Whether a watch is paired; false.
    open var isPaired: Bool { false }
    /// Whether the watch has the app; false.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch's face shows something of the app; false.
    open var isComplicationEnabled: Bool { false }
    /// How often the face can be told something today; 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// A folder for things that belong to the watch; nil.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the watch can be reached; false.
    open var isReachable: Bool { false }
    /// Whether the iPhone must be unlocked first; false.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }

    /// The context that was sent last; empty.
    open var applicationContext: [String: Any] { [:] }
    /// The context that came last; empty.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// The dictionaries on their way; none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// The files on their way; none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// Tells the delegate that the session cannot be activated.
    open func activate() {
        tell { session, delegate in
            delegate.session(
                session,
                activationDidCompleteWith: .notActivated,
                error: WCError(.sessionNotSupported)
            )
        }
    }

    /// Calls the handler for errors.
    open func sendMessage(
        _ message: [String: Any],
        replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }

    /// Calls the handler for errors.
    open func sendMessageData(
        _ data: Data,
        replyHandler: ((Data) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }

    /// Fails.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }

    /// A transfer that has failed, which the delegate is told.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        failed(WCSessionUserInfoTransfer(userInfo, isForFace: false))
    }

    /// A transfer that has failed, which the delegate is told.
    @discardableResult
    open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        failed(WCSessionUserInfoTransfer(userInfo, isForFace: true))
    }

    /// A transfer that has failed, which the delegate is told.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        let told = UncheckedTransfer(transfer)
        tell { $1.session($0, didFinish: told.value, error: WCError(.sessionNotSupported)) }
        return transfer
    }

    private func failed(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
        let told = UncheckedTransfer(transfer)
        tell { $1.session($0, didFinish: told.value, error: WCError(.sessionNotSupported)) }
        return transfer
    }

    /// Tells the delegate something, later and on the session's queue.
    private func tell(_ body: @escaping @Sendable (WCSession, any WCSessionDelegate) -> Void) {
        Self.queue.async { [self] in
            if let delegate { body(self, delegate) }
        }
    }

    /// Calls a handler, later and on the session's queue.
    private func fail(_ handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        let told = UncheckedTransfer(handler)
        Self.queue.async { told.value(WCError(.sessionNotSupported)) }
    }
}
