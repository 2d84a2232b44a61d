// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes along with the change from a preview to what it previews.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
