// SPDX-License-Identifier: Apache-2.0

/// Whether text is made heavier for the reader's sake.
public enum UILegibilityWeight: Int, Sendable {
    /// No choice has been made; the value comes from further out.
    case unspecified = -1
    /// Text keeps its weight.
    case regular = 0
    /// Text is drawn one step heavier.
    case bold = 1
}
