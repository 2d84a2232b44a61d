// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

// What programs observe of a controller by name, as the names are in Objective-C.

extension AVPlayerViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("player", of: AVPlayerViewController.self, { $0.player }) {
                    $0.player = $1
                }
                for key in ["readyForDisplay", "isReadyForDisplay"] {
                    m.property(key, of: AVPlayerViewController.self, { $0.isReadyForDisplay })
                }
                m.property("videoBounds", of: AVPlayerViewController.self, { $0.videoBounds })
                return AVPlayerViewController.self
            }
        }
}
