// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that is lifted, or put back, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Makes a preview of a card that shows an address.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Makes a preview of a card that shows an address under a title.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: AddressCard(url, title: title),
            parameters: UIDragPreviewParameters(),
            target: target
        )
    }

    /// The same view and looks, elsewhere.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
