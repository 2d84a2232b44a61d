// SPDX-License-Identifier: Apache-2.0

/// Whether something turns with the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the reading direction.
    case unspecified = 0
    /// Controls of playback, which keep their order.
    case playback = 1
    /// Directions in space, which keep their order.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
