// SPDX-License-Identifier: Apache-2.0

/// Whether the interface is drawn light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No choice has been made; the value comes from further out.
    case unspecified = 0
    /// Dark content on light surfaces.
    case light = 1
    /// Light content on dark surfaces.
    case dark = 2
}
