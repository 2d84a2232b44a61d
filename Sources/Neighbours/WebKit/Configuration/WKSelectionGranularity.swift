// SPDX-License-Identifier: Apache-2.0

/// The steps in which a selection grows.
public enum WKSelectionGranularity: Int, Sendable {
    /// As the content suggests.
    case dynamic = 0
    /// By characters.
    case character = 1
}
