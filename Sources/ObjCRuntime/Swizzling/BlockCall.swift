// SPDX-License-Identifier: Apache-2.0

/// Calls functions of types that are known only when the program runs, and makes such functions.
///
/// A value of a function type that generic code holds has one form whatever its types are: each
/// argument and the result are passed by address. A function over unbound generic parameters has that
/// form, too, so that once the types are opened the one can be read as the other.
enum BlockCall {
    /// The argument and result types of a function type; nil for another type and for functions that
    /// are asynchronous or change their arguments.
    static func signature(of type: Any.Type) -> (arguments: [Any.Type], result: Any.Type)? {
        // The metadata of a function type: its kind, its flags, the result, the arguments, then
        // flags of each argument, which say how it is passed. The layout is stable ABI.
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let (kind, flags) = (words[0], words[1])
        let (hasArgumentFlags, isAsync) = (flags & 0x0200_0000 != 0, flags & 0x2000_0000 != 0)
        let convention = flags >> 16 & 0xff
        guard kind == 0x302, convention == 0, !isAsync else { return nil }
        let count = Int(flags & 0xffff)
        let types = UnsafeRawPointer(words + 2).assumingMemoryBound(to: Any.Type.self)
        if hasArgumentFlags {
            let all = UnsafeRawPointer(words + 3 + count).assumingMemoryBound(to: UInt32.self)
            guard (0..<count).allSatisfy({ all[$0] & 0x7f == 0 }) else { return nil }
        }
        return ((1..<count + 1).map { types[$0] }, types[0])
    }

    /// Calls a function with arguments that are converted to its types; nil where it cannot be called.
    static func call(_ function: Any, _ arguments: [Any?]) throws -> Any? {
        guard let (types, result) = signature(of: type(of: function)),
            let opened = OpenedFunction.make(types, result)
        else {
            Diagnostics.trap(
                .invalidArgumentException,
                "a block of type \(type(of: function)) cannot be the body of a method"
            )
        }
        return try withUnsafePointer(to: function) { place in
            try opened.call(UnsafeRawPointer(place), arguments)
        }
    }

    /// A function of the type `F` that hands its arguments on; nil if `F` is no function type that can
    /// be made.
    static func function<F>(_ type: F.Type, _ body: @escaping ([Any?]) throws -> Any?) -> F? {
        guard let (types, result) = signature(of: F.self),
            let opened = OpenedFunction.make(types, result)
        else { return nil }
        let place = UnsafeMutablePointer<F>.allocate(capacity: 1)
        defer { place.deallocate() }
        opened.write(UnsafeMutableRawPointer(place), body)
        return place.move()
    }

    /// The result of an implementation as a type; traps if it is another one.
    static func result<R>(_ value: Any?, as type: R.Type, of name: String) -> R {
        if let nothing = () as? R { return nothing }
        if let value, let exact = value as? R { return exact }
        if let converted = Coercion.convert(value, to: R.self) { return converted }
        if let empty = EmptyValue.of(R.self) { return empty }
        Diagnostics.trap(
            .invalidArgumentException,
            "the implementation of \(name) gave \(value.map { "\($0)" } ?? "nil"), not a \(R.self)"
        )
    }
}
