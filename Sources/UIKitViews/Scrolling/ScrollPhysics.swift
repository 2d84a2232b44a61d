// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The arithmetic of scrolling: how content slows down, resists beyond its edge and comes back.
///
/// Distances are points, times seconds. Everything is told in closed form, so that a position
/// depends on the time alone and not on how many frames there were.
enum ScrollPhysics {
    /// How much of the finger's way the content follows right beyond its edge.
    static let rubberBandConstant: CGFloat = 0.55
    /// How near to its rest content stops, in points.
    static let restDistance: CGFloat = 0.5
    /// How strongly content is pulled back to its edge: the root of stiffness over mass, with a
    /// stiffness of 200 and without overshooting.
    static let springFrequency: CGFloat = 14.142135623730951
    /// Speeds below this, in points a second, do not throw; our choice.
    static let leastThrow: CGFloat = 10
    /// Speeds from here on, in points a second, turn a page; our choice.
    static let leastPageThrow: CGFloat = 100

    /// How far content goes beyond its edge when the finger goes `distance` beyond it.
    static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, distance != 0 else { return 0 }
        let way = abs(distance)
        let shown = (1 - 1 / (way * rubberBandConstant / dimension + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// How far the finger went beyond the edge for content to be `shown` beyond it.
    static func unband(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, shown != 0 else { return 0 }
        // The band never gives as much as its dimension.
        let part = min(abs(shown) / dimension, 0.999)
        let way = dimension / rubberBandConstant * (1 / (1 - part) - 1)
        return shown < 0 ? -way : way
    }

    /// What share of the finger's speed the content has at a place beyond its edge.
    static func rubberBandSlope(atShown shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let rest = 1 - min(abs(shown) / dimension, 1)
        return rubberBandConstant * rest * rest
    }

    /// The decay in one second's exponent of a rate that holds for a millisecond.
    static func decay(of rate: UIScrollView.DecelerationRate) -> CGFloat {
        let value = rate.rawValue
        guard value.isFinite else { return decay(of: .normal) }
        // 0 stops at once and 1 never; both ends are kept away from.
        return -1000 * log(min(max(value, 1e-6), 0.99999))
    }

    /// A place brought between two bounds.
    static func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// A place as a finger moves content, which follows less and less beyond its range.
    static func banded(
        _ value: CGFloat,
        _ range: ClosedRange<CGFloat>,
        dimension: CGFloat
    ) -> CGFloat {
        let inside = clamp(value, range)
        return inside + rubberBand(value - inside, dimension: dimension)
    }

    /// The place at which a finger would hold content without resistance.
    static func unbanded(
        _ value: CGFloat,
        _ range: ClosedRange<CGFloat>,
        dimension: CGFloat
    ) -> CGFloat {
        let inside = clamp(value, range)
        return inside + unband(value - inside, dimension: dimension)
    }
}
