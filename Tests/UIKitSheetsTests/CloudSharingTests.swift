// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing
import UIKit

@MainActor
struct CloudSharingTests {
    @Test func aControllerForSharingSaysThatItIsNotBuiltOnceItIsShown() {
        let controller = UICloudSharingController()
        controller.availablePermissions = [.allowPrivate, .allowReadOnly]
        #expect(controller.availablePermissions.rawValue == 6)
        let before = Unbuilt.count(of: "UICloudSharingController")
        controller.loadViewIfNeeded()
        #expect(Unbuilt.count(of: "UICloudSharingController") == before + 1)
    }
}
