// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A container that scrolls to an item that gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// Which point of the content is at the origin of what is seen.
    var contentOffset: CGPoint { get set }

    /// How large the content is.
    var contentSize: CGSize { get }

    /// How much of it is seen at once.
    var visibleSize: CGSize { get }
}
