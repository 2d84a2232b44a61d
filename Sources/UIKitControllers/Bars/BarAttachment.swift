// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// How far the background of a bar that stands at the safe area's edge goes on beyond the bar.
extension UIView {
    /// From the bar to its superview's top edge, where nothing but unsafe area lies between.
    var distanceToTopEdge: CGFloat {
        guard let superview else { return 0 }
        let distance = frame.minY - superview.bounds.minY
        return distance > 0 && distance <= superview.safeAreaInsets.top ? distance : 0
    }

    /// From the bar to its superview's bottom edge, where nothing but unsafe area lies between.
    var distanceToBottomEdge: CGFloat {
        guard let superview else { return 0 }
        let distance = superview.bounds.maxY - frame.maxY
        return distance > 0 && distance <= superview.safeAreaInsets.bottom ? distance : 0
    }
}
