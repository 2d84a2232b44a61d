// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pattern as drawing needs it.
final class PatternCell {
    /// The cell's box in pattern space.
    let bounds: CGRect
    /// From one cell to the next.
    let step: CGSize
    /// From pattern space to the context's base space.
    let matrix: CGAffineTransform
    /// Whether the cell has colours of its own.
    let isColored: Bool
    /// Draws the cell in pattern space.
    let draw: (CGContext) -> Void

    init(
        bounds: CGRect,
        step: CGSize,
        matrix: CGAffineTransform,
        isColored: Bool,
        draw: @escaping (CGContext) -> Void
    ) {
        self.bounds = bounds
        self.step = step
        self.matrix = matrix
        self.isColored = isColored
        self.draw = draw
    }
}
