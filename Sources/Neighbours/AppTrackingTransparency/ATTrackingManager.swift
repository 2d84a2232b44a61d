// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization

/// Asks whether the program may follow the user across other programs.
///
/// Nobody is asked here: it may not.
open class ATTrackingManager: NSObject {
    /// What the user has said.
    public enum AuthorizationStatus: UInt, Sendable {
        /// Nothing yet.
        case notDetermined = 0
        /// Somebody else decides, and has said no.
        case restricted = 1
        /// No.
        case denied = 2
        /// Yes.
        case authorized = 3
    }

    private static let wasAsked = Mutex(false)

    /// What the user has said; denied once there was a request.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        wasAsked.withLock { $0 } ? .denied : .notDetermined
    }

    /// Asks, and calls the handler with the answer, on any queue.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        wasAsked.withLock { $0 = true }
        DispatchQueue.global().async { completion(.denied) }
    }

    /// Asks for the answer.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
