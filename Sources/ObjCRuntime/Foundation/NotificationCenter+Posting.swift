// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
    /// Posts a notification without further values; a method of its own as on iOS, where it can meet a
    /// protocol's requirement.
    public func post(name aName: NSNotification.Name, object anObject: Any?) {
        if let observing {
            observing._objcPost(name: aName, object: anObject)
        } else {
            post(name: aName, object: anObject, userInfo: nil)
        }
    }
}
