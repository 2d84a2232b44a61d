// SPDX-License-Identifier: Apache-2.0

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, as English.
    case leftToRight = 0
    /// From right to left, as Arabic.
    case rightToLeft = 1
}
