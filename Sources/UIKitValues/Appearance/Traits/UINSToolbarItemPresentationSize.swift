// SPDX-License-Identifier: Apache-2.0

/// How large the items of a desktop toolbar are drawn.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// No choice has been made; the value comes from further out.
    case unspecified = -1
    /// The usual size.
    case regular = 0
    /// The small size.
    case small = 1
    /// The large size.
    case large = 3
}
