// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How far each edge of a rectangle moves inwards, in points; negative moves it outwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// Added to the top edge's y.
    public var top: CGFloat
    /// Added to the left edge's x.
    public var left: CGFloat
    /// Taken from the bottom edge's y.
    public var bottom: CGFloat
    /// Taken from the right edge's x.
    public var right: CGFloat

    /// No inset at any edge.
    public static let zero = UIEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from one distance for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Reads insets from an unkeyed list of top, left, bottom and right.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.decodeComponents(4)
        self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// Writes an unkeyed list of top, left, bottom and right.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encodeComponents([top, left, bottom, right])
    }
}

extension UIEdgeInsets {
    /// The insets of left and right together.
    package var horizontal: CGFloat { left + right }
    /// The insets of top and bottom together.
    package var vertical: CGFloat { top + bottom }

    /// Applies an operation to each pair of edges.
    package func combined(
        with other: UIEdgeInsets,
        _ operation: (CGFloat, CGFloat) -> CGFloat
    ) -> UIEdgeInsets {
        UIEdgeInsets(
            top: operation(top, other.top),
            left: operation(left, other.left),
            bottom: operation(bottom, other.bottom),
            right: operation(right, other.right)
        )
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards by `insets`; its size may become negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let rect = standardized
        return CGRect(
            x: rect.origin.x + insets.left,
            y: rect.origin.y + insets.top,
            width: rect.size.width - insets.horizontal,
            height: rect.size.height - insets.vertical
        )
    }

    /// The rectangle less a margin at each side, at worst its middle without any size.
    ///
    /// `insetBy(dx:dy:)` makes the null rectangle then, which lies at infinity, where no view may.
    package func narrowed(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two insets are the same at every edge.
@available(*, deprecated, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
    first == second
}
