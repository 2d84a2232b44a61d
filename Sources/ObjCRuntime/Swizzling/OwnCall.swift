// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls

/// A call of a class's own implementation that is under way, on the thread that makes it.
///
/// A method asks for its replacement when it begins; the one that is called as the original must run
/// instead. The mark says which one: it counts once, for that object, class and name.
struct OwnCall {
    let object: ObjectIdentifier
    let owner: ObjectIdentifier
    let name: String

    /// The object's identity; that of a class, which is another object each time that it is boxed.
    private static func identity(of object: AnyObject) -> ObjectIdentifier {
        if let aClass: AnyClass = object as? AnyClass { return ObjectIdentifier(aClass) }
        return ObjectIdentifier(object)
    }

    /// Runs `body`, in which the next call of the method by that name runs the class's own
    /// implementation.
    static func run<R>(
        _ object: AnyObject,
        _ owner: AnyClass,
        _ name: String,
        _ body: () throws -> R
    ) rethrows -> R {
        guard Replacements.areThere else { return try body() }
        var call = OwnCall(
            object: identity(of: object),
            owner: ObjectIdentifier(owner),
            name: name
        )
        let outer = casement_thread_mark()
        defer { casement_set_thread_mark(outer) }
        return try withUnsafeMutablePointer(to: &call) { place in
            casement_set_thread_mark(place)
            return try body()
        }
    }

    /// Whether the method that asks is the one to be called; if so the mark is used up.
    static func take(_ object: AnyObject, _ owner: AnyClass, _ name: String) -> Bool {
        guard let mark = casement_thread_mark() else { return false }
        // The mark is the address of a call that `run` keeps until it is taken or its body ends.
        let call = mark.assumingMemoryBound(to: OwnCall.self).pointee
        guard call.object == identity(of: object), call.owner == ObjectIdentifier(owner),
            call.name == name
        else { return false }
        casement_set_thread_mark(nil)
        return true
    }
}
