// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Four corners that perspective leads to or from.
struct Quad {
    let topLeft: CGPoint
    let topRight: CGPoint
    let bottomRight: CGPoint
    let bottomLeft: CGPoint

    static let parameters: [FilterRecipe.Parameter] = [
        .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
        .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
    ]

    init(_ values: FilterValues) {
        func point(_ key: String) -> CGPoint {
            let v = values.point(key)
            return CGPoint(x: CGFloat(v[0]), y: CGFloat(v[1]))
        }
        topLeft = point("inputTopLeft")
        topRight = point("inputTopRight")
        bottomRight = point("inputBottomRight")
        bottomLeft = point("inputBottomLeft")
    }

    /// The longer of opposite sides, each way.
    var size: CGSize {
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
        return CGSize(
            width: max(length(topLeft, topRight), length(bottomLeft, bottomRight)).rounded(),
            height: max(length(topLeft, bottomLeft), length(topRight, bottomRight)).rounded()
        )
    }

    var bounds: CGRect {
        let xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x].sorted()
        let ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y].sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }

    /// From the unit square, its lower left corner first, to the corners: nine numbers by rows.
    private var unit: [Double]? {
        let (p0, p1, p2, p3) = (bottomLeft, bottomRight, topRight, topLeft)
        let (dx1, dx2) = (p1.x - p2.x, p3.x - p2.x)
        let (dy1, dy2) = (p1.y - p2.y, p3.y - p2.y)
        let (sx, sy) = (p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y)
        let below = dx1 * dy2 - dx2 * dy1
        guard below.magnitude > 1e-9 else { return nil }
        let g = (sx * dy2 - dx2 * sy) / below
        let h = (dx1 * sy - sx * dy1) / below
        return [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x,
            p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y, g, h, 1,
        ].map(Double.init)
    }

    /// From a rectangle at the origin to the corners.
    func squared(to size: CGSize) -> [Float]? {
        guard let m = unit, size.width > 0, size.height > 0 else { return nil }
        let (w, h) = (Double(size.width), Double(size.height))
        return [
            m[0] / w, m[1] / h, m[2], m[3] / w, m[4] / h, m[5], m[6] / w, m[7] / h, m[8],
        ].map(Float.init)
    }

    /// From the corners back to a rectangle.
    func inverse(onto rect: CGRect) -> [Float]? {
        guard let m = unit else { return nil }
        let inverse = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let (w, h) = (Double(rect.width), Double(rect.height))
        let (x, y) = (Double(rect.minX), Double(rect.minY))
        let last = Array(inverse[6...])
        let first = (0..<3).map { inverse[$0] * w + last[$0] * x }
        let second = (0..<3).map { inverse[3 + $0] * h + last[$0] * y }
        return (first + second + last).map(Float.init)
    }
}
