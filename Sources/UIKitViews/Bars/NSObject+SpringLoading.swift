// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// Unsafe because it is a pointer; only its address is used.
private nonisolated(unsafe) let springKey = UnsafeMutableRawPointer.allocate(
    byteCount: 1,
    alignment: 1
)

extension NSObject {
    /// Whether what stands for the object in a bar or an alert opens by drags.
    package nonisolated var heldSpringLoading: Bool {
        get { objc_getAssociatedObject(self, springKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, springKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
