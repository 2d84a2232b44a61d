// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// `self.init(…)` in lowered source of an extension of a class for values: an instance of the class
/// itself stands for one of the class that is asked; traps where that is a subclass.
public func _objcSelf<T: AnyObject, Own: AnyObject>(_ made: T, _ aClass: Own.Type) -> Own {
    guard let own = made as? Own else {
        Diagnostics.trap(
            .invalidArgumentException,
            "\(aClass).init is asked of a subclass of \(T.self), which inherits no initializer on "
                + "Linux; declare it there."
        )
    }
    return own
}

/// The same of an initializer that may fail.
public func _objcSelf<T: AnyObject, Own: AnyObject>(_ made: T?, _ aClass: Own.Type) -> Own? {
    made.map { _objcSelf($0, aClass) }
}
