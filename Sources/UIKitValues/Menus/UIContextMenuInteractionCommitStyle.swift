// SPDX-License-Identifier: Apache-2.0

/// The transition of a tapped preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It is dismissed to its source.
    case dismiss = 0
    /// It expands into its destination.
    case pop = 1
}
