// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private final let provider: NSItemProvider
    private final var object: Any?
    private final var makePreview: (() -> UIDragPreview?)?
    /// Called when the preview is to be made again.
    final var previewDidChange: (() -> Void)?

    /// Makes an item of what it carries.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// What the item carries, for whoever takes it.
    open var itemProvider: NSItemProvider { provider }

    /// What the item stands for inside the program; never leaves it.
    open var localObject: Any? {
        get { object }
        set { object = newValue }
    }

    /// Makes the preview while the item is dragged; one that answers nil shows none.
    open var previewProvider: (() -> UIDragPreview?)? {
        get { makePreview }
        set {
            makePreview = newValue
            previewDidChange?()
        }
    }

    /// Asks again where the item goes when it is dropped.
    open func setNeedsDropPreviewUpdate() { previewDidChange?() }
}
