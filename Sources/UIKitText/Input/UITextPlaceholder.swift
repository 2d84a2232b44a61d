// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitControls

/// Room that is kept in a text for what comes later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    private final let places: [UITextSelectionRect]

    package init(_ places: [UITextSelectionRect]) {
        self.places = places
        super.init()
    }

    /// Where the room is.
    open var rects: [UITextSelectionRect] { places }
}
