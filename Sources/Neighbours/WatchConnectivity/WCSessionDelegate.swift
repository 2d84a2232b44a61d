// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a session tells; nothing is ever told here but that it cannot be activated.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has been activated, or could not be.
    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    )
    /// The session ends, since another watch is put on.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The former watch has nothing more to tell.
    func sessionDidDeactivate(_ session: WCSession)
    /// Whether a watch is paired or has the app has changed.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Whether the watch can be reached has changed.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message came.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message came that wants a reply.
    func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    )
    /// Data came.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Data came that want a reply.
    func session(
        _ session: WCSession,
        didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    )
    /// A context came.
    func session(
        _ session: WCSession,
        didReceiveApplicationContext applicationContext: [String: Any]
    )
    /// A dictionary has been handed over, or could not be.
    func session(
        _ session: WCSession,
        didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    )
    /// A dictionary came.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A file has been handed over, or could not be.
    func session(
        _ session: WCSession,
        didFinish fileTransfer: WCSessionFileTransfer,
        error: (any Error)?
    )
    /// A file came.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing.
    public func session(
        _ session: WCSession,
        didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    ) {}
    /// Does nothing.
    public func session(
        _ session: WCSession,
        didReceiveApplicationContext applicationContext: [String: Any]
    ) {}
    /// Does nothing.
    public func session(
        _ session: WCSession,
        didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession,
        didFinish fileTransfer: WCSessionFileTransfer,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
