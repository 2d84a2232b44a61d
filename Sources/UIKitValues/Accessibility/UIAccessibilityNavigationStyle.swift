// SPDX-License-Identifier: Apache-2.0

/// How the elements in something are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As assistive technology decides.
    case automatic = 0
    /// Each by itself.
    case separate = 1
    /// All as one.
    case combined = 2
}
