// SPDX-License-Identifier: Apache-2.0

/// Whether text is made heavier for the reader's sake.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// Text keeps its weight.
    case regular = 0
    /// Text is drawn one step heavier.
    case bold = 1
}
