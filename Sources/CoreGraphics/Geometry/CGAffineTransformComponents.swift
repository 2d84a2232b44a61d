// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An affine transform taken apart into steps that act in this order: scale, horizontal shear,
/// rotation, translation.
public struct CGAffineTransformComponents: Sendable {
    /// The factors along x and y; a mirrored transform has a negative height.
    public var scale: CGSize
    /// How far x moves for each unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// The turn in radians, from minus pi to pi.
    public var rotation: CGFloat
    /// The shift, applied last.
    public var translation: CGVector

    /// Makes components that are all zero.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes components from the four steps.
    public init(
        scale: CGSize,
        horizontalShear: CGFloat,
        rotation: CGFloat,
        translation: CGVector
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that scales, shears, turns and shifts, in this order.
    public init(_ components: CGAffineTransformComponents) {
        // scale · shear · rotation, multiplied out; rows are (sx, 0) and (sy k, sy) turned.
        let sine = sin(components.rotation)
        let cosine = cos(components.rotation)
        let sx = components.scale.width
        let sy = components.scale.height
        let k = components.horizontalShear
        self.init(
            a: sx * cosine,
            b: sx * sine,
            c: sy * (k * cosine - sine),
            d: sy * (k * sine + cosine),
            tx: components.translation.dx,
            ty: components.translation.dy
        )
    }

    /// Takes the transform apart into scale, shear, rotation and translation.
    ///
    /// A transform that flattens the plane to a line or a point has no unique parts; the shear is
    /// then zero.
    @_disfavoredOverload public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let sx = hypot(a, b)
        guard sx != 0 else {
            // Only the second row is left, and it is sy (-sin, cos).
            let sy = hypot(c, d)
            let rotation = sy == 0 ? 0 : atan2(-c, d)
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: sy),
                horizontalShear: 0,
                rotation: rotation,
                translation: translation
            )
        }
        // The first row is sx (cos, sin); the second is sy k (cos, sin) + sy (-sin, cos), so its
        // product with the first gives the shear and the determinant gives sy.
        let determinant = a * d - b * c
        return CGAffineTransformComponents(
            scale: CGSize(width: sx, height: determinant / sx),
            horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant,
            rotation: atan2(b, a),
            translation: translation
        )
    }
}
