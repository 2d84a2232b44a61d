// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS any object that can be copied is a key; on Linux keys are `AnyHashable`.
extension NSMutableDictionary {
    /// The value of an object as the key.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else {
                preconditionFailure(
                    "NSMutableDictionary: a key of type \(type(of: key)) is not hashable; use an NSObject"
                )
            }
            self[key] = newValue
        }
    }
}
