// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation
import ObjCRuntime

/// Makes the prototypes of appearance proxies.
@MainActor
enum PrototypeMaker {
    /// A prototype, by its class's `init(frame:)` or, of items, `init()`.
    ///
    /// A class that has another designated initializer lacks these. Its prototype is bare: it is made
    /// by the superclass that has the initializer, and the class's own variables are zeros. So none
    /// of the class's code may run on it, and it is never freed.
    static func make<Target: NSObject>(_ aClass: Target.Type) -> (prototype: Target, isBare: Bool) {
        let isView = aClass is UIView.Type
        if let made = attempt(aClass, isView: isView) { return (take(made), false) }
        var current: AnyClass? = _getSuperclass(aClass)
        while let ancestor = current {
            if let made = attempt(ancestor, isView: isView) {
                // What the ancestor's instance holds is released with it.
                (Unmanaged<AnyObject>.fromOpaque(made)).release()
                break
            }
            current = _getSuperclass(ancestor)
        }
        guard let ancestor = current else {
            fatalError("\(aClass).appearance(): no superclass has an initializer for prototypes.")
        }
        _objcHasBarePrototypes = true
        let make = isView ? casement_make_bare_view : casement_make_bare
        let made = make(pointer(to: aClass), pointer(to: ancestor))
        // One owner more, so that it is never freed.
        return (Unmanaged<Target>.fromOpaque(made).retain().takeRetainedValue(), true)
    }

    private static func attempt(_ aClass: AnyClass, isView: Bool) -> UnsafeMutableRawPointer? {
        isView
            ? casement_try_to_make_view(pointer(to: aClass))
            : casement_try_to_make(pointer(to: aClass))
    }

    private static func take<Target: NSObject>(_ made: UnsafeMutableRawPointer) -> Target {
        Unmanaged<Target>.fromOpaque(made).takeRetainedValue()
    }

    private static func pointer(to aClass: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(aClass, to: UnsafeRawPointer.self)
    }
}
