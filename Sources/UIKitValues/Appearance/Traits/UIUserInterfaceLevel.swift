// SPDX-License-Identifier: Apache-2.0

/// Whether content lies on the base of its window or above it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// Content of the window itself.
    case base = 0
    /// Content that floats above, such as a sheet.
    case elevated = 1
}
