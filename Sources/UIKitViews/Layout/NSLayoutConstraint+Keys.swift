// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

extension NSLayoutConstraint {
    /// Lists the properties that can be found by name, before the program starts.
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property(
                    "constant",
                    { ($0 as? NSLayoutConstraint)?.constant ?? 0 },
                    { ($0 as? NSLayoutConstraint)?.constant = $1 }
                )
                m.property(
                    "priority",
                    { ($0 as? NSLayoutConstraint)?.priority ?? .required },
                    { ($0 as? NSLayoutConstraint)?.priority = $1 }
                )
                m.property(
                    "active",
                    { ($0 as? NSLayoutConstraint)?.isActive ?? false },
                    { ($0 as? NSLayoutConstraint)?.isActive = $1 }
                )
                m.property(
                    "identifier",
                    { ($0 as? NSLayoutConstraint)?.identifier },
                    { ($0 as? NSLayoutConstraint)?.identifier = $1 }
                )
                return NSLayoutConstraint.self
            }
        }
}
