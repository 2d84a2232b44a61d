// SPDX-License-Identifier: Apache-2.0

public import UIKitViews

/// A view that shows where text goes.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether it comes and goes.
    var isBlinking: Bool { get set }
    /// Shows it, and begins to blink again.
    func resetBlinkAnimation()
}

/// A view that shows which text is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection.
    var selectionRects: [UITextSelectionRect] { get set }
}
