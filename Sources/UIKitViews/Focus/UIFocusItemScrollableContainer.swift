// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A container that scrolls to an item that gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The content's point at the origin of the visible part.
    var contentOffset: CGPoint { get set }

    /// How large the content is.
    var contentSize: CGSize { get }

    /// The size of the visible part.
    var visibleSize: CGSize { get }
}
