// SPDX-License-Identifier: Apache-2.0

/// How much room an axis has, in the coarsest terms.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = 0
    /// Little room, as across a phone held upright.
    case compact = 1
    /// Ample room, as on a tablet.
    case regular = 2
}
