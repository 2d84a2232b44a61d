// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitViews

/// Space in a text for later content.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    private final let places: [UITextSelectionRect]

    package init(_ places: [UITextSelectionRect]) {
        self.places = places
        super.init()
    }

    /// The rectangles of the space.
    open var rects: [UITextSelectionRect] { places }
}
