// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The shape of the corners of a rounded rectangle in UIKit.
///
/// A corner is made of three curves joined by two short lines. The numbers are in radii, the first
/// along the edge on which the corner begins and the second along the other edge, both from the
/// corner of the rectangle.
/// - Source: the trace of UIBezierPath that PaintCode published for iOS 7.
enum ContinuousCorner {
    /// How far a corner reaches along an edge, in radii.
    static let reach: CGFloat = 1.528_664_83

    /// The eleven points from the start of the corner to its end.
    private static let smooth: [CGPoint] = mirrored([
        CGPoint(x: 1.528_664_71, y: 0),
        CGPoint(x: 1.088_493_23, y: 0),
        CGPoint(x: 0.868_406_89, y: 0),
        CGPoint(x: 0.669_934_27, y: 0.065_496),
        CGPoint(x: 0.631_493_99, y: 0.074_911),
        CGPoint(x: 0.372_823_92, y: 0.169_058_99),
    ])

    /// A quarter circle cut at the same places, for corners that have no room to spread.
    private static let circular: [CGPoint] = {
        // The angles at which the circle passes the joints above, from the start of the corner.
        let first = asin(1 - 0.669_934_27)
        let second = asin(1 - 0.631_493_99)
        func on(_ angle: Double) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func control(_ angle: Double, _ length: Double) -> CGPoint {
            let point = on(angle)
            return CGPoint(x: point.x - length * cos(angle), y: point.y + length * sin(angle))
        }
        // The length of the handles of a cubic that follows an arc.
        func handle(_ angle: Double) -> Double { 4.0 / 3 * tan(angle / 4) }
        let side = handle(first)
        let middle = handle(.pi / 2 - 2 * second)
        return mirrored([
            on(0), control(0, side), control(first, -side), on(first), on(second),
            control(second, middle),
        ])
    }()

    /// Adds the second half of a corner, the mirror image of the first.
    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// The points of a corner that may reach `room` radii along its edges.
    static func points(room: CGFloat) -> [CGPoint] {
        guard room < reach else { return smooth }
        let part = max(0, (room - 1) / (reach - 1))
        return zip(circular, smooth).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
    }

    /// Adds a closed rectangle, clockwise on screen from the left end of its top edge.
    ///
    /// The radius is at most half the shorter side; a radius of zero or less, or one that is not a
    /// number, gives a plain rectangle.
    static func addRoundedRect(_ rect: CGRect, radius: CGFloat, to path: CGMutablePath) {
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        guard radius > 0, side > 0, side.isFinite else {
            path.addRect(rect)
            return
        }
        let radius = min(radius, side / 2)
        let points = points(room: side / 2 / radius)
        // Each corner with the directions of the edges on which it begins and ends.
        let corners: [(corner: CGPoint, start: CGVector, end: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        path.move(to: CGPoint(x: rect.minX + points[0].x * radius, y: rect.minY))
        for (corner, start, end) in corners {
            func place(_ index: Int) -> CGPoint {
                let along = points[index].x * radius
                let across = points[index].y * radius
                return CGPoint(
                    x: corner.x + start.dx * along + end.dx * across,
                    y: corner.y + start.dy * along + end.dy * across
                )
            }
            path.addLine(to: place(0))
            path.addCurve(to: place(3), control1: place(1), control2: place(2))
            path.addLine(to: place(4))
            path.addCurve(to: place(7), control1: place(5), control2: place(6))
            path.addLine(to: place(8))
            path.addCurve(to: place(11), control1: place(9), control2: place(10))
        }
        path.closeSubpath()
    }
}

extension CGMutablePath {
    /// Adds a closed rectangle with some corners rounded by quarter ellipses, clockwise on screen.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else {
            addRect(rect)
            return
        }
        // The part of a radius between the end of a quarter ellipse and its control point.
        let free = 1 - 0.552_284_749_8
        func size(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: width, height: height) : .zero
        }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: CGPoint(x: left + size(.topLeft).width, y: top))
        var round = size(.topRight)
        addLine(to: CGPoint(x: right - round.width, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + round.height),
            control1: CGPoint(x: right - round.width * free, y: top),
            control2: CGPoint(x: right, y: top + round.height * free)
        )
        round = size(.bottomRight)
        addLine(to: CGPoint(x: right, y: bottom - round.height))
        addCurve(
            to: CGPoint(x: right - round.width, y: bottom),
            control1: CGPoint(x: right, y: bottom - round.height * free),
            control2: CGPoint(x: right - round.width * free, y: bottom)
        )
        round = size(.bottomLeft)
        addLine(to: CGPoint(x: left + round.width, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - round.height),
            control1: CGPoint(x: left + round.width * free, y: bottom),
            control2: CGPoint(x: left, y: bottom - round.height * free)
        )
        round = size(.topLeft)
        addLine(to: CGPoint(x: left, y: top + round.height))
        addCurve(
            to: CGPoint(x: left + round.width, y: top),
            control1: CGPoint(x: left, y: top + round.height * free),
            control2: CGPoint(x: left + round.width * free, y: top)
        )
        closeSubpath()
    }
}
