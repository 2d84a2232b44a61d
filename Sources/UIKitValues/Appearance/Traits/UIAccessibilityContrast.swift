// SPDX-License-Identifier: Apache-2.0

/// Whether colours are told apart more strongly than usual.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// The usual colours.
    case normal = 0
    /// The colours with raised contrast.
    case high = 1
}
