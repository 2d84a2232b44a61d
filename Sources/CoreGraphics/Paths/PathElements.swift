// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The elements of a path: their kinds, and apart from these the points of all of them in a row.
///
/// Every subpath begins with a move, also one that is drawn on from a closed subpath's start: the
/// move is then written into the list. Every other element therefore has a current point before
/// it.
package struct PathElements: Sendable, Hashable {
    /// The kinds, in drawing order.
    package private(set) var types: [CGPathElementType] = []
    /// The points of all elements, in drawing order; a kind says how many are its own.
    package private(set) var points: [CGPoint] = []
    /// Where the present subpath began, or would begin after a close.
    package private(set) var subpathStart: CGPoint = .zero
    /// The shape of all elements together, if the call that added them knew it.
    package internal(set) var form = Form.any

    /// Upright shapes that are drawn by formulae.
    package enum Form: Sendable {
        /// Nothing that is known.
        case any
        /// One rectangle, as `addRect` adds it.
        case rect
        /// One ellipse, as `addEllipse` adds it.
        case ellipse
        /// One rectangle with corners of circles of a radius, as `addRoundedRect` adds it.
        case rounded(CGFloat)

        /// The form under a transform.
        func applying(_ transform: CGAffineTransform) -> Form {
            guard
                transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
            else { return .any }
            guard case .rounded(let radius) = self else { return self }
            let along = abs(transform.a + transform.b)
            return along == abs(transform.c + transform.d) ? .rounded(radius * along) : .any
        }
    }

    /// Makes an empty list.
    package init() {}

    /// Whether there is no element at all.
    package var isEmpty: Bool {
        types.isEmpty
    }

    /// The point that the next element starts from, or `nil` in an empty list.
    package var currentPoint: CGPoint? {
        switch types.last {
        case nil: nil
        case .closeSubpath: subpathStart
        default: points.last
        }
    }

    /// Makes room for more elements and points.
    package mutating func reserve(elements: Int, points count: Int) {
        types.reserveCapacity(types.count + elements)
        points.reserveCapacity(points.count + count)
    }

    /// Forgets all elements, and keeps memory of a moderate size for the next.
    package mutating func removeAll() {
        form = .any
        guard points.capacity <= 4096 else {
            self = PathElements()
            return
        }
        types.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
    }

    /// Begins a subpath; a move right before, which drew nothing, is forgotten.
    package mutating func move(to point: CGPoint) {
        if types.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            types.append(.moveToPoint)
            points.append(point)
        }
        form = .any
        subpathStart = point
    }

    /// Draws a line.
    /// - Precondition: there is a current point.
    package mutating func addLine(to point: CGPoint) {
        reopen()
        types.append(.addLineToPoint)
        form = .any
        points.append(point)
    }

    /// Draws a quadratic curve.
    /// - Precondition: there is a current point.
    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        reopen()
        types.append(.addQuadCurveToPoint)
        form = .any
        points.append(control)
        points.append(end)
    }

    /// Draws a cubic curve.
    /// - Precondition: there is a current point.
    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        reopen()
        types.append(.addCurveToPoint)
        form = .any
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    /// Draws back to the subpath's start; nothing where it is already closed or none has begun.
    package mutating func close() {
        guard let last = types.last, last != .closeSubpath else { return }
        types.append(.closeSubpath)
        form = .any
    }

    /// Appends another list, which begins with a move.
    package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        if isEmpty, transform.isIdentity {
            self = other
            return
        }
        form = isEmpty ? other.form.applying(transform) : .any
        if types.last == .moveToPoint {
            types.removeLast()
            points.removeLast()
        }
        types.append(contentsOf: other.types)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
            subpathStart = other.subpathStart
        } else {
            points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
            subpathStart = other.subpathStart.applying(transform)
        }
    }

    /// The list with every point transformed.
    package func applying(_ transform: CGAffineTransform) -> PathElements {
        var result = PathElements()
        result.append(self, transform: transform)
        return result
    }

    /// Calls a closure with each element's kind and its points, which live only for the call.
    @inlinable
    package func forEach(
        _ body: (CGPathElementType, UnsafeBufferPointer<CGPoint>) throws -> Void
    ) rethrows {
        try points.withUnsafeBufferPointer { all in
            var next = 0
            for type in types {
                let count = type.pointCount
                try body(type, UnsafeBufferPointer(rebasing: all[next..<next + count]))
                next += count
            }
        }
    }

    /// Begins a subpath at the last one's start, if that was closed.
    private mutating func reopen() {
        precondition(!types.isEmpty, "PathElements: there is no current point; move first")
        if types.last == .closeSubpath { move(to: subpathStart) }
    }

    package static func == (left: PathElements, right: PathElements) -> Bool {
        left.types == right.types && left.points == right.points
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(types)
        hasher.combine(points)
    }
}
