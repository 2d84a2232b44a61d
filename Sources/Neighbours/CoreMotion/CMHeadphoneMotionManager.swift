// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears when headphones are connected and disconnected; they never are.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    /// Headphones were connected.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    /// Headphones were disconnected.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    /// Does nothing.
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    /// Does nothing.
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

// Sendable is unchecked because a manager belongs to the thread that made it, as on iOS.
/// The motion of headphones: there are none, so that no update ever comes.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    /// A manager.
    public override init() { super.init() }

    /// Hears of headphones.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    /// Whether there are headphones that move: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether updates come: no.
    open var isDeviceMotionActive: Bool { false }
    /// The last motion: none.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Whether the program may ask: the device does not allow it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Starts updates, which never come.
    open func startDeviceMotionUpdates() {}
    /// Starts updates, which never come.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Ends updates.
    open func stopDeviceMotionUpdates() {}
}
