// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElements {
    /// The radii of a rounded rectangle's corners, in points.
    package struct CornerRadii: Sendable, Hashable {
        package var minXMinY: CGFloat
        package var maxXMinY: CGFloat
        package var maxXMaxY: CGFloat
        package var minXMaxY: CGFloat

        /// Makes radii of which each may differ.
        package init(
            minXMinY: CGFloat,
            maxXMinY: CGFloat,
            maxXMaxY: CGFloat,
            minXMaxY: CGFloat
        ) {
            self.minXMinY = minXMinY
            self.maxXMinY = maxXMinY
            self.maxXMaxY = maxXMaxY
            self.minXMaxY = minXMaxY
        }

        /// Makes four radii that are the same.
        package init(all radius: CGFloat) {
            self.init(minXMinY: radius, maxXMinY: radius, maxXMaxY: radius, minXMaxY: radius)
        }
    }

    /// How far a continuous corner reaches along an edge, in radii.
    package static let continuousCornerReach: CGFloat = 1.528_664_83

    /// Adds a closed rectangle with corners whose curvature grows gradually, as iOS draws them
    /// since iOS 7.
    ///
    /// A radius is limited to half the shorter side. Where an edge has no room for the corner's
    /// full reach, its shape goes over into the quarter circle's, for each axis on its own: at an
    /// edge of two radii the corner is a circle's. (The corner itself is as measured on iOS; how it
    /// goes over is our choice.)
    package mutating func addContinuousRoundedRect(
        in rect: CGRect,
        radii: CornerRadii,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let limit = min(rect.width, rect.height) / 2
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        // Each corner with the directions along its edges, in the order of travel: into the corner
        // against `enter`, out of it along `leave`.
        let corners: [(point: CGPoint, radius: CGFloat, enter: CGVector, leave: CGVector)] = [
            (CGPoint(x: right, y: top), radii.maxXMinY, CGVector(dx: -1, dy: 0), .down),
            (CGPoint(x: right, y: bottom), radii.maxXMaxY, -.down, CGVector(dx: -1, dy: 0)),
            (CGPoint(x: left, y: bottom), radii.minXMaxY, CGVector(dx: 1, dy: 0), -.down),
            (CGPoint(x: left, y: top), radii.minXMinY, .down, CGVector(dx: 1, dy: 0)),
        ]
        var isFirst = true
        for corner in corners {
            let radius = min(max(corner.radius.isFinite ? corner.radius : 0, 0), limit)
            let isEnteringAlongX = corner.enter.dx != 0
            let shape = ContinuousCorner(
                enter: share(of: radius, in: isEnteringAlongX ? rect.width : rect.height),
                leave: share(of: radius, in: isEnteringAlongX ? rect.height : rect.width)
            )
            func at(_ point: CGPoint) -> CGPoint {
                (corner.point + (radius * point.x) * corner.enter
                    + (radius * point.y) * corner.leave).applying(transform)
            }
            if isFirst {
                // The path begins after the last corner, at the start of the upper edge.
                let last = min(max(radii.minXMinY.isFinite ? radii.minXMinY : 0, 0), limit)
                let reach = last * ContinuousCorner.reach(share(of: last, in: rect.width))
                move(to: CGPoint(x: left + reach, y: top).applying(transform))
                isFirst = false
            }
            addLine(to: at(radius > 0 ? shape.start : .zero))
            guard radius > 0 else { continue }
            addCurve(to: at(shape.end1), control1: at(shape.handle1), control2: at(shape.handle2))
            addLine(to: at(shape.start2))
            addCurve(to: at(shape.end2), control1: at(shape.handle3), control2: at(shape.handle4))
            addLine(to: at(shape.start3))
            addCurve(to: at(shape.end3), control1: at(shape.handle5), control2: at(shape.handle6))
        }
        close()
    }

    /// How much of the continuous shape an edge has room for: 1 is all, 0 is a circle.
    private func share(of radius: CGFloat, in side: CGFloat) -> CGFloat {
        guard radius > 0 else { return 1 }
        let room = side / 2 / radius
        return min(max((room - 1) / (Self.continuousCornerReach - 1), 0), 1)
    }
}

extension CGVector {
    /// Along y.
    fileprivate static let down = CGVector(dx: 0, dy: 1)
}

/// The points of a corner between the continuous shape and a quarter circle, in radii from the
/// corner along the edge it is entered by (x) and the one it is left by (y).
private struct ContinuousCorner {
    let start: CGPoint
    let handle1: CGPoint
    let handle2: CGPoint
    let end1: CGPoint
    let start2: CGPoint
    let handle3: CGPoint
    let handle4: CGPoint
    let end2: CGPoint
    let start3: CGPoint
    let handle5: CGPoint
    let handle6: CGPoint
    let end3: CGPoint

    /// How far the corner reaches along an edge that has room for a share of the shape.
    static func reach(_ share: CGFloat) -> CGFloat {
        1 + share * (PathElements.continuousCornerReach - 1)
    }

    init(enter: CGFloat, leave: CGFloat) {
        // The shape's points as measured, and the circle's of the same order: it is cut at the
        // angles where the shape's middle piece begins and ends.
        func mixed(_ shape: (CGFloat, CGFloat), _ circle: (CGFloat, CGFloat)) -> CGPoint {
            CGPoint(
                x: circle.0 + enter * (shape.0 - circle.0),
                y: circle.1 + leave * (shape.1 - circle.1)
            )
        }
        let angle: CGFloat = atan2(1 - 0.631_494, 1 - 0.074_911)
        let (s, c) = (sin(angle), cos(angle))
        let outer: CGFloat = 4.0 / 3 * tan(angle / 4)
        let inner: CGFloat = 4.0 / 3 * tan((.pi / 2 - 2 * angle) / 4)
        let cut = (1 - s, 1 - c)
        let tuc = (1 - c, 1 - s)
        start = mixed((1.528_664_83, 0), (1, 0))
        handle1 = mixed((1.088_492_99, 0), (1 - outer, 0))
        handle2 = mixed((0.868_406_95, 0), (cut.0 + outer * c, cut.1 - outer * s))
        end1 = mixed((0.669_934_27, 0.065_496), cut)
        start2 = mixed((0.631_494_0, 0.074_911), cut)
        handle3 = mixed((0.372_823_92, 0.169_058_99), (cut.0 - inner * c, cut.1 + inner * s))
        handle4 = mixed((0.169_058_99, 0.372_823_92), (tuc.0 + inner * s, tuc.1 - inner * c))
        end2 = mixed((0.074_911, 0.631_494_0), tuc)
        start3 = mixed((0.065_496, 0.669_934_27), tuc)
        handle5 = mixed((0, 0.868_406_95), (tuc.0 - outer * s, tuc.1 + outer * c))
        handle6 = mixed((0, 1.088_492_99), (0, 1 - outer))
        end3 = mixed((0, 1.528_664_83), (0, 1))
    }
}
