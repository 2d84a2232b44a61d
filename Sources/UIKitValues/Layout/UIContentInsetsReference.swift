// SPDX-License-Identifier: Apache-2.0

/// What insets begin at.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout has; the safe area for a layout.
    case automatic = 0
    /// The collection view's edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}

/// An edge or a corner of a rectangle, by the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// The middle of the top.
    case top = 1
    /// The top corner where lines begin.
    case topLeading = 2
    /// The middle of the side where lines begin.
    case leading = 3
    /// The bottom corner where lines begin.
    case bottomLeading = 4
    /// The middle of the bottom.
    case bottom = 5
    /// The bottom corner where lines end.
    case bottomTrailing = 6
    /// The middle of the side where lines end.
    case trailing = 7
    /// The top corner where lines end.
    case topTrailing = 8

    package var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    package var isBottom: Bool {
        self == .bottom || self == .bottomLeading || self == .bottomTrailing
    }
    package var isLeading: Bool {
        self == .leading || self == .topLeading || self == .bottomLeading
    }
    package var isTrailing: Bool {
        self == .trailing || self == .topTrailing || self == .bottomTrailing
    }
}
