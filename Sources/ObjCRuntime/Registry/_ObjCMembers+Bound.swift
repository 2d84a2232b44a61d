// SPDX-License-Identifier: Apache-2.0

// `implements` with a bound method, one overload for each number of arguments: a function of
// variadic type has no calling convention that a bit cast could rely on.
extension _ObjCMembers {
    /// Notes an implementation by its bound method with 0 arguments:
    /// `{ o in (o as! Foo).foo() }`.
    @_disfavoredOverload
    public func implements<R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor () throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> () throws -> R).self)
        requirements[name] = Requirement { object, _ in
            try bound(object)() as Any
        }
    }

    /// Notes an implementation by its bound method with 1 argument:
    /// `{ o in (o as! Foo).foo(_:) }`.
    @_disfavoredOverload
    public func implements<A, R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor (A) throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> (A) throws -> R).self)
        requirements[name] = Requirement { object, arguments in
            try bound(object)(_arg(arguments, 0)) as Any
        }
    }

    /// Notes an implementation by its bound method with 2 arguments:
    /// `{ o in (o as! Foo).foo(_:_:) }`.
    @_disfavoredOverload
    public func implements<A, B, R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor (A, B) throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> (A, B) throws -> R).self)
        requirements[name] = Requirement { object, arguments in
            try bound(object)(_arg(arguments, 0), _arg(arguments, 1)) as Any
        }
    }

    /// Notes an implementation by its bound method with 3 arguments:
    /// `{ o in (o as! Foo).foo(_:_:_:) }`.
    @_disfavoredOverload
    public func implements<A, B, C, R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor (A, B, C) throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> (A, B, C) throws -> R).self)
        requirements[name] = Requirement { object, arguments in
            try bound(object)(_arg(arguments, 0), _arg(arguments, 1), _arg(arguments, 2)) as Any
        }
    }

    /// Notes an implementation by its bound method with 4 arguments:
    /// `{ o in (o as! Foo).foo(_:_:_:_:) }`.
    @_disfavoredOverload
    public func implements<A, B, C, D, R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor (A, B, C, D) throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> (A, B, C, D) throws -> R).self)
        requirements[name] = Requirement { object, arguments in
            try bound(object)(
                _arg(arguments, 0),
                _arg(arguments, 1),
                _arg(arguments, 2),
                _arg(arguments, 3)
            ) as Any
        }
    }

    /// Notes an implementation by its bound method with 5 arguments:
    /// `{ o in (o as! Foo).foo(_:_:_:_:_:) }`.
    @_disfavoredOverload
    public func implements<A, B, C, D, E, R>(
        _ name: String,
        _ bound: @escaping @MainActor (AnyObject) -> @MainActor (A, B, C, D, E) throws -> R
    ) {
        let bound = unsafeBitCast(bound, to: ((AnyObject) -> (A, B, C, D, E) throws -> R).self)
        requirements[name] = Requirement { object, arguments in
            try bound(object)(
                _arg(arguments, 0),
                _arg(arguments, 1),
                _arg(arguments, 2),
                _arg(arguments, 3),
                _arg(arguments, 4)
            ) as Any
        }
    }
}
