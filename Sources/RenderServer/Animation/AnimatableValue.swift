// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// A value of a property while it is animated.
package enum AnimatableValue: Sendable {
    /// Nil: no colour, no path, no picture.
    case none
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case contents(RenderContents)
    case colors([CGColor])
    case numbers([CGFloat])
}

extension AnimatableValue {
    /// Interpolates linearly towards `other`; `t` may lie outside 0...1, for springs.
    ///
    /// Values of different kinds, and kinds that cannot be interpolated, switch at 0.5.
    package func mixed(with other: AnimatableValue, _ t: Double) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(mix(a, b, t))
        case (.point(let a), .point(let b)):
            .point(CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t)))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t)))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x, t),
                    y: mix(a.origin.y, b.origin.y, t),
                    width: mix(a.size.width, b.size.width, t),
                    height: mix(a.size.height, b.size.height, t)
                )
            )
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, t))
        case (.color(let a), .color(let b)): .color(a.mixed(with: b, t))
        case (.none, .color(let b)): .color(b.fading(t))
        case (.color(let a), .none): .color(a.fading(1 - t))
        case (.path(let a), .path(let b)): a.mixed(with: b, t).map { .path($0) } ?? step(other, t)
        case (.contents(let a), .contents(let b)): .contents(a.mixed(with: b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { $0.mixed(with: $1, t) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { mix($0, $1, t) })
        default: step(other, t)
        }
    }

    private func step(_ other: AnimatableValue, _ t: Double) -> AnimatableValue {
        t < 0.5 ? self : other
    }

    /// The sum, for additive animations; transforms are concatenated.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.point(let a), .size(let b)): .point(CGPoint(x: a.x + b.width, y: a.y + b.height))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x,
                    y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height
                )
            )
        case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
        case (.color(let a), .color(let b)): .color(a.adding(b, 1))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map(+))
        default: other
        }
    }

    /// `self` minus `other`, for animations with `byValue`.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            .transform((b.inverse ?? .identity).concatenating(a))
        case (.color(let a), .color(let b)): .color(a.adding(b, -1))
        default: adding(other.scaled(by: -1))
        }
    }

    /// The value multiplied by a factor, for cumulative repeats.
    package func scaled(by k: Double) -> AnimatableValue {
        switch self {
        case .number(let a): return .number(a * k)
        case .point(let a): return .point(CGPoint(x: a.x * k, y: a.y * k))
        case .size(let a): return .size(CGSize(width: a.width * k, height: a.height * k))
        case .rect(let a):
            return .rect(
                CGRect(
                    x: a.origin.x * k,
                    y: a.origin.y * k,
                    width: a.size.width * k,
                    height: a.size.height * k
                )
            )
        case .numbers(let a): return .numbers(a.map { $0 * k })
        case .transform(let a):
            var result = CATransform3D.identity
            for _ in 0..<max(0, min(Int(k), 10_000)) { result = result.concatenating(a) }
            return .transform(result)
        default: return self
        }
    }

    /// The distance between two values, for paced keyframes.
    package func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return length([a.x - b.x, a.y - b.y])
        case (.size(let a), .size(let b)): return length([a.width - b.width, a.height - b.height])
        case (.rect(let a), .rect(let b)):
            return length([
                a.origin.x - b.origin.x, a.origin.y - b.origin.y, a.size.width - b.size.width,
                a.size.height - b.size.height,
            ])
        case (.transform(let a), .transform(let b)):
            return length(zip(a.elements, b.elements).map { $0 - $1 })
        case (.color(let a), .color(let b)):
            let (x, y) = (a.sRGB, b.sRGB)
            return length([x.red - y.red, x.green - y.green, x.blue - y.blue, x.alpha - y.alpha])
        default: return 0
        }
    }

    /// The value's numbers; nil for values without numbers.
    package var vector: [Double]? {
        switch self {
        case .number(let a): [a]
        case .point(let a): [a.x, a.y]
        case .size(let a): [a.width, a.height]
        case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
        case .numbers(let a): a.map { Double($0) }
        default: nil
        }
    }

    /// A value of the same kind made of numbers.
    package func replacing(vector v: [Double]) -> AnimatableValue {
        switch self {
        case .number where v.count == 1: .number(v[0])
        case .point where v.count == 2: .point(CGPoint(x: v[0], y: v[1]))
        case .size where v.count == 2: .size(CGSize(width: v[0], height: v[1]))
        case .rect where v.count == 4: .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case .numbers: .numbers(v.map { CGFloat($0) })
        default: self
        }
    }
}

private func length(_ values: [CGFloat]) -> Double {
    values.reduce(0) { $0 + $1 * $1 }.squareRoot()
}

@inline(__always)
package func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
    // Ends exactly on b.
    t == 1 ? b : a + (b - a) * t
}

@inline(__always)
package func mix(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> CGFloat {
    t == 1 ? b : a + (b - a) * CGFloat(t)
}

extension CGColor {
    /// Interpolates premultiplied sRGB components, so that a fade from clear keeps its hue.
    package func mixed(with other: CGColor, _ t: Double) -> CGColor {
        if t == 0 { return self }
        if t == 1 { return other }
        let (a, b) = (sRGB, other.sRGB)
        let alpha = mix(a.alpha, b.alpha, t)
        guard alpha > 0 else {
            return CGColor(srgbRed: b.red, green: b.green, blue: b.blue, alpha: 0)
        }
        return CGColor(
            srgbRed: mix(a.red * a.alpha, b.red * b.alpha, t) / alpha,
            green: mix(a.green * a.alpha, b.green * b.alpha, t) / alpha,
            blue: mix(a.blue * a.alpha, b.blue * b.alpha, t) / alpha,
            alpha: min(max(alpha, 0), 1)
        )
    }

    package func fading(_ t: Double) -> CGColor {
        let c = sRGB
        return CGColor(
            srgbRed: c.red,
            green: c.green,
            blue: c.blue,
            alpha: c.alpha * min(max(t, 0), 1)
        )
    }

    fileprivate func adding(_ other: CGColor, _ k: CGFloat) -> CGColor {
        let (a, b) = (sRGB, other.sRGB)
        return CGColor(
            srgbRed: a.red + k * b.red,
            green: a.green + k * b.green,
            blue: a.blue + k * b.blue,
            alpha: a.alpha + k * b.alpha
        )
    }
}

extension CGPath {
    /// Interpolates point by point; nil where the elements differ in kind or number.
    package func mixed(with other: CGPath, _ t: Double) -> CGPath? {
        let (a, b) = (elements, other.elements)
        guard a.types == b.types, a.points.count == b.points.count else { return nil }
        if t == 0 { return self }
        if t == 1 { return other }
        var result = PathElements()
        var index = 0
        func next() -> CGPoint {
            defer { index += 1 }
            let (p, q) = (a.points[index], b.points[index])
            return CGPoint(x: mix(p.x, q.x, t), y: mix(p.y, q.y, t))
        }
        for type in a.types {
            switch type {
            case .moveToPoint: result.move(to: next())
            case .addLineToPoint: result.addLine(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                result.addQuadCurve(to: next(), control: control)
            case .addCurveToPoint:
                let control1 = next()
                let control2 = next()
                result.addCurve(to: next(), control1: control1, control2: control2)
            case .closeSubpath: result.close()
            }
        }
        return CGPath(elements: result)
    }
}
