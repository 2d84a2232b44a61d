// SPDX-License-Identifier: Apache-2.0

/// What the user wants a tap or a squeeze of the pencil to do.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// Takes the eraser, or goes back from it.
    case switchEraser = 1
    /// Takes the tool before.
    case switchPrevious = 2
    /// Shows the colours.
    case showColorPalette = 3
    /// Shows what the ink is like.
    case showInkAttributes = 4
    /// Shows tools near the pencil.
    case showContextualPalette = 5
    /// Runs a shortcut of the system.
    case runSystemShortcut = 6
}
