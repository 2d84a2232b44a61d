// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Reports a call into code in Objective-C, which is not built here, and gives what a message to
/// nil gives: zero, nil or nothing.
///
/// In a test the report is a failure of the test; otherwise it is one line on standard error, once
/// for each name. Ends the program where a type has no such value.
public func _objcAbsentMethod<R>(_ name: String) -> R {
    AbsentImplementation.report(name)
    if let value = EmptyValue.of(R.self) { return value }
    Diagnostics.trap(
        .internalInconsistencyException,
        AbsentImplementation.message(name) + ", and \(R.self) has no empty value to go on with"
    )
}

/// The value of a property that nobody has set: zero, as memory of new objects is.
///
/// Reports itself like an absent method where a type has no zero.
public func _objcUnset<R>(_ name: String) -> R {
    if let type = R.self as? any RawRepresentable.Type {
        return AbsentImplementation.zero(type) as? R ?? _objcAbsentMethod(name)
    }
    return _isPOD(R.self) ? EmptyValue.zero() : _objcAbsentMethod(name + ", which nobody has set,")
}

/// Ends the program: an initializer in Objective-C is not built here.
public func _objcAbsentTrap(_ name: String) -> Never {
    Diagnostics.endForAbsence(AbsentImplementation.message(name))
}

/// Code in Objective-C that is called but not there.
enum AbsentImplementation {
    private static let reported = Mutex<Set<String>>([])

    /// The case or the options whose number is 0; nil if there are none.
    static func zero<R: RawRepresentable>(_ type: R.Type) -> R? {
        func number<I: BinaryInteger>(_ type: I.Type) -> Any { I(0) }
        let raw = (R.RawValue.self as? any BinaryInteger.Type).map { number($0) } ?? ""
        return (raw as? R.RawValue).flatMap { R(rawValue: $0) }
    }

    /// What to tell of a call.
    static func message(_ name: String) -> String {
        "\(name) is implemented in Objective-C, which Casement does not build"
    }

    /// Reports a call of what is not built.
    static func report(_ name: String) { tell(message(name)) }

    /// Fails the test that runs, or writes a line.
    static func tell(_ message: String) {
        // The test host's function; nil (RTLD_DEFAULT) asks all loaded libraries.
        if let place = dlsym(nil, "casement_host_fail") {
            typealias Fail = @convention(c) (UnsafePointer<CChar>) -> Void
            unsafeBitCast(place, to: Fail.self)(message)
            return
        }
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        Diagnostics.warn(message + "; it does nothing")
    }
}
