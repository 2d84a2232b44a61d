// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates along with the transition from a preview to its destination.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The transition of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
