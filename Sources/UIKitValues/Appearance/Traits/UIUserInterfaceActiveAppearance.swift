// SPDX-License-Identifier: Apache-2.0

/// Whether the window looks like the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// Another window is in use.
    case inactive = 0
    /// This window is in use.
    case active = 1
}
