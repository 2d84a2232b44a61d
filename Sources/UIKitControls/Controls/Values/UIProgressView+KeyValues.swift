// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIProgressView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("progress", of: UIProgressView.self, { $0.progress }) {
                    $0.progress = $1
                }
                return UIProgressView.self
            }
        }
}
