// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
public import UIKitCore

// Unsafe because it is a pointer; only its address is used.
private nonisolated(unsafe) let storyboardKey = UnsafeMutableRawPointer.allocate(
    byteCount: 1,
    alignment: 1
)

extension UISceneConfiguration {
    /// The storyboard whose initial controller the scene's first window shows; nil for the one that
    /// the Info.plist names.
    public var storyboard: UIStoryboard? {
        get { objc_getAssociatedObject(self, storyboardKey) as? UIStoryboard }
        set { objc_setAssociatedObject(self, storyboardKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
