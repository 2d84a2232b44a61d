// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

extension NSObject {
    /// Changes properties with notifications to their observers, if there are any.
    final func announcing(_ keys: String..., change: () -> Void) {
        guard isObserved else { return change() }
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }
}
