// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Whether the transform maps every point to itself, to the last bit.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether two transforms have the same elements, to the last bit.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.isEqual(to: b)
}

/// Makes a move.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    var t = CATransform3D.identity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// Makes a scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Makes a turn of `angle` radians about the axis (x, y, z), which need not have unit length.
///
/// An axis without direction makes the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = sin(angle)
    let cosine = cos(angle)
    // Rodrigues' formula, transposed since points are row vectors.
    let rest = 1 - cosine
    var t = CATransform3D.identity
    t.m11 = cosine + x * x * rest
    t.m12 = x * y * rest + z * sine
    t.m13 = x * z * rest - y * sine
    t.m21 = x * y * rest - z * sine
    t.m22 = cosine + y * y * rest
    t.m23 = y * z * rest + x * sine
    t.m31 = x * z * rest + y * sine
    t.m32 = y * z * rest - x * sine
    t.m33 = cosine + z * z * rest
    return t
}

/// Moves first and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    var result = t
    result.m41 = tx * t.m11 + ty * t.m21 + tz * t.m31 + t.m41
    result.m42 = tx * t.m12 + ty * t.m22 + tz * t.m32 + t.m42
    result.m43 = tx * t.m13 + ty * t.m23 + tz * t.m33 + t.m43
    result.m44 = tx * t.m14 + ty * t.m24 + tz * t.m34 + t.m44
    return result
}

/// Scales first and then applies `t`.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    var result = t
    result.m11 *= sx
    result.m12 *= sx
    result.m13 *= sx
    result.m14 *= sx
    result.m21 *= sy
    result.m22 *= sy
    result.m23 *= sy
    result.m24 *= sy
    result.m31 *= sz
    result.m32 *= sz
    result.m33 *= sz
    result.m34 *= sz
    return result
}

/// Turns by `angle` radians about the axis (x, y, z) first and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// The transform that undoes `t`, or `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Makes the transform of space that does the same to the plane z = 0.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(m)
}

/// Whether a transform of the plane does the same, so that
/// ``CATransform3DGetAffineTransform(_:)`` loses nothing.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The part of the transform that acts on the plane; what else it does is dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.affinePart
}
