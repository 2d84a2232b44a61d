// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGPath {
    /// The smallest rectangle around all points, control points too; null for an empty path.
    public var boundingBox: CGRect {
        elements.controlBounds
    }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        elements.tightBounds
    }

    /// Whether the path is one upright rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle = elements.asRectangle else { return false }
        rect?.pointee = rectangle
        return true
    }

    /// Whether filling the path by a rule would paint a point, which is transformed first.
    ///
    /// Open subpaths count as closed.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.contains(point.applying(transform), rule: rule)
    }

    /// The outline of the path's stroke, to be filled by the winding rule.
    ///
    /// The path is stroked after the transform, with a width that the transform does not change.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            elements: PathStroker.outline(
                of: elements.applying(transform),
                width: lineWidth,
                cap: lineCap,
                join: lineJoin,
                miterLimit: miterLimit
            )
        )
    }

    /// The path cut into dashes, `phase` points into the pattern at each subpath's start.
    ///
    /// The path is cut after the transform, which does not change the lengths.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            elements: PathDasher.dashes(
                of: elements.applying(transform),
                phase: phase,
                lengths: lengths
            )
        )
    }

    /// The path with straight lines in place of curves, off by at most a threshold in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(elements: elements.flattened(tolerance: threshold))
    }
}
