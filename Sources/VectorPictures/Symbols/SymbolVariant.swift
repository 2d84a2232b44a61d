// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics

/// The drawing of a symbol in one weight and scale; a length of 1 is one em, y goes down.
// Sendable is unchecked because the paths never change.
package struct SymbolVariant: @unchecked Sendable {
    /// A part that is drawn in one colour.
    package struct Layer {
        package var path: CGPath
        package var rule: CGPathFillRule
        /// Which colour of a palette and which shade of a hierarchy it has, from 0 on.
        package var rank: Int
        /// The system colour that it has by itself, such as `systemRed`; nil for the tint.
        package var color: String?
    }

    /// From margin to margin, and around the drawing from top to bottom.
    package var size: CGSize
    /// How far the baseline of text lies above the bottom.
    package var baseline: CGFloat
    /// The parts, the bottom one first.
    package var layers: [Layer]

    /// The drawing in another size.
    func scaled(by factor: CGFloat, capHeight: CGFloat) -> SymbolVariant {
        var result = self
        result.size = CGSize(width: size.width * factor, height: size.height * factor).rounded
        // The middle of capitals stays where it is.
        result.baseline = (baseline + capHeight / 2) * factor - capHeight / 2
        let transform = CGAffineTransform(scaleX: factor, y: factor)
        for index in layers.indices {
            result.layers[index].path = layers[index].path.transformed(transform)
        }
        return result
    }

    /// The drawing between this one and another, whose outlines have the same points; nil if they do not.
    func mixed(with other: SymbolVariant, share: CGFloat) -> SymbolVariant? {
        guard layers.count == other.layers.count else { return nil }
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
        var result = self
        result.size =
            CGSize(
                width: mix(size.width, other.size.width),
                height: mix(size.height, other.size.height)
            ).rounded
        result.baseline = mix(baseline, other.baseline)
        for index in layers.indices {
            let (own, far) = (layers[index].path.steps, other.layers[index].path.steps)
            guard own.map(\.type) == far.map(\.type) else { return nil }
            let path = CGMutablePath()
            for (one, two) in zip(own, far) {
                let points = zip(one.points, two.points).map {
                    CGPoint(x: mix($0.x, $1.x), y: mix($0.y, $1.y))
                }
                path.add(one.type, points)
            }
            result.layers[index].path = path
        }
        return result
    }
}

extension CGSize {
    /// The size without the last digits, which would round up to one more pixel.
    var rounded: CGSize {
        CGSize(width: (width * 1e6).rounded() / 1e6, height: (height * 1e6).rounded() / 1e6)
    }
}

extension CGPath {
    /// The elements of the path with their points.
    fileprivate var steps: [(type: CGPathElementType, points: [CGPoint])] {
        var result: [(CGPathElementType, [CGPoint])] = []
        applyWithBlock { element in
            let type = element.pointee.type
            let count: Int =
                switch type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                default: 0
                }
            result.append((type, (0..<count).map { element.pointee.points[$0] }))
        }
        return result
    }
}

extension CGMutablePath {
    fileprivate func add(_ type: CGPathElementType, _ points: [CGPoint]) {
        switch type {
        case .moveToPoint: move(to: points[0])
        case .addLineToPoint: addLine(to: points[0])
        case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
        default: closeSubpath()
        }
    }
}
