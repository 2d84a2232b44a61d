// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIImageView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("image", of: UIImageView.self, { $0.image }, { $0.image = $1 })
                return UIImageView.self
            }
        }
}
