// SPDX-License-Identifier: Apache-2.0

/// Argument `index` of a message as a `T`, converted as key-value coding converts.
///
/// - Precondition: it fits; a missing argument counts as nil, which fits optionals alone.
@inlinable
public func _arg<T>(_ arguments: [Any?], _ index: Int) -> T {
    // `Any?` is what the arguments are, and a sender's usual type: no cast at all.
    if T.self == Any?.self, index < arguments.count {
        return unsafeBitCast(arguments[index], to: T.self)
    }
    // Unwrapped first: the cast from an optional costs twice as much.
    if index < arguments.count, let argument = arguments[index], let exact = argument as? T {
        return exact
    }
    return converted(arguments, index)
}

/// The argument where it is not a `T` as it stands.
@usableFromInline
func converted<T>(_ arguments: [Any?], _ index: Int) -> T {
    let argument = index < arguments.count ? arguments[index] : nil
    if let converted = Coercion.convert(argument, to: T.self) { return converted }
    // An action such as `endEditing(_:)` gets its sender; on iOS its address counts, false for nil alone.
    if T.self == Bool.self { return unsafeBitCast(argument != nil, to: T.self) }
    Diagnostics.trap(
        .invalidArgumentException,
        "argument \(index) of the message is \(argument.map { "a \(type(of: $0))" } ?? "nil"), "
            + "where the method takes \(T.self)"
    )
}

/// A method's result as a message gives it: nil for a method without one.
@usableFromInline
func erased<R>(_ result: R) -> Any? {
    if R.self == Void.self { return nil }
    return result as Any?
}
