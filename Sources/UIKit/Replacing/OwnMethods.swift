// SPDX-License-Identifier: Apache-2.0

/// How an object is read as one of a class that only calls its superclass.
enum OwnMethods {
    /// The object, as if it were of a subclass that adds no variables and overrides nothing.
    ///
    /// Not a cast, which would fail: only methods that cannot be overridden are called on the result,
    /// and they call `super`, which does not depend on the object's class.
    static func read<Own: AnyObject>(_ object: AnyObject, as type: Own.Type) -> Own {
        Unmanaged<Own>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
    }
}
