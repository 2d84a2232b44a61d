// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Libraries that inject storyboards of their own send the class the message that makes one.
extension UIStoryboard {
    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                // The header's name, and the one that a lowered selector has.
                for name in ["storyboardWithName:bundle:", "initWithName:bundle:"] {
                    m.classMethod(
                        name,
                        asking: { aClass, a in
                            make(aClass, name: _arg(a, 0), bundle: _arg(a, 1) as Bundle?)
                        }
                    )
                }
                return UIStoryboard.self
            }
        }
}
