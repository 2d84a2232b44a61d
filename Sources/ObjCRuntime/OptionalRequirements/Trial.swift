// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A call that finds out whether a class implements an optional requirement.
///
/// Each runs with a record on its thread's stack of records; the default implementation, when the
/// call gets there, finds the record of its own object and name on top and marks it. Calls nested
/// in a real implementation have records of their own, so that they never mark an outer one.
enum Trial {
    /// The record of one call under way.
    private struct Record {
        let object: ObjectIdentifier
        let name: String
        let outer: UnsafeMutableRawPointer?
        var endedInDefault = false
    }

    /// The thread-local pointer to the innermost record.
    private static let current: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Runs the call and tells whether it ended in the default implementation.
    static func run<R>(
        _ name: String,
        of object: AnyObject,
        _ call: () throws -> R
    ) rethrows -> (R, endedInDefault: Bool) {
        let outer = pthread_getspecific(current)
        var record = Record(object: ObjectIdentifier(object), name: name, outer: outer)
        return try withUnsafeMutablePointer(to: &record) { record in
            pthread_setspecific(current, record)
            defer { pthread_setspecific(current, outer) }
            let result = try call()
            return (result, record.pointee.endedInDefault)
        }
    }

    /// The result of the default implementation.
    ///
    /// `answersDirectCalls`: whether a call without `?` gives the placeholder; otherwise it is an error.
    static func answer<R>(
        _ name: String,
        of object: AnyObject,
        _ arguments: [Any?],
        answersDirectCalls: Bool = false,
        _ placeholder: () -> R
    ) -> R {
        let table = Registry.shared.table(of: type(of: object))
        if let call = table.requirements[name]?.call {
            return called(call, name, object, arguments)
        }
        if table.forwards,
            let (target, call) = Forwarding.implementation(
                of: name,
                behind: object,
                isVoid: R.self == Void.self
            )
        {
            return called(call, name, target, arguments)
        }
        if let record = pthread_getspecific(current)?.assumingMemoryBound(to: Record.self),
            record.pointee.object == ObjectIdentifier(object), record.pointee.name == name
        {
            record.pointee.endedInDefault = true
            return placeholder()
        }
        if answersDirectCalls { return placeholder() }
        Diagnostics.trap(
            .invalidArgumentException,
            "-[\(_objcClassName(type(of: object))) \(name)]: unrecognized selector sent to "
                + "instance \(Diagnostics.name(of: object)): the optional method is not implemented"
        )
    }

    private static func called<R>(
        _ call: (AnyObject, [Any?]) throws -> Any,
        _ name: String,
        _ object: AnyObject,
        _ arguments: [Any?]
    ) -> R {
        do {
            let result = try call(object, arguments)
            if let exact = result as? R ?? Coercion.convert(result, to: R.self) { return exact }
            Diagnostics.trap(
                .internalInconsistencyException,
                "\(name) of \(Diagnostics.name(of: object)) gave a \(type(of: result)) where "
                    + "\(R.self) is due"
            )
        } catch {
            Diagnostics.trap(
                .genericException,
                "\(name) of \(Diagnostics.name(of: object)) threw \(error)"
            )
        }
    }
}
