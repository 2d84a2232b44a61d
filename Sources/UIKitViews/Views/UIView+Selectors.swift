// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

extension UIView {
    /// Registers the selectors that debuggers and test libraries call, before the program starts.
    @section(".init_array") @used private nonisolated static let selectors:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.method("recursiveDescription") { view, _ in
                    (view as? UIView)?.recursiveDescription ?? ""
                }
                return UIView.self
            }
        }
}
