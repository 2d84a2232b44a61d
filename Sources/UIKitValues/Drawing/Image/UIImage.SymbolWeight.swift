// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// The weight of the strokes of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// Unspecified.
        case unspecified = 0
        /// The thinnest strokes.
        case ultraLight = 1
        /// Very thin strokes.
        case thin = 2
        /// Thin strokes.
        case light = 3
        /// The usual strokes.
        case regular = 4
        /// Somewhat heavy strokes.
        case medium = 5
        /// Heavy strokes.
        case semibold = 6
        /// Bold strokes.
        case bold = 7
        /// Very bold strokes.
        case heavy = 8
        /// The boldest strokes.
        case black = 9
    }
}
