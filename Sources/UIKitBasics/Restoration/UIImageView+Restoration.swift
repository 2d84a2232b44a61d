// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitViews

extension UIImageView {
    func encodePlace(to coder: NSCoder) {
        coder.encode(bounds, forKey: "UIBounds")
        coder.encode(center, forKey: "UICenter")
        coder.encode(transform, forKey: "UITransform")
        coder.encode(layer.anchorPoint, forKey: "UIAnchorPoint")
    }

    func decodePlace(from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIBounds") else { return }
        layer.anchorPoint = coder.decodeCGPoint(forKey: "UIAnchorPoint")
        bounds = coder.decodeCGRect(forKey: "UIBounds")
        center = coder.decodeCGPoint(forKey: "UICenter")
        transform = coder.decodeCGAffineTransform(forKey: "UITransform")
    }
}
