// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSValue {
    /// Wraps a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The rectangle that is wrapped.
    public var cgRectValue: CGRect { rectValue }

    /// Wraps a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// The point that is wrapped.
    public var cgPointValue: CGPoint { pointValue }

    /// Wraps a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The size that is wrapped.
    public var cgSizeValue: CGSize { sizeValue }
}
