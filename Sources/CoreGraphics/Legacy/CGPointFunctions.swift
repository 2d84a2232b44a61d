// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The C spelling of `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

/// The C spelling of `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

/// The C spelling of `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
    CGVector(dx: dx, dy: dy)
}

/// Whether both points are exactly the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
    point1 == point2
}

/// Whether both sizes are exactly the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
    size1 == size2
}

/// The C spelling of `CGPoint.dictionaryRepresentation`.
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary {
    point.dictionaryRepresentation
}

/// The C spelling of `CGSize.dictionaryRepresentation`.
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary {
    size.dictionaryRepresentation
}

/// The C spelling of `CGPoint.applying(_:)`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
}

/// The C spelling of `CGSize.applying(_:)`.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
}

/// Reads a point from a dictionary into memory; `false`, and nothing written, where the dictionary is
/// `nil` or lacks a key.
public func CGPointMakeWithDictionaryRepresentation(
    _ dict: CFDictionary?,
    _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
    guard let value = dict.flatMap(CGPoint.init(dictionaryRepresentation:)) else { return false }
    point.pointee = value
    return true
}

/// Reads a size from a dictionary into memory; `false`, and nothing written, where the dictionary is
/// `nil` or lacks a key.
public func CGSizeMakeWithDictionaryRepresentation(
    _ dict: CFDictionary?,
    _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
    guard let value = dict.flatMap(CGSize.init(dictionaryRepresentation:)) else { return false }
    size.pointee = value
    return true
}

/// The C spelling of `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// The C spelling of `CGSize.zero`.
public let CGSizeZero = CGSize.zero
