// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The transform that applies `t1` first and `t2` second.
public func CGAffineTransformConcat(
    _ t1: CGAffineTransform,
    _ t2: CGAffineTransform
) -> CGAffineTransform {
    t1.concatenating(t2)
}

/// Whether all six numbers are exactly the same.
public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform,
    _ t2: CGAffineTransform
) -> Bool {
    t1 == t2
}

/// The C spelling of `CGAffineTransform.inverted()`.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
}

/// The C spelling of `CGAffineTransform.isIdentity`.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
}

/// The C spelling of `CGAffineTransform(rotationAngle:)`.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// The C spelling of `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// The C spelling of `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// The C spelling of `CGAffineTransform.rotated(by:)`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}

/// The C spelling of `CGAffineTransform.scaledBy(x:y:)`.
public func CGAffineTransformScale(
    _ t: CGAffineTransform,
    _ sx: CGFloat,
    _ sy: CGFloat
) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
}

/// The C spelling of `CGAffineTransform.translatedBy(x:y:)`.
public func CGAffineTransformTranslate(
    _ t: CGAffineTransform,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
}

/// The C spelling of `CGAffineTransform(a:b:c:d:tx:ty:)`.
public func CGAffineTransformMake(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// The C spelling of `CGAffineTransform.identity`.
public let CGAffineTransformIdentity = CGAffineTransform.identity
