// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// The identifier for advertisers, as on a device whose user lets nobody follow them.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()

    /// The one manager.
    open class func shared() -> ASIdentifierManager { only }

    /// All zeros.
    open var advertisingIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    /// Whether advertisers may follow the user; false.
    open var isAdvertisingTrackingEnabled: Bool { false }

    /// Forgets the identifier; there is nothing to forget.
    open func clearAdvertisingIdentifier() {}
}
