// SPDX-License-Identifier: Apache-2.0

import AppTrackingTransparency
import Testing

/// The question whether a program may follow its user.
struct TrackingTests {
    @Test func aRequestIsDenied() async {
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        let other = await withCheckedContinuation { continuation in
            ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(other == .denied)
    }
}
