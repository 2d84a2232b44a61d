// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation

/// Calls a function of C with a closure that does not escape, as its code and its context.
@_silgen_name("casement_run_catching")
private func run(
    _ body: () -> Void,
    _ outcome: UInt32,
    _ thrown: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> UInt32

/// Runs a function, and ends it where an object is thrown in it on this thread, as Objective-C's
/// `@try` does.
///
/// The result is what was thrown, a raised ``NSException`` for one; nil where the function returned.
/// As on iOS, what the functions held that the exception passed is not released.
public func _objcCatch(_ body: () -> Void) -> AnyObject? {
    var thrown: UnsafeMutableRawPointer?
    guard run(body, casement_threw.rawValue, &thrown) == casement_threw.rawValue, let thrown else {
        return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(thrown).takeRetainedValue()
}

/// Throws an object to the innermost `_objcCatch` of this thread; ends the program where there is none.
public func _objcThrow(_ object: AnyObject) -> Never {
    if let exception = object as? NSException { exception.raise() }
    _objcThrowCaught(object)
    fatalError("*** Terminating app due to an uncaught object \(object)")
}

/// The same, which returns where nothing catches the object.
func _objcThrowCaught(_ object: AnyObject) {
    let owned = Unmanaged.passRetained(object)
    casement_throw(owned.toOpaque())
    owned.release()
}

/// An error that tells of what was thrown: the exception's name is its domain, its reason the description.
public func _objcError(of thrown: AnyObject) -> NSError {
    if let error = thrown as? NSError { return error }
    guard let exception = thrown as? NSException else {
        let text = "\(thrown) was thrown"
        return NSError(domain: "NSException", code: 0, userInfo: [NSLocalizedDescriptionKey: text])
    }
    var facts: [String: Any] = [:]
    for (key, value) in exception.userInfo ?? [:] {
        if let key = key as? String { facts[key] = value }
    }
    if facts[NSLocalizedDescriptionKey] == nil {
        facts[NSLocalizedDescriptionKey] = exception.reason
    }
    return NSError(domain: exception.name.rawValue, code: 0, userInfo: facts)
}

/// Runs a function, and ends it where it stops the program: a failed precondition, `fatalError`, an
/// index outside, an optional that is nil.
///
/// The result is whether it did. For tests of such ends: the message has gone to standard error. A part that
/// was left out of the program ends it all the same.
public func _objcCatchTrap(_ body: () -> Void) -> Bool {
    var thrown: UnsafeMutableRawPointer?
    return run(body, casement_trapped.rawValue, &thrown) == casement_trapped.rawValue
}
