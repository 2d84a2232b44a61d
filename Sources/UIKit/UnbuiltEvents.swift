// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Platform

/// Events that UIKit does not take yet.
enum UnbuiltEvents {
    static func report(_ event: PlatformEvent) {
        switch event {
        case .text, .composition: Unbuilt.report("UITextInput from keys")
        default: break
        }
    }
}
