// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A 3 x 3 matrix that maps points of the plane, kept as its six numbers that vary.
///
///     | a  b  0 |
///     | c  d  0 |     x' = a x + c y + tx
///     | tx ty 1 |     y' = b x + d y + ty
///
/// Points are row vectors, so in a product the left factor acts first.
public struct CGAffineTransform: Sendable {
    /// The entry in row 1, column 1: how much x' grows with x.
    public var a: CGFloat
    /// The entry in row 1, column 2: how much y' grows with x.
    public var b: CGFloat
    /// The entry in row 2, column 1: how much x' grows with y.
    public var c: CGFloat
    /// The entry in row 2, column 2: how much y' grows with y.
    public var d: CGFloat
    /// The shift along x, applied last.
    public var tx: CGFloat
    /// The shift along y, applied last.
    public var ty: CGFloat

    /// The transform that maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the transform of six zeros, which is not the identity: it maps every point to zero.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six numbers, in the order of the labelled form.
    public init(
        _ a: CGFloat,
        _ b: CGFloat,
        _ c: CGFloat,
        _ d: CGFloat,
        _ tx: CGFloat,
        _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a transform that shifts points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a transform that scales points about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that turns points about the origin.
    ///
    /// - Parameter angle: radians; positive turns the x axis towards the y axis, which looks
    ///   clockwise where y points down.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform is exactly the identity; no tolerance.
    public var isIdentity: Bool {
        self == .identity
    }

    /// Puts a shift before this transform: the result moves a point, then maps it.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a,
            b: b,
            c: c,
            d: d,
            tx: x * a + y * c + tx,
            ty: x * b + y * d + ty
        )
    }

    /// Puts a scaling before this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
    }

    /// Puts a rotation, in radians, before this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that applies this one first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// The transform that undoes this one, or this one itself where none does (a determinant of
    /// zero, or numbers that are not finite).
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        let reciprocal = 1 / determinant
        guard reciprocal.isFinite else { return self }
        return CGAffineTransform(
            a: d * reciprocal,
            b: -b * reciprocal,
            c: -c * reciprocal,
            d: a * reciprocal,
            tx: (c * ty - d * tx) * reciprocal,
            ty: (b * tx - a * ty) * reciprocal
        )
    }
}

extension CGAffineTransform: Equatable, Hashable {}

extension CGAffineTransform: Codable {
    /// Reads the six numbers from an array, in the order a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let a = try container.decode(CGFloat.self)
        let b = try container.decode(CGFloat.self)
        let c = try container.decode(CGFloat.self)
        let d = try container.decode(CGFloat.self)
        let tx = try container.decode(CGFloat.self)
        let ty = try container.decode(CGFloat.self)
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Writes the six numbers as an array, in the order a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try container.encode(number)
        }
    }
}
