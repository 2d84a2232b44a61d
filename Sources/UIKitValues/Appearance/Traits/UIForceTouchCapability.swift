// SPDX-License-Identifier: Apache-2.0

/// Whether touches report how hard they press.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known yet.
    case unknown = 0
    /// Touches carry no force.
    case unavailable = 1
    /// Touches carry a force.
    case available = 2
}
