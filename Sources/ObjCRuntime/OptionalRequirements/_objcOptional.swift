// SPDX-License-Identifier: Apache-2.0

// The three functions with which a protocol spells an optional requirement. How they fit together,
// with a whole example: Docs/subsystems/optional-requirements.md.

/// Calls an optional requirement; nil when the object does not implement it.
///
/// What is known of the object's class decides; where nothing is known, the call itself finds out:
/// when it ends in the protocol's default implementation, the class lacks the requirement. Either
/// answer is kept for the class.
///
/// `name`: the requirement's full name, `"scrollViewDidScroll(_:)"`.
/// `call`: calls the requirement on that same object.
public func _objcOptional<R>(
    _ object: AnyObject,
    _ name: String,
    _ call: () throws -> R
) rethrows -> R? {
    switch Presence.known(of: name, in: type(of: object)) {
    case .present: return try call()
    case .absent: return nil
    case .unknown: break
    }
    let table = Registry.shared.table(of: type(of: object))
    if table.asksToRespond, !Forwarding.accepts(name, object) { return nil }
    let (result, endedInDefault) = try Trial.run(name, of: object, call)
    // What is true of one proxy need not be true of another, nor of the same one later.
    if table.forwards || table.asksToRespond { return endedInDefault ? nil : result }
    Presence.learn(endedInDefault ? .absent : .present, of: name, in: type(of: object))
    return endedInDefault ? nil : result
}

/// Whether an object implements an optional requirement, as far as can be told without a call.
///
/// Right for every class that lists all it implements, as its superclasses do, and for others once
/// the requirement was called; before that, a class about which something is not known counts as
/// implementing it.
public func _objcImplements(_ object: AnyObject, _ name: String) -> Bool {
    let table = Registry.shared.table(of: type(of: object))
    if table.forwards { return Forwarding.accepts(name, object) }
    guard Forwarding.isOwn(name, object) else { return false }
    return !table.asksToRespond || Forwarding.accepts(name, object)
}

/// Whether an object implements an optional requirement, as something to compare with nil: what
/// `d?.tableView(_:rowAt:) != nil` is lowered to.
public func _objcProbe(_ object: AnyObject?, _ name: String) -> Void? {
    guard let object, _objcImplements(object, name) else { return nil }
    return ()
}

/// What the default implementation of an optional requirement does: calls the implementation that a
/// subclass listed, if Swift could not see it, or that which the target of a proxy listed; else it lets
/// `_objcOptional` know that there is none.
///
/// Called directly, without `?`, it traps as iOS does.
///
/// `arguments`: those of the requirement, in order.
/// `placeholder`: any value of the result type; nobody sees it. Types that need it are those that
/// are neither trivial nor optional nor collections: classes, mostly.
public func _objcDefault<R>(
    _ object: AnyObject,
    _ name: String,
    _ arguments: Any?...,
    else placeholder: @autoclosure () -> R
) -> R {
    Trial.answer(name, of: object, arguments) { placeholder() }
}

/// The same for a requirement that iOS's own class implements without a word in its interface: asked as
/// an optional requirement it counts as absent, called directly it answers.
public func _objcDefault<R>(
    _ object: AnyObject,
    _ name: String,
    _ arguments: Any?...,
    direct answer: @autoclosure () -> R
) -> R {
    Trial.answer(name, of: object, arguments, answersDirectCalls: true, answer)
}

/// The same for a requirement without a result.
public func _objcDefault(_ object: AnyObject, _ name: String, _ arguments: Any?...) {
    Trial.answer(name, of: object, arguments) {}
}

/// The same for results that have a natural empty value: numbers and other trivial
/// values, optionals, strings, arrays, dictionaries.
public func _objcDefault<R>(_ object: AnyObject, _ name: String, _ arguments: Any?...) -> R {
    Trial.answer(name, of: object, arguments) {
        if let empty = EmptyValue.of(R.self) { return empty }
        // Nothing happens to the object but its release, which passes over zero.
        if R.self is AnyClass || EmptyValue.isObjectOfAProtocol(R.self) { return EmptyValue.zero() }
        Diagnostics.trap(
            .internalInconsistencyException,
            "the default of \(name) cannot make a \(R.self); give _objcDefault an else: value"
        )
    }
}

/// The value of an optional property of a class itself, for classes that declare it where Swift took the
/// protocol's default (a base class conforms, this one implements); nil where none does.
public func _objcClassOptional<R>(_ aClass: AnyClass, _ name: String) -> R? {
    guard let method = Registry.shared.table(of: aClass).classMethods[name] else { return nil }
    return (try? method.call(aClass as AnyObject, [])) as? R
}

/// What the default implementation of an optional method of a class itself does: calls the one that the class
/// lists; without one it traps as iOS does.
///
/// `selector`: the method's.
/// `arguments`: those of the requirement, in order.
public func _objcClassDefault<R>(
    _ aClass: AnyClass,
    _ selector: String,
    _ arguments: Any?...
) throws -> R {
    guard let method = Registry.shared.table(of: aClass).classMethods[selector] else {
        Diagnostics.trap(
            .invalidArgumentException,
            "+[\(_objcClassName(aClass)) \(selector)]: unrecognized selector sent to class"
        )
    }
    let result = try method.call(aClass as AnyObject, arguments)
    guard let value = result as? R ?? () as? R else {
        Diagnostics.trap(
            .internalInconsistencyException,
            "+[\(_objcClassName(aClass)) \(selector)] gives no \(R.self)"
        )
    }
    return value
}
