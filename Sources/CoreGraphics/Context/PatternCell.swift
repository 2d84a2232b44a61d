// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pattern as drawing needs it.
struct PatternCell {
    /// The cell's box in pattern space.
    var bounds: CGRect
    /// From one cell to the next.
    var step: CGSize
    /// From pattern space to the context's base space.
    var matrix: CGAffineTransform
    /// Whether the cell has colours of its own.
    var isColored: Bool
    /// Draws the cell in pattern space.
    var draw: (CGContext) -> Void
}
