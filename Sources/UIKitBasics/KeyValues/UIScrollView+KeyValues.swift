// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIScrollView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("contentOffset", of: UIScrollView.self, { $0.contentOffset }) {
                    $0.contentOffset = $1
                }
                m.property("contentSize", of: UIScrollView.self, { $0.contentSize }) {
                    $0.contentSize = $1
                }
                m.property("contentInset", of: UIScrollView.self, { $0.contentInset }) {
                    $0.contentInset = $1
                }
                return UIScrollView.self
            }
        }
}
