// SPDX-License-Identifier: Apache-2.0

/// A function type whose argument and result types were opened: calls and makes functions of it.
///
/// One function for each number of arguments: a function over a parameter pack passes its arguments in
/// another way.
struct OpenedFunction {
    /// Calls the function that lies at a place.
    let call: (UnsafeRawPointer, [Any?]) throws -> Any?
    /// Writes a function to a place.
    let write: (UnsafeMutableRawPointer, @escaping ([Any?]) throws -> Any?) -> Void

    /// Opens up to seven arguments: the receiver, the selector and five of the method; nil for more.
    static func make(_ arguments: [Any.Type], _ result: Any.Type) -> OpenedFunction? {
        guard arguments.count <= 7 else { return nil }
        func open<R>(_ result: R.Type) -> OpenedFunction { take0(arguments, result) }
        return _openExistential(result, do: open)
    }

    private static func take0<R>(
        _ arguments: [Any.Type],
        _ result: R.Type
    ) -> OpenedFunction {
        if arguments.count > 0 {
            func open<A>(_ type: A.Type) -> OpenedFunction {
                take1(arguments, result, type)
            }
            return _openExistential(arguments[0], do: open)
        }
        typealias Function = () throws -> R
        return OpenedFunction(
            call: { place, _ in
                let function = place.load(as: Function.self)
                return erased(try function())
            },
            write: { place, body in
                let function: Function = {
                    BlockCall.result(try body([]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take1<A, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type
    ) -> OpenedFunction {
        if arguments.count > 1 {
            func open<B>(_ type: B.Type) -> OpenedFunction {
                take2(arguments, result, a, type)
            }
            return _openExistential(arguments[1], do: open)
        }
        typealias Function = (A) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(try function(_arg(values, 0)))
            },
            write: { place, body in
                let function: Function = { a in
                    BlockCall.result(try body([a]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take2<A, B, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type
    ) -> OpenedFunction {
        if arguments.count > 2 {
            func open<C>(_ type: C.Type) -> OpenedFunction {
                take3(arguments, result, a, b, type)
            }
            return _openExistential(arguments[2], do: open)
        }
        typealias Function = (A, B) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(try function(_arg(values, 0), _arg(values, 1)))
            },
            write: { place, body in
                let function: Function = { a, b in
                    BlockCall.result(try body([a, b]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take3<A, B, C, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type
    ) -> OpenedFunction {
        if arguments.count > 3 {
            func open<D>(_ type: D.Type) -> OpenedFunction {
                take4(arguments, result, a, b, c, type)
            }
            return _openExistential(arguments[3], do: open)
        }
        typealias Function = (A, B, C) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(try function(_arg(values, 0), _arg(values, 1), _arg(values, 2)))
            },
            write: { place, body in
                let function: Function = { a, b, c in
                    BlockCall.result(try body([a, b, c]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take4<A, B, C, D, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type
    ) -> OpenedFunction {
        if arguments.count > 4 {
            func open<E>(_ type: E.Type) -> OpenedFunction {
                take5(arguments, result, a, b, c, d, type)
            }
            return _openExistential(arguments[4], do: open)
        }
        typealias Function = (A, B, C, D) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(
                    try function(
                        _arg(values, 0),
                        _arg(values, 1),
                        _arg(values, 2),
                        _arg(values, 3)
                    )
                )
            },
            write: { place, body in
                let function: Function = { a, b, c, d in
                    BlockCall.result(try body([a, b, c, d]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take5<A, B, C, D, E, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type
    ) -> OpenedFunction {
        if arguments.count > 5 {
            func open<F>(_ type: F.Type) -> OpenedFunction {
                take6(arguments, result, a, b, c, d, e, type)
            }
            return _openExistential(arguments[5], do: open)
        }
        typealias Function = (A, B, C, D, E) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(
                    try function(
                        _arg(values, 0),
                        _arg(values, 1),
                        _arg(values, 2),
                        _arg(values, 3),
                        _arg(values, 4)
                    )
                )
            },
            write: { place, body in
                let function: Function = { a, b, c, d, e in
                    BlockCall.result(try body([a, b, c, d, e]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take6<A, B, C, D, E, F, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type,
        _ f: F.Type
    ) -> OpenedFunction {
        if arguments.count > 6 {
            func open<G>(_ type: G.Type) -> OpenedFunction {
                take7(arguments, result, a, b, c, d, e, f, type)
            }
            return _openExistential(arguments[6], do: open)
        }
        typealias Function = (A, B, C, D, E, F) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(
                    try function(
                        _arg(values, 0),
                        _arg(values, 1),
                        _arg(values, 2),
                        _arg(values, 3),
                        _arg(values, 4),
                        _arg(values, 5)
                    )
                )
            },
            write: { place, body in
                let function: Function = { a, b, c, d, e, f in
                    BlockCall.result(try body([a, b, c, d, e, f]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }

    private static func take7<A, B, C, D, E, F, G, R>(
        _ arguments: [Any.Type],
        _ result: R.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type,
        _ f: F.Type,
        _ g: G.Type
    ) -> OpenedFunction {
        typealias Function = (A, B, C, D, E, F, G) throws -> R
        return OpenedFunction(
            call: { place, values in
                let function = place.load(as: Function.self)
                return erased(
                    try function(
                        _arg(values, 0),
                        _arg(values, 1),
                        _arg(values, 2),
                        _arg(values, 3),
                        _arg(values, 4),
                        _arg(values, 5),
                        _arg(values, 6)
                    )
                )
            },
            write: { place, body in
                let function: Function = { a, b, c, d, e, f, g in
                    BlockCall.result(try body([a, b, c, d, e, f, g]), as: R.self, of: "a block")
                }
                place.initializeMemory(as: Function.self, to: function)
            }
        )
    }
}
