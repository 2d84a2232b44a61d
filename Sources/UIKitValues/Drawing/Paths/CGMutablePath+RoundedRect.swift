// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGMutablePath {
    /// Adds a closed rectangle with some corners rounded by quarter ellipses, clockwise on screen
    /// from the left end of its top edge.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else {
            addRect(rect)
            return
        }
        // Each corner with the way from it to where its rounding begins and ends.
        let turns: [(corner: UIRectCorner, point: CGPoint, start: CGVector, end: CGVector)] = [
            (
                .topRight, CGPoint(x: rect.maxX, y: rect.minY),
                CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: height)
            ),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY),
                CGVector(dx: 0, dy: -height), CGVector(dx: -width, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY),
                CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: -height)
            ),
            (
                .topLeft, CGPoint(x: rect.minX, y: rect.minY),
                CGVector(dx: 0, dy: height), CGVector(dx: width, dy: 0)
            ),
        ]
        // The part of a radius between the end of a quarter ellipse and its control point.
        let free = 1 - 0.552_284_749_8
        func place(_ point: CGPoint, _ way: CGVector, _ part: CGFloat = 1) -> CGPoint {
            CGPoint(x: point.x + way.dx * part, y: point.y + way.dy * part)
        }
        let first = corners.contains(.topLeft) ? width : 0
        move(to: CGPoint(x: rect.minX + first, y: rect.minY))
        for (corner, point, start, end) in turns {
            guard corners.contains(corner) else {
                addLine(to: point)
                continue
            }
            addLine(to: place(point, start))
            addCurve(
                to: place(point, end),
                control1: place(point, start, free),
                control2: place(point, end, free)
            )
        }
        closeSubpath()
    }
}
