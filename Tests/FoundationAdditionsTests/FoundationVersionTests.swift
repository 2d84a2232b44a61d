// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import Testing

/// The questions that old code asks of Foundation's version.
struct FoundationVersionTests {
    @Test func theVersionIsNewerThanEachThatHasAName() {
        #expect(NSFoundationVersionNumber.rounded(.down) > NSFoundationVersionNumber_iOS_9_x_Max)
        let named = [
            NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_7_1,
            NSFoundationVersionNumber_iOS_8_0, NSFoundationVersionNumber_iOS_8_3,
            NSFoundationVersionNumber_iOS_8_x_Max, NSFoundationVersionNumber_iOS_9_0,
            NSFoundationVersionNumber_iOS_9_4, NSFoundationVersionNumber_iOS_9_x_Max,
        ]
        #expect(named == named.sorted())
    }
}
