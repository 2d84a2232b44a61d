// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation

/// What lowered source calls for `View.init` where `View` is an associated type: an instance of a
/// class that is known only when running, by its `init()`.
public func _objcNew<T: Foundation.NSObject>(_ aClass: T.Type) -> T {
    let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}
