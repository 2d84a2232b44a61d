// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// A path as the curves that an animation follows one after the other.
struct PathWalk {
    /// One for each line or curve.
    private(set) var tracks: [HermiteCurve] = []

    /// `timeCount`: the number of key times; a closing line without a key time is left out.
    init(_ path: CGPath, timeCount: Int? = nil) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        var index = 0
        let elements = path.elements
        func next() -> CGPoint {
            defer { index += 1 }
            return elements.points[index]
        }
        for type in elements.types {
            switch type {
            case .moveToPoint:
                current = next()
                start = current
            case .addLineToPoint:
                let end = next()
                addLine(current, end)
                current = end
            case .addQuadCurveToPoint:
                let (control, end) = (next(), next())
                addTrack(current, end, control, control, 2)
                current = end
            case .addCurveToPoint:
                let (first, second, end) = (next(), next(), next())
                addTrack(current, end, first, second, 3)
                current = end
            case .closeSubpath:
                if current != start, timeCount != tracks.count + 1 { addLine(current, start) }
                current = start
            }
        }
    }

    private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
        addTrack(from, to, to, from, 1)
    }

    /// A curve that leaves `from` towards `first` and comes to `to` out of `second`, `speed` times as
    /// fast as these are away.
    private mutating func addTrack(
        _ from: CGPoint,
        _ to: CGPoint,
        _ first: CGPoint,
        _ second: CGPoint,
        _ speed: CGFloat
    ) {
        let track = HermiteCurve(
            from: [from.x, from.y],
            to: [to.x, to.y],
            out: [(first.x - from.x) * speed, (first.y - from.y) * speed],
            into: [(to.x - second.x) * speed, (to.y - second.y) * speed]
        )
        tracks.append(track)
    }
}
