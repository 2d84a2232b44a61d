// SPDX-License-Identifier: Apache-2.0

/// The kind of scrolling device.
public enum UIScrollType: Int, Sendable {
    /// A wheel with notches.
    case discrete = 0
    /// A trackpad, which reports each small move.
    case continuous = 1
}
