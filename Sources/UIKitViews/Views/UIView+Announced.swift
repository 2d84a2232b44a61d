// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import QuartzCore

// Setters that notify observers and would be long in the class body.

extension UIView {
    func setTransform(_ transform: CGAffineTransform) {
        announcing("transform") { layer.setAffineTransform(transform) }
    }

    func setUserInteractionEnabled(_ isEnabled: Bool) {
        announcing("isUserInteractionEnabled", "userInteractionEnabled") {
            touch.isUserInteractionEnabled = isEnabled
        }
    }
}
