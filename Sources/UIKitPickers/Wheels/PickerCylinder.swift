// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore

/// The cylinder that a wheel's rows are fixed to, seen from the front.
struct PickerCylinder {
    /// The radius in points.
    private let radius: CGFloat
    /// How far away the eye is, in points.
    private static let distance: CGFloat = 333
    /// What is seen of the rows around the one that is chosen.
    private static let others: CGFloat = 0.447

    /// A cylinder that fills the height of a wheel.
    init(height: CGFloat) {
        radius = max(height * 0.535, 1)
    }

    /// How far from the front a row can still be seen, in points along the surface.
    var reach: CGFloat { radius * 1.35 }

    /// Where a row lies that is so far from the front, along the surface.
    func transform(at arc: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / PickerCylinder.distance
        let out = CATransform3DMakeTranslation(0, 0, radius)
        let turned = CATransform3DRotate(CATransform3DIdentity, -arc / radius, 1, 0, 0)
        let back = CATransform3DMakeTranslation(0, 0, -radius)
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DConcat(out, turned), back),
            eye
        )
    }

    /// How far along the surface a point lies that is seen so far below the middle.
    func arc(at y: CGFloat) -> CGFloat {
        // The eye makes what lies behind the front smaller; two steps undo that well enough.
        var sine = y / radius
        for _ in 0..<2 {
            let bounded = min(max(sine, -1), 1)
            let depth = radius * (1 - (1 - bounded * bounded).squareRoot())
            sine = y / radius * (1 + depth / PickerCylinder.distance)
        }
        return radius * asin(min(max(sine, -1), 1))
    }

    /// How much is seen of a row.
    func opacity(at arc: CGFloat, rowHeight: CGFloat) -> CGFloat {
        let beside = min(abs(arc) / rowHeight, 1)
        let facing = max(cos(arc / radius), 0)
        return (1 + (PickerCylinder.others - 1) * beside) * min(facing * 1.6, 1)
    }
}
