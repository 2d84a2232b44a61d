// SPDX-License-Identifier: Apache-2.0

/// What a person can do with a scene's window on a desktop.
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
    /// Window managers decide that for themselves, so that the value is kept and no more.
    open var isMiniaturizable: Bool {
        get { mayShrink }
        set { mayShrink = newValue }
    }
}
