// SPDX-License-Identifier: Apache-2.0

/// How a pattern's cells may be adjusted to device pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// The cell is never distorted; the spacing may vary by a pixel.
    case noDistortion = 0
    /// The spacing is constant; the cell may be distorted by a pixel.
    case constantSpacingMinimalDistortion = 1
    /// The spacing is constant; the cell may be distorted for speed.
    case constantSpacing = 2
}
