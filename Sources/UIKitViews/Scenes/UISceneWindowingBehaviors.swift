// SPDX-License-Identifier: Apache-2.0

/// The window operations that the user can perform on a desktop.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    private var mayClose = true
    private var mayShrink = true

    /// Whether the window's button closes it; true by default.
    open var isClosable: Bool {
        get { mayClose }
        set { mayClose = newValue }
    }

    /// Whether the window can be put away; true by default.
    ///
    /// Window managers decide that, so the value is only stored.
    open var isMiniaturizable: Bool {
        get { mayShrink }
        set { mayShrink = newValue }
    }
}
