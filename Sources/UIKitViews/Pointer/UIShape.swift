// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import QuartzCore

/// A shape that fits itself into another when it is needed.
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
    /// The bounds that a shape is resolved in.
    public struct ResolutionContext {
        /// The shape around, a view's for example.
        public let contentShape: Resolved

        package init(contentShape: Resolved) {
            self.contentShape = contentShape
        }
    }

    /// A shape of a definite place and size.
    @preconcurrency @MainActor
    public struct Resolved {
        /// The shape.
        public let shape: UIShape
        /// Its place and size.
        public let boundingRect: CGRect

        package init(shape: UIShape, boundingRect: CGRect) {
            self.shape = shape
            self.boundingRect = boundingRect
        }

        /// The outline.
        public var path: UIBezierPath { shape.outline(boundingRect) }

        /// The shape with room around it inside its rectangle; negative for a larger one.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            Resolved(shape: shape, boundingRect: boundingRect.inset(by: insets))
        }
    }

    let resolve: (ResolutionContext) -> Resolved
    private let outline: (CGRect) -> UIBezierPath

    private init(
        _ outline: @escaping (CGRect) -> UIBezierPath,
        place: @escaping (CGRect) -> CGRect = { $0 }
    ) {
        self.outline = outline
        resolve = { context in
            let around = context.contentShape.boundingRect
            return Resolved(
                shape: UIShape(outline, place: place),
                boundingRect: place(around)
            )
        }
    }

    /// Makes a shape from a provider.
    public init(_ provider: some UIShapeProvider) {
        outline = { UIBezierPath(rect: $0) }
        resolve = { provider.resolve(in: $0) }
    }

    /// Fits the shape into another.
    public func resolve(in context: ResolutionContext) -> Resolved { resolve(context) }

    /// The rectangle around.
    public static var rect: UIShape { UIShape({ UIBezierPath(rect: $0) }) }

    /// Round at its short sides.
    public static var capsule: UIShape {
        UIShape({ UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) })
    }

    /// The largest circle in the middle.
    public static var circle: UIShape {
        let place = { (around: CGRect) -> CGRect in
            let side = min(around.width, around.height)
            return CGRect(
                x: around.midX - side / 2,
                y: around.midY - side / 2,
                width: side,
                height: side
            )
        }
        return UIShape({ UIBezierPath(ovalIn: $0) }, place: place)
    }

    /// The rectangle around with round corners.
    public static func rect(
        cornerRadius: CGFloat,
        cornerCurve: CALayerCornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape({ rounded($0, cornerRadius, maskedCorners) })
    }

    /// A rectangle with rounded corners, at a fixed place.
    public static func fixedRect(
        _ rect: CGRect,
        cornerRadius: CGFloat = 0,
        cornerCurve: CALayerCornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape({ rounded($0, cornerRadius, maskedCorners) }, place: { _ in rect })
    }

    /// A path at a fixed place.
    public static func path(_ path: UIBezierPath) -> UIShape {
        let bounds = path.bounds
        return UIShape({ _ in path }, place: { _ in bounds })
    }

    /// The shape with room around it; negative for a larger one.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        let resolve = resolve
        let outline = outline
        return UIShape(outline) { around in
            let context = ResolutionContext(
                contentShape: Resolved(shape: .rect, boundingRect: around)
            )
            return resolve(context).boundingRect.inset(by: insets)
        }
    }

    private static func rounded(
        _ rect: CGRect,
        _ radius: CGFloat,
        _ corners: UIRectCorner
    ) -> UIBezierPath {
        guard radius > 0 else { return UIBezierPath(rect: rect) }
        return UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
    }
}
