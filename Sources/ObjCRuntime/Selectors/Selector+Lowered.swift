// SPDX-License-Identifier: Apache-2.0

// What `#selector(...)` is lowered to. Each overload takes the unapplied method for one number of
// arguments; those with `@MainActor` take the methods of isolated classes. The isolation is taken
// off the stored function by a bit cast: it is no part of a function's representation.

/// The name of a method of `arity` arguments, when the source gave the base name only.
@usableFromInline
func spelled(_ name: String, _ isBaseName: Bool, _ arity: Int) -> String {
    isBaseName && arity > 0 ? name + String(repeating: ":", count: arity) : name
}

/// The target as the method's own type; nil for an object of another.
///
/// An object of exactly that class needs no dynamic cast, which costs ten times as much.
@inlinable
func instance<T>(_ target: AnyObject) -> T? {
    if ObjectIdentifier(type(of: target)) == ObjectIdentifier(T.self) {
        return unsafeBitCast(target, to: T.self)
    }
    return target as? T
}

/// Makes the selector of a method with 0 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> () throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 0), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard arguments != nil else { return .value(nil) }
        return .value(erased(try boxed.value(target)()))
    }
}

/// Makes the selector of a method with 1 argument.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> (A) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 1), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(target)(_arg(arguments, 0))))
    }
}

/// Makes the selector of a method with 2 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> (A, B) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 2), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(target)(_arg(arguments, 0), _arg(arguments, 1))))
    }
}

/// Makes the selector of a method with 3 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> (A, B, C) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 3), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(_arg(arguments, 0), _arg(arguments, 1), _arg(arguments, 2))
            )
        )
    }
}

/// Makes the selector of a method with 4 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, D, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> (A, B, C, D) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 4), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(
                    _arg(arguments, 0),
                    _arg(arguments, 1),
                    _arg(arguments, 2),
                    _arg(arguments, 3)
                )
            )
        )
    }
}

/// Makes the selector of a method with 5 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, D, E, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> (A, B, C, D, E) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 5), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(
                    _arg(arguments, 0),
                    _arg(arguments, 1),
                    _arg(arguments, 2),
                    _arg(arguments, 3),
                    _arg(arguments, 4)
                )
            )
        )
    }
}

/// Makes the selector of an isolated method with 0 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor () throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> () throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 0), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard arguments != nil else { return .value(nil) }
        return .value(erased(try boxed.value(target)()))
    }
}

/// Makes the selector of an isolated method with 1 argument.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor (A) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> (A) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 1), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(target)(_arg(arguments, 0))))
    }
}

/// Makes the selector of an isolated method with 2 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor (A, B) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> (A, B) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 2), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(target)(_arg(arguments, 0), _arg(arguments, 1))))
    }
}

/// Makes the selector of an isolated method with 3 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor (A, B, C) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> (A, B, C) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 3), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(_arg(arguments, 0), _arg(arguments, 1), _arg(arguments, 2))
            )
        )
    }
}

/// Makes the selector of an isolated method with 4 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, D, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor (A, B, C, D) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> (A, B, C, D) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 4), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(
                    _arg(arguments, 0),
                    _arg(arguments, 1),
                    _arg(arguments, 2),
                    _arg(arguments, 3)
                )
            )
        )
    }
}

/// Makes the selector of an isolated method with 5 arguments.
///
/// `isBaseName`: whether `name` lacks its colons, which the arity then supplies.
@inlinable
public func _selector<T, A, B, C, D, E, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (T) -> @MainActor (A, B, C, D, E) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((T) -> (A, B, C, D, E) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 5), of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(
            erased(
                try boxed.value(target)(
                    _arg(arguments, 0),
                    _arg(arguments, 1),
                    _arg(arguments, 2),
                    _arg(arguments, 3),
                    _arg(arguments, 4)
                )
            )
        )
    }
}

/// Makes the selector of a class method with 0 arguments; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping () throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 0)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard arguments != nil else { return .value(nil) }
        return .value(erased(try boxed.value()))
    }
}

/// Makes the selector of a class method with 1 argument; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<A, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (A) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 1)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(_arg(arguments, 0))))
    }
}

/// Makes the selector of a class method with 2 arguments; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<A, B, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping (A, B) throws -> R
) -> Selector {
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 2)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(_arg(arguments, 0), _arg(arguments, 1))))
    }
}

/// Makes the selector of an isolated class method with 0 arguments; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping @MainActor () throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: (() throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 0)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard arguments != nil else { return .value(nil) }
        return .value(erased(try boxed.value()))
    }
}

/// Makes the selector of an isolated class method with 1 argument; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<A, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping @MainActor (A) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((A) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 1)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(_arg(arguments, 0))))
    }
}

/// Makes the selector of an isolated class method with 2 arguments; its target is the class.
@_disfavoredOverload
@inlinable
public func _selector<A, B, R>(
    _ name: String,
    _ isBaseName: Bool,
    _ method: @escaping @MainActor (A, B) throws -> R
) -> Selector {
    let method = unsafeBitCast(method, to: ((A, B) throws -> R).self)
    let boxed = UncheckedTransfer(method)
    return Selector(spelled(name, isBaseName, 2)) { target, arguments in
        guard target is AnyClass else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        return .value(erased(try boxed.value(_arg(arguments, 0), _arg(arguments, 1))))
    }
}

/// Makes the selector of any other method, which is found by name: with more arguments, or a borrowed closure.
@_disfavoredOverload
public func _selector<Method>(_ name: String, _ isBaseName: Bool, _ method: Method) -> Selector {
    Selector(name)
}

/// Makes the selector of a property's getter, `#selector(getter: A.b)`.
@inlinable
public func _selectorGet<T, V>(
    _ name: String,
    _ get: @escaping @MainActor (T) -> V
) -> Selector {
    let boxed = UncheckedTransfer(unsafeBitCast(get, to: ((T) -> V).self))
    return Selector(name, of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard arguments != nil else { return .value(nil) }
        return .value(erased(boxed.value(target)))
    }
}

/// Makes the selector of a property's setter, `#selector(setter: A.b)`, whose name is `setB:`.
@inlinable
public func _selectorSet<T, V>(
    _ name: String,
    _ set: @escaping @MainActor (T, V) -> Void
) -> Selector {
    let boxed = UncheckedTransfer(unsafeBitCast(set, to: ((T, V) -> Void).self))
    return Selector(name, of: T.self) { target, arguments in
        guard let target: T = instance(target) else { return .notUnderstood }
        guard let arguments else { return .value(nil) }
        boxed.value(target, _arg(arguments, 0))
        return .value(nil)
    }
}
