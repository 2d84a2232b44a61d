// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitViews

/// A shape around the origin of which only the inside matters.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private indirect enum Shape {
        case infinite
        case disc(CGFloat)
        case box(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .disc(let radius): hypot(point.x, point.y) <= radius
            case .box(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }

        /// The shape as numbers, operands before operators.
        var code: [CGFloat] {
            switch self {
            case .infinite: [0]
            case .disc(let radius): [1, radius]
            case .box(let size): [2, size.width, size.height]
            case .inverse(let shape): [3] + shape.code
            case .union(let a, let b): [4] + a.code + b.code
            case .intersection(let a, let b): [5] + a.code + b.code
            }
        }

        /// Reads what `code` wrote; nil where it is broken.
        init?(_ code: inout ArraySlice<CGFloat>, depth: Int = 0) {
            guard depth < 64, let kind = code.popFirst() else { return nil }
            switch kind {
            case 0: self = .infinite
            case 1:
                guard let radius = code.popFirst() else { return nil }
                self = .disc(radius)
            case 2:
                guard let width = code.popFirst(), let height = code.popFirst() else { return nil }
                self = .box(CGSize(width: width, height: height))
            case 3:
                guard let shape = Shape(&code, depth: depth + 1) else { return nil }
                self = .inverse(shape)
            case 4, 5:
                guard let a = Shape(&code, depth: depth + 1), let b = Shape(&code, depth: depth + 1)
                else { return nil }
                self = kind == 4 ? .union(a, b) : .intersection(a, b)
            default: return nil
            }
        }
    }

    private final let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Everything.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// A disc around the origin.
    public convenience init(radius: CGFloat) { self.init(.disc(radius)) }

    /// A rectangle around the origin.
    public convenience init(size: CGSize) { self.init(.box(size)) }

    /// Reads an archived region; nil where it is broken.
    public required init?(coder: NSCoder) {
        let archived = coder.presentObject("UIRegion.shape", NSArray.self, NSNumber.self)
        guard let numbers = archived as? [NSNumber] else { return nil }
        var code = ArraySlice(numbers.map { CGFloat($0.doubleValue) })
        guard let shape = Shape(&code), code.isEmpty else { return nil }
        self.shape = shape
        super.init()
    }

    /// Archives the region.
    open func encode(with coder: NSCoder) {
        let numbers = shape.code.map { NSNumber(value: Double($0)) }
        coder.encode(numbers as NSArray, forKey: "UIRegion.shape")
    }

    /// The region itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is outside.
    open func inverse() -> Self { make(.inverse(shape)) }

    /// What is in either.
    open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }

    /// What is in this one and not in another.
    open func byDifference(from region: UIRegion) -> Self {
        make(.intersection(shape, .inverse(region.shape)))
    }

    /// What is in both.
    open func byIntersection(with region: UIRegion) -> Self {
        make(.intersection(shape, region.shape))
    }

    private func make(_ shape: Shape) -> Self {
        guard let made = UIRegion(shape) as? Self else {
            fatalError("UIRegion: regions of a subclass cannot be combined; combine plain ones")
        }
        return made
    }

    /// Whether a point is inside; one on the edge is.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
