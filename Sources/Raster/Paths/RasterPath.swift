// SPDX-License-Identifier: Apache-2.0

/// The rule that tells which points are inside of a path.
package enum FillRule: UInt8, Hashable, Sendable {
    /// Points with a non-zero winding number.
    case nonZero
    /// Points that are enclosed an odd number of times.
    case evenOdd
}

/// A sequence of subpaths of lines and curves, as flat arrays that kernels read in place.
package struct RasterPath: Hashable, Sendable {
    /// One step of a path and how many points it takes.
    package enum Verb: UInt8, Hashable, Sendable {
        /// Begins a subpath; one point.
        case move
        /// A straight line; one point.
        case line
        /// A quadratic curve; control point and end.
        case quad
        /// A cubic curve; two control points and end.
        case cubic
        /// A line back to the subpath's begin; no point.
        case close

        /// Points that the verb takes from `points`.
        @inlinable package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [RasterPoint] = []

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    /// The end of the last step; nil before any, and after `close` the begin of the subpath.
    package private(set) var currentPoint: RasterPoint?
    private var start: RasterPoint?

    package mutating func reserveCapacity(verbs: Int, points: Int) {
        self.verbs.reserveCapacity(verbs)
        self.points.reserveCapacity(points)
    }

    /// Empties the path but keeps its memory.
    package mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        currentPoint = nil
        start = nil
    }

    /// Replaces all steps, but keeps the memory.
    ///
    /// `verb`: the step at an index; together they take as many points as there are, and every
    /// subpath begins with a move.
    package mutating func replaceAll(
        count: Int,
        points: UnsafeBufferPointer<RasterPoint>,
        verb: (Int) -> Verb
    ) {
        removeAll()
        verbs.reserveCapacity(count)
        for i in 0..<count { verbs.append(verb(i)) }
        self.points.append(contentsOf: points)
    }

    package mutating func move(to p: RasterPoint) {
        verbs.append(.move)
        points.append(p)
        currentPoint = p
        start = p
    }

    package mutating func line(to p: RasterPoint) {
        begin(p)
        verbs.append(.line)
        points.append(p)
        currentPoint = p
    }

    package mutating func quad(to p: RasterPoint, control: RasterPoint) {
        begin(control)
        verbs.append(.quad)
        points.append(control)
        points.append(p)
        currentPoint = p
    }

    package mutating func cubic(to p: RasterPoint, _ control1: RasterPoint, _ control2: RasterPoint)
    {
        begin(control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(p)
        currentPoint = p
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        currentPoint = start
    }

    package mutating func append(_ other: RasterPath, transform: RasterTransform = .identity) {
        verbs.append(contentsOf: other.verbs)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
        } else {
            points.reserveCapacity(points.count + other.points.count)
            for p in other.points { points.append(transform.apply(p)) }
        }
        if let p = other.currentPoint { currentPoint = transform.apply(p) }
        if let p = other.start { start = transform.apply(p) }
    }

    package func applying(_ transform: RasterTransform) -> RasterPath {
        var copy = RasterPath()
        copy.append(self, transform: transform)
        return copy
    }

    /// The bounds of all points, control points included; nil without points.
    package var controlBounds: RasterRect? {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for p in points {
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        return RasterRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    /// Begins a subpath at a point, if there is no current one.
    private mutating func begin(_ p: RasterPoint) {
        if verbs.isEmpty {
            move(to: p)
        } else if verbs.last == .close, let start {
            move(to: start)
        }
    }
}
