// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The C spelling of `CGRect(x:y:width:height:)`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The C spelling of `CGRect.minX`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
    rect.minX
}

/// The C spelling of `CGRect.midX`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
    rect.midX
}

/// The C spelling of `CGRect.maxX`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
    rect.maxX
}

/// The C spelling of `CGRect.minY`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
    rect.minY
}

/// The C spelling of `CGRect.midY`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
    rect.midY
}

/// The C spelling of `CGRect.maxY`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
    rect.maxY
}

/// The C spelling of `CGRect.width`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
    rect.width
}

/// The C spelling of `CGRect.height`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
    rect.height
}

/// The C spelling of `CGRect.standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect {
    rect.standardized
}

/// The C spelling of `CGRect.integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect {
    rect.integral
}

/// The C spelling of `CGRect.isEmpty`.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool {
    rect.isEmpty
}

/// The C spelling of `CGRect.isNull`.
public func CGRectIsNull(_ rect: CGRect) -> Bool {
    rect.isNull
}

/// The C spelling of `CGRect.isInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool {
    rect.isInfinite
}

/// The C spelling of `CGRect.insetBy(dx:dy:)`.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}

/// The C spelling of `CGRect.offsetBy(dx:dy:)`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}

/// The C spelling of `CGRect.union(_:)`.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect {
    r1.union(r2)
}

/// The C spelling of `CGRect.intersection(_:)`.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
    r1.shared(with: r2)
}

/// The C spelling of `CGRect.intersects(_:)`.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.meets(rect2)
}

/// The C spelling of `CGRect.contains(_:)` for a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
}

/// The C spelling of `CGRect.contains(_:)` for a rectangle.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.contains(rect2)
}

/// Whether both rectangles, standardized, are exactly the same.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1 == rect2
}

/// The C spelling of `CGRect.applying(_:)`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
}

/// The C spelling of `CGRect.dictionaryRepresentation`.
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> CFDictionary {
    rect.dictionaryRepresentation
}

/// Reads a rect from a dictionary into memory; `false`, and nothing written, where the dictionary is
/// `nil` or lacks a key.
public func CGRectMakeWithDictionaryRepresentation(
    _ dict: CFDictionary?,
    _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
    guard let value = dict.flatMap(CGRect.init(dictionaryRepresentation:)) else { return false }
    rect.pointee = value
    return true
}

/// The C spelling of `CGRect.zero`.
public let CGRectZero = CGRect.zero
/// The C spelling of `CGRect.null`.
public let CGRectNull = CGRect.null
/// The C spelling of `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
