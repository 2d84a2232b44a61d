// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// Few of these have a name: it hangs on the object.

private nonisolated(unsafe) let identifierKey = UnsafeMutableRawPointer.allocate(
    byteCount: 1,
    alignment: 1
)

extension NSObject {
    /// The name that tests find the object by.
    fileprivate nonisolated var heldIdentifier: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set {
            objc_setAssociatedObject(
                self,
                identifierKey,
                newValue,
                .OBJC_ASSOCIATION_COPY_NONATOMIC
            )
        }
    }
}

extension UIBarItem: UIAccessibilityIdentification {
    /// The name that tests find the item's button by.
    public var accessibilityIdentifier: String? {
        get { heldIdentifier }
        set {
            heldIdentifier = newValue
            let shown = (self as? UIBarButtonItem)?.shownView ?? (self as? UITabBarItem)?.shownView
            shown?.accessibilityIdentifier = newValue
        }
    }
}

extension UIMenuElement: UIAccessibilityIdentification {
    /// The name that tests find the element's row by.
    public var accessibilityIdentifier: String? {
        get { heldIdentifier }
        set { heldIdentifier = newValue }
    }
}

extension UIImage: UIAccessibilityIdentification {
    /// The name that tests find the image by.
    public var accessibilityIdentifier: String? {
        get { heldIdentifier }
        set { heldIdentifier = newValue }
    }
}
