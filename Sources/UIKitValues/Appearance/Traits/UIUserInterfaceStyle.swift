// SPDX-License-Identifier: Apache-2.0

/// Whether the interface is drawn light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = 0
    /// Dark content on light surfaces.
    case light = 1
    /// Light content on dark surfaces.
    case dark = 2
}
