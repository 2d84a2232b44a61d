// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The publishers of observable objects that have no property to keep them.
// Sendable is unchecked because the lock guards the associations, and the key never changes.
final class AssociatedPublishers: @unchecked Sendable {
    static let shared = AssociatedPublishers()

    private let lock = NSLock()
    private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The object's one publisher, made when it is first asked for.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
                return known
            }
            let made = ObservableObjectPublisher()
            objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }
}
