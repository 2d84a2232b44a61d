// SPDX-License-Identifier: Apache-2.0

/// Whether the application may do things in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not allow it.
    case restricted = 0
    /// The user does not allow it.
    case denied = 1
    /// It may.
    case available = 2
}
