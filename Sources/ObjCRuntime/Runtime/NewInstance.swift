// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation

/// A class that `init()` makes no instance of on Linux, since the class inherits it without
/// implementing it; on iOS its superclass's calls another initializer.
package protocol MadeByAnotherInitializer: Foundation.NSObject {
    /// Makes an instance as `init()` does on iOS.
    nonisolated static func makeAsByInit() -> Foundation.NSObject
}

/// A class of the framework's that tells which of Objective-C's initializers its instances have: programs ask
/// `instancesRespond(to:)` before they make one.
package protocol InitializedByName: Foundation.NSObject {
    /// The selectors of the initializers, those of classes above included.
    nonisolated static var initializerNames: Set<String> { get }
}

/// What lowered source calls for `View.init` where `View` is an associated type: an instance of a
/// class that is known only when running, by its `init()`.
public func _objcNew<T: Foundation.NSObject>(_ aClass: T.Type) -> T {
    // A file that imports no UIKit comes here with views, too.
    if let aClass = aClass as? any MadeByAnotherInitializer.Type,
        let made = aClass.makeAsByInit() as? T
    {
        return made
    }
    return makeByOwnInit(aClass)
}

/// Makes an instance by the class's own version of `init()`.
package func makeByOwnInit<T: Foundation.NSObject>(_ aClass: T.Type) -> T {
    if let new = listedInit(of: aClass), let made = try? new.call(aClass as AnyObject, []) as? T {
        return made
    }
    let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// Whether a class has no `init()` but that of a class above it.
package func inheritsInit(_ aClass: AnyClass, from parent: AnyClass) -> Bool {
    listedInit(of: aClass) == nil
        && casement_have_same_init(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            unsafeBitCast(parent, to: UnsafeRawPointer.self)
        )
}

/// The class's own `init()`, where lowered source lists it as the class method `new`.
///
/// Swift finds such an initializer by its name alone: it overrides none of a superclass's.
private func listedInit(of aClass: AnyClass) -> MethodBody? {
    Registry.shared.ownTable(of: aClass).classMethods["new"]
}

/// What lowered protocols inherit that require `init()` and that every object adopts.
///
/// Swift wants a `required` initializer for that, which the root class does not have; Objective-C's
/// initializers meet any requirement.
public protocol _ObjCMade {}

extension _ObjCMade {
    /// Takes what a function makes.
    public init(_objcMade make: () -> Self) { self = make() }
}

/// An instance of a class that is known only when running, which is one of objects.
public func _objcMake<T>(_ type: T.Type) -> T {
    guard let aClass = type as? Foundation.NSObject.Type, let made = _objcNew(aClass) as? T else {
        Diagnostics.trap(
            .invalidArgumentException,
            "\(type) has no init() that can be called without its name; declare one there"
        )
    }
    return made
}
