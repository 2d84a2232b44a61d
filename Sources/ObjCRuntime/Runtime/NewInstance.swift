// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation

/// What lowered source calls for `View.init` where `View` is an associated type: an instance of a
/// class that is known only when running, by its `init()`.
public func _objcNew<T: Foundation.NSObject>(_ aClass: T.Type) -> T {
    let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// The same for a caller that has other ways to make instances of some classes.
package func makeByOwnInit<T: Foundation.NSObject>(_ aClass: T.Type) -> T { _objcNew(aClass) }

/// Whether a class has no `init()` but that of a class above it.
package func inheritsInit(_ aClass: AnyClass, from parent: AnyClass) -> Bool {
    casement_have_same_init(
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        unsafeBitCast(parent, to: UnsafeRawPointer.self)
    )
}
