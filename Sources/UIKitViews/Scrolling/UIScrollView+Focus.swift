// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The focus reaches what is scrolled away, and scrolls to it.
extension UIScrollView: UIFocusItemScrollableContainer {
    /// How much of the content is seen at once, in points: the view's own size.
    public var visibleSize: CGSize { bounds.size }
}
