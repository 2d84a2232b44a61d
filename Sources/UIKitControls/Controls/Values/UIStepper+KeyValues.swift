// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of steppers.

extension UIStepper {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("value", of: UIStepper.self, { $0.value }, { $0.value = $1 })
                m.property("minimumValue", of: UIStepper.self, { $0.minimumValue }) {
                    $0.minimumValue = $1
                }
                m.property("maximumValue", of: UIStepper.self, { $0.maximumValue }) {
                    $0.maximumValue = $1
                }
                m.property("stepValue", of: UIStepper.self, { $0.stepValue }, { $0.stepValue = $1 })
                m.property("isContinuous", of: UIStepper.self, { $0.isContinuous }) {
                    $0.isContinuous = $1
                }
                m.property("autorepeat", of: UIStepper.self, { $0.autorepeat }) {
                    $0.autorepeat = $1
                }
                m.property("wraps", of: UIStepper.self, { $0.wraps }, { $0.wraps = $1 })
                return UIStepper.self
            }
        }
}
