// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because whoever builds a path keeps it to one thread until it is done.
/// A path that can be built, element by element.
///
/// The points of every element can be transformed on their way in. An element that needs a current
/// point is ignored, with a line in the log, where there is none.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() {
        super.init(elements: PathElements())
    }

    package override init(elements: PathElements) {
        super.init(elements: elements)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Draws a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addLine(to:)") else { return }
        elements.addLine(to: point.applying(transform))
    }

    /// Draws a quadratic Bézier curve from the current point.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addQuadCurve(to:control:)") else { return }
        elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Draws a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addCurve(to:control1:control2:)") else { return }
        elements.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Draws a line back to the subpath's start and ends the subpath.
    public func closeSubpath() {
        elements.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addRect(rect, transform: transform)
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            elements.addRect(rect, transform: transform)
        }
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.reserve(elements: points.count, points: points.count)
        elements.move(to: first.applying(transform))
        for point in points.dropFirst() {
            elements.addLine(to: point.applying(transform))
        }
    }

    /// Adds the ellipse that fills a rectangle as a closed subpath of four curves, which starts at
    /// the rightmost point.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle whose corners are quarter ellipses as a closed subpath.
    ///
    /// - Precondition: the corners of a side do not overlap; iOS traps, too.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform
        )
    }

    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// Angles are radians from the x axis towards the y axis; an end of a turn or more beyond the
    /// start draws one turn. The direction is as seen where y points up, so it looks reversed in
    /// views.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            sweep: PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
            transform: transform
        )
    }

    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// The arc turns through `delta` radians, in the direction of its sign.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            sweep: delta,
            transform: transform
        )
    }

    /// Rounds the corner that lines from the current point to `tangent1End` and on to
    /// `tangent2End` make, with a line to the arc's start.
    ///
    /// Where there is no corner (points in a line or in one place, or no radius) only the line to
    /// `tangent1End` is drawn.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addArc(tangent1End:tangent2End:radius:)") else { return }
        elements.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: transform
        )
    }

    /// Appends another path's elements.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform: transform)
    }

    private func hasCurrentPoint(_ call: String) -> Bool {
        if elements.isEmpty {
            logIgnoredCall("CGMutablePath.\(call): no current point; move first")
        }
        return !elements.isEmpty
    }
}
