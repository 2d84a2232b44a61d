// SPDX-License-Identifier: Apache-2.0

/// What kind of device scrolls.
public enum UIScrollType: Int, Sendable {
    /// A wheel with notches.
    case discrete = 0
    /// A trackpad, which reports each small move.
    case continuous = 1
}
