// SPDX-License-Identifier: Apache-2.0

/// How a preview goes when it was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss = 0
    /// It grows into what it previews.
    case pop = 1
}
