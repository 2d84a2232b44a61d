// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A 3 x 3 matrix that maps points of the plane, kept as its six numbers that vary.
///
///     | a  b  0 |
///     | c  d  0 |     x' = a x + c y + tx
///     | tx ty 1 |     y' = b x + d y + ty
public struct CGAffineTransform: Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// The transform that maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}
