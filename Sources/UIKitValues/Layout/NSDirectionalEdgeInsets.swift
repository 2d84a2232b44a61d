// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Insets whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// Added to the top edge's y.
    public var top: CGFloat
    /// The inset of the side where lines begin.
    public var leading: CGFloat
    /// Taken from the bottom edge's y.
    public var bottom: CGFloat
    /// The inset of the side where lines end.
    public var trailing: CGFloat

    /// No inset at any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from one distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Reads insets from an unkeyed list of top, leading, bottom and trailing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.decodeComponents(4)
        self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }

    /// Writes an unkeyed list of top, leading, bottom and trailing.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encodeComponents([top, leading, bottom, trailing])
    }
}

extension NSDirectionalEdgeInsets {
    /// Reads the sides of insets by a reading direction.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }

    /// The insets with left and right in place of leading and trailing.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}
