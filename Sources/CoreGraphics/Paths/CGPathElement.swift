// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One element of a path as `apply` and `applyWithBlock` show it.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// Its points, as many as the type has; valid only while the callback runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element over points that the caller keeps alive.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that `CGPath.apply(info:function:)` calls for each element.
public typealias CGPathApplierFunction = (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// A block that `CGPath.applyWithBlock(_:)` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
