// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because the elements are written only by `CGMutablePath`, whose users keep
// it to one thread while they build it.
/// A shape of lines and curves that never changes; `CGMutablePath` is the kind that can be built.
public class CGPath: @unchecked Sendable {
    /// The elements; they change only in a mutable path.
    package internal(set) var elements: PathElements

    /// Makes a path from its elements.
    package init(elements: PathElements) {
        self.elements = elements
    }

    /// Makes a path of one rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addRect(rect, transform: transform.value)
        self.init(elements: elements)
    }

    /// Makes a path of the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addEllipse(in: rect, transform: transform.value)
        self.init(elements: elements)
    }

    /// Makes a path of a rectangle whose corners are quarter ellipses.
    ///
    /// - Precondition: the corners of a side do not overlap; iOS traps, too.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        elements.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform.value
        )
        self.init(elements: elements)
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.path.rawValue
    }

    /// Whether the path has no element.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// Where the next element would start; zero in an empty path.
    public var currentPoint: CGPoint {
        elements.currentPoint ?? .zero
    }

    /// The path itself, or an immutable copy of a mutable path.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// A copy with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform.value))
    }

    /// A copy that can be built on.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// A copy that can be built on, with every point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform.value))
    }

    /// Calls a function with each element in order.
    ///
    /// The function gets `info` as it is.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a closure with each element in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // The callback may scribble on this copy; elements without points get the last one.
        var points = elements.points + [CGPoint(x: CGFloat.nan, y: .nan)]
        points.withUnsafeMutableBufferPointer { buffer in
            guard var next = buffer.baseAddress else { return }
            let none = next + (buffer.count - 1)
            for type in elements.types {
                var element = CGPathElement(type: type, points: type.pointCount == 0 ? none : next)
                withUnsafePointer(to: &element, block)
                next += type.pointCount
            }
        }
    }
}

extension CGPath: Hashable {
    /// Whether both paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    /// Mixes the elements into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

extension UnsafePointer<CGAffineTransform>? {
    /// The transform pointed to, or the identity.
    var value: CGAffineTransform {
        self?.pointee ?? .identity
    }
}
