// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A horizontal place of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, to make constraints of.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.distance(from: self, to: otherAnchor)
    }

    /// This anchor is a system space after the other.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.between * multiplier)
    }

    /// This anchor is at least a system space after the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.between * multiplier)
    }

    /// This anchor is at most a system space after the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.between * multiplier)
    }
}

/// The spaces that the system recommends, in points.
package enum SystemSpacing {
    /// Between neighbours.
    package static let between: CGFloat = 8
    /// To a superview's edge.
    static let edge: CGFloat = 20
}
