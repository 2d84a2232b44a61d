// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIPrintPageRenderer {
    /// Lists what programs that make documents without printing set by name, before the program
    /// starts.
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property(
                    "paperRect",
                    { (($0 as? UIPrintPageRenderer)?.paperRect ?? .zero) as Any },
                    { ($0 as? UIPrintPageRenderer)?.setPaper(rect($1)) }
                )
                m.property(
                    "printableRect",
                    { (($0 as? UIPrintPageRenderer)?.printableRect ?? .zero) as Any },
                    { ($0 as? UIPrintPageRenderer)?.setPrintable(rect($1)) }
                )
                return UIPrintPageRenderer.self
            }
        }
    /// A rectangle as it is or in an `NSValue`, in which iOS has it.
    private nonisolated static func rect(_ value: Any) -> CGRect {
        value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? .zero
    }
}
