// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import UIKitViews

/// A view with which an end of a selection is moved.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// Where the view lies for the selection's rectangle at its end.
    func preferredFrame(for rect: CGRect) -> CGRect
    /// At which edge of the selection it is.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text's lines run downwards.
    var isVertical: Bool { get set }
    /// Its outline; nil for the usual.
    var customShape: UIBezierPath? { get set }
}
