// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// A path as the points that an animation passes along it.
struct PathWalk {
    /// Close together where the path bends.
    private(set) var points: [CGPoint] = []
    /// How far each point is, counted in steps of the path, or in length where it is paced.
    private var marks: [Double] = []
    /// The direction at each point, in radians, without jumps.
    private(set) var angles: [Double] = []
    private var steps = 0
    private let pacesEvenly: Bool

    /// Short lines to a curve.
    private static let pieces = 32

    /// `timeCount`: how many key times there are; a closing line that they do not count is none.
    init(_ path: CGPath, pacesEvenly: Bool, timeCount: Int? = nil) {
        self.pacesEvenly = pacesEvenly
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
                if points.isEmpty { add(current, Double(steps)) }
            case .addLineToPoint:
                current = next()
                addStep { _ in current }
            case .addQuadCurveToPoint:
                let (from, control, end) = (current, next(), next())
                addStep(Self.pieces) { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y
                    )
                }
                current = end
            case .addCurveToPoint:
                let (from, a, b, end) = (current, next(), next(), next())
                addStep(Self.pieces) { t in
                    let s = 1 - t
                    let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: k0 * from.x + k1 * a.x + k2 * b.x + k3 * end.x,
                        y: k0 * from.y + k1 * a.y + k2 * b.y + k3 * end.y
                    )
                }
                current = end
            case .closeSubpath:
                if current != start, timeCount != steps + 1 { addStep { _ in start } }
                current = start
            }
        }
        finish()
    }

    private mutating func add(_ point: CGPoint, _ mark: Double) {
        points.append(point)
        marks.append(mark)
    }

    private mutating func addStep(_ pieces: Int = 1, _ at: (CGFloat) -> CGPoint) {
        for piece in 1...pieces {
            let t = Double(piece) / Double(pieces)
            add(at(CGFloat(t)), Double(steps) + t)
        }
        steps += 1
    }

    private mutating func finish() {
        var angle = 0.0
        for (a, b) in zip(points, points.dropFirst()) {
            if a != b {
                var next = atan2(Double(b.y - a.y), Double(b.x - a.x))
                while next - angle > .pi { next -= 2 * .pi }
                while next - angle < -.pi { next += 2 * .pi }
                angle = next
            }
            angles.append(angle)
        }
        if let last = angles.last { angles.append(last) }
        guard pacesEvenly else { return }
        var length = 0.0
        marks = points.isEmpty ? [] : [0]
        for (a, b) in zip(points, points.dropFirst()) {
            length += Double(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
            marks.append(length)
        }
    }

    /// When each point is passed: the given times are those of the path's own points.
    func times(_ given: [Double]?) -> [Double] {
        guard let last = marks.last, last > 0 else { return points.map { _ in 0 } }
        guard let given, given.count == steps + 1, !pacesEvenly else {
            return marks.map { $0 / last }
        }
        return marks.map { mark in
            let step = min(Int(mark), steps - 1)
            return given[step] + (given[step + 1] - given[step]) * (mark - Double(step))
        }
    }

    /// The paces of the steps where each is one line, which may go beyond its ends.
    func curves(_ given: [TimingCurve]?) -> [TimingCurve] {
        guard let given, points.count == steps + 1 else { return [] }
        return given
    }

    /// The paces of whole steps of a path whose curves are cut into pieces here.
    func detours(_ given: [TimingCurve]?, times: [Double]) -> Keyframes.Detours? {
        guard let given, !given.isEmpty, points.count > steps + 1, !pacesEvenly,
            times.count == marks.count
        else { return nil }
        // Where the path's own points are passed.
        let ends = zip(times, marks).filter { $0.1 == $0.1.rounded() }.map(\.0)
        return Keyframes.Detours(times: ends, curves: given)
    }
}
