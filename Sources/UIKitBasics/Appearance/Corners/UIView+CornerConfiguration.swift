// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import QuartzCore
public import UIKitViews

// The members cannot be overridden on iOS either: their types are Swift's own.
extension UIView {
    /// How the corners are rounded, at each layout; square unless set, glass a capsule.
    ///
    /// Sets the layer's `cornerRadius`; inside an animation the corners animate.
    public var cornerConfiguration: UICornerConfiguration {
        get {
            (cornerLayout as? ViewCorners)?.configuration
                ?? (self as? UIVisualEffectView)?.glassCorners ?? .square
        }
        set {
            guard newValue != cornerConfiguration else { return }
            makeCorners().configuration = newValue
            layer.cornerCurve = .continuous
            setNeedsLayout()
        }
    }

    /// The radius of a corner in points, in the present bounds; the largest of several corners'.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        largestRadius(of: corner, cornerConfiguration)
    }
}
