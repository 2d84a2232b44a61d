// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// A placeholder for an item that was dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    private final var provider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    /// How the dropped preview looks when it comes to rest.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
        get { provider }
        set { provider = newValue }
    }
}
