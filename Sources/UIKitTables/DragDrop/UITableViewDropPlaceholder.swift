// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// A placeholder for an item that was dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    private final var provider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    /// The preview parameters of the dropped item.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
        get { provider }
        set { provider = newValue }
    }
}
