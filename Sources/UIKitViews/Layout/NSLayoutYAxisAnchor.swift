// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A vertical place of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, to make constraints of.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.distance(from: self, to: otherAnchor)
    }

    /// This anchor is a system space below the other.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.between * multiplier)
    }

    /// This anchor is at least a system space below the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.between * multiplier)
    }

    /// This anchor is at most a system space below the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.between * multiplier)
    }
}
