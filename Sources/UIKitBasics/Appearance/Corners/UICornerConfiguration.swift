// SPDX-License-Identifier: Apache-2.0

/// How round each corner of a view is.
///
/// A corner without a radius is square. Corners that are called uniform share one radius, the
/// largest that any of them would have alone.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Corners that share a radius.
    struct Group: Hashable {
        let corners: UIRectCorner
        let radius: UICornerRadius

        init?(_ corners: UIRectCorner, _ radius: UICornerRadius?) {
            guard let radius else { return nil }
            self.corners = corners
            self.radius = radius
        }
    }

    enum Shape: Hashable {
        case capsule(maximumRadius: Double?)
        case groups([Group])
    }

    let shape: Shape

    init(_ shape: Shape) { self.shape = shape }

    private init(_ groups: Group?...) { shape = .groups(groups.compactMap { $0 }) }

    /// Square corners.
    static let square = UICornerConfiguration(.groups([]))

    /// The same way of rounding for each corner, which may come to different radii.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius,
            topRightRadius: radius,
            bottomLeftRadius: radius,
            bottomRightRadius: radius
        )
    }

    /// A radius for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group(.topLeft, topLeftRadius),
            Group(.topRight, topRightRadius),
            Group(.bottomLeft, bottomLeftRadius),
            Group(.bottomRight, bottomRightRadius)
        )
    }

    /// One radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(Group(.allCorners, radius))
    }

    /// Half the shorter side for all corners, up to a radius in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximumRadius: maximumRadius))
    }

    /// One radius for the corners at the left, one for those at the right.
    public static func uniformEdges(
        leftRadius: UICornerRadius,
        rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.topLeft, .bottomLeft], leftRadius),
            Group([.topRight, .bottomRight], rightRadius)
        )
    }

    /// One radius for the upper corners, one for the lower ones.
    public static func uniformEdges(
        topRadius: UICornerRadius,
        bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.topLeft, .topRight], topRadius),
            Group([.bottomLeft, .bottomRight], bottomRadius)
        )
    }

    /// One radius for the upper corners, and one for each lower corner.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.topLeft, .topRight], topRadius),
            Group(.bottomLeft, bottomLeftRadius),
            Group(.bottomRight, bottomRightRadius)
        )
    }

    /// One radius for the lower corners, and one for each upper corner.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.bottomLeft, .bottomRight], bottomRadius),
            Group(.topLeft, topLeftRadius),
            Group(.topRight, topRightRadius)
        )
    }

    /// One radius for the corners at the left, and one for each corner at the right.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.topLeft, .bottomLeft], leftRadius),
            Group(.topRight, topRightRadius),
            Group(.bottomRight, bottomRightRadius)
        )
    }

    /// One radius for the corners at the right, and one for each corner at the left.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Group([.topRight, .bottomRight], rightRadius),
            Group(.topLeft, topLeftRadius),
            Group(.bottomLeft, bottomLeftRadius)
        )
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    /// The corners with their radii.
    public var description: String {
        switch shape {
        case .capsule(let maximum?): return "capsule(maximumRadius: \(maximum))"
        case .capsule: return "capsule"
        case .groups(let groups):
            let names: [(UIRectCorner, String)] = [
                (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
                (.bottomRight, "bottomRight"),
            ]
            let parts = groups.map { group in
                let corners = names.filter { group.corners.contains($0.0) }.map(\.1)
                return "\(corners.joined(separator: "+")): \(group.radius)"
            }
            return "corners(\(parts.joined(separator: ", ")))"
        }
    }
}
