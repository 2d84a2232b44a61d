// SPDX-License-Identifier: Apache-2.0

import CoreTelephony
import Testing

struct TelephonyTests {
    @Test func aDeviceWithoutACardHasNoService() {
        let info = CTTelephonyNetworkInfo()
        #expect(info.serviceSubscriberCellularProviders == nil)
        #expect(info.serviceCurrentRadioAccessTechnology == nil)
        #expect(info.dataServiceIdentifier == nil)
        #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
    }
}
