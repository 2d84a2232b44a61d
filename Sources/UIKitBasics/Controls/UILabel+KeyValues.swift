// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UILabel {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("text", of: UILabel.self, { $0.text }, { $0.text = $1 })
                m.property("textColor", of: UILabel.self, { $0.textColor as UIColor? }) {
                    $0.textColor = $1
                }
                m.property("font", of: UILabel.self, { $0.font as UIFont? }, { $0.font = $1 })
                m.property("attributedText", of: UILabel.self, { $0.attributedText }) {
                    $0.attributedText = $1
                }
                m.property("numberOfLines", of: UILabel.self, { $0.numberOfLines }) {
                    $0.numberOfLines = $1
                }
                return UILabel.self
            }
        }
}
