// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A width, a height or the distance of two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    static func distance<Kind: AnyObject>(
        from start: NSLayoutAnchor<Kind>,
        to end: NSLayoutAnchor<Kind>
    ) -> NSLayoutDimension {
        NSLayoutDimension(end.place, from: start.place)
    }

    /// The size is so many points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, toConstant: c)
    }

    /// The size is at least so many points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, toConstant: c)
    }

    /// The size is at most so many points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, toConstant: c)
    }

    /// The size is so many times another.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m)
    }

    /// The size is at least so many times another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// The size is at most so many times another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// The size is so many times another and so many points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// The size is at least so many times another and so many points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// The size is at most so many times another and so many points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
