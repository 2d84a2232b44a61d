// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The arithmetic of scrolling: deceleration, rubber band and bounce.
///
/// Distances are in points, times in seconds. Everything has a closed form, so that a position
/// depends on the time alone and not on the number of frames.
package enum ScrollPhysics {
    /// The share of the finger's movement that the content follows just beyond its edge.
    package static let rubberBandConstant: CGFloat = 0.55
    /// The rate of usual deceleration, as `UIScrollView.DecelerationRate.normal` has it.
    private static let normalRate: CGFloat = 0.998
    /// How near to its rest content stops, in points.
    package static let restDistance: CGFloat = 0.5
    /// The frequency of the spring at the edge: the root of stiffness over mass, with stiffness 200
    /// and critical damping.
    package static let springFrequency: CGFloat = 14.142135623730951
    /// Speeds below this, in points a second, do not throw; our choice.
    package static let leastThrow: CGFloat = 10
    /// Speeds from here on, in points a second, turn a page; our choice.
    package static let leastPageThrow: CGFloat = 100

    /// The distance of the content beyond its edge when the finger is `distance` beyond it.
    package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, distance != 0 else { return 0 }
        let way = abs(distance)
        let shown = (1 - 1 / (way * rubberBandConstant / dimension + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// The distance of the finger beyond the edge for content shown at a distance: the inverse of
    /// `rubberBand`.
    package static func unband(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, shown != 0 else { return 0 }
        // The band approaches its dimension, and never reaches it.
        let part = min(abs(shown) / dimension, 0.999)
        let way = dimension / rubberBandConstant * (1 / (1 - part) - 1)
        return shown < 0 ? -way : way
    }

    /// The derivative of the rubber band: the content's speed relative to the finger's.
    package static func rubberBandSlope(atShown shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let rest = 1 - min(abs(shown) / dimension, 1)
        return rubberBandConstant * rest * rest
    }

    /// The decay in one second's exponent of a rate that holds for a millisecond.
    package static func decay(of value: CGFloat) -> CGFloat {
        guard value.isFinite else { return decay(of: normalRate) }
        // 0 stops at once and 1 never; both limits are excluded.
        return -1000 * log(min(max(value, 1e-6), 0.99999))
    }

    /// A place brought between two bounds.
    package static func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// A place as a finger moves content, which follows less and less beyond its range.
    package static func banded(
        _ value: CGFloat,
        _ range: ClosedRange<CGFloat>,
        dimension: CGFloat
    ) -> CGFloat {
        let inside = clamp(value, range)
        return inside + rubberBand(value - inside, dimension: dimension)
    }

    /// The position of the finger without a rubber band.
    package static func unbanded(
        _ value: CGFloat,
        _ range: ClosedRange<CGFloat>,
        dimension: CGFloat
    ) -> CGFloat {
        let inside = clamp(value, range)
        return inside + unband(value - inside, dimension: dimension)
    }
}
