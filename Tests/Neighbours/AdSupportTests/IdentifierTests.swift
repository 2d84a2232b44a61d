// SPDX-License-Identifier: Apache-2.0

import AdSupport
import Testing

/// The identifier for advertisers.
struct IdentifierTests {
    @Test func thereIsNoIdentifier() {
        let manager = ASIdentifierManager.shared()
        #expect(manager === ASIdentifierManager.shared())
        #expect(
            manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000"
        )
        #expect(!manager.isAdvertisingTrackingEnabled)
    }
}
