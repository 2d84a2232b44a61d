// SPDX-License-Identifier: Apache-2.0

/// How large the items of a desktop toolbar are drawn.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// The usual size.
    case regular = 0
    /// The small size.
    case small = 1
    /// The large size.
    case large = 3
}
