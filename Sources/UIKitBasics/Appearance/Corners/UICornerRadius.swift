// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The radius of a corner: a number, or what makes the corner concentric to its container's.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: CGFloat?)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius))
    }

    /// The container's radius less the distance to its corner, in points.
    ///
    /// The container is the nearest view around with round corners. The radius is at least the
    /// minimum, 0 if that is nil, which is also the radius without a container.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Makes a fixed radius.
    public init(floatLiteral value: Double) { kind = .fixed(value) }

    /// Makes a fixed radius.
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
    /// The way the radius is found.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .concentric(let minimum?): "containerConcentric(minimum: \(minimum))"
        case .concentric: "containerConcentric"
        }
    }
}
