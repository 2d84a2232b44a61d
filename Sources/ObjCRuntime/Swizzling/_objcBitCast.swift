// SPDX-License-Identifier: Apache-2.0

/// `unsafeBitCast` as source for Objective-C uses it: to objects and pointers of blocks, to functions of
/// implementations, and to addresses of selectors.
///
/// Blocks and implementations are as large as a pointer on iOS; a Swift function is larger, and what
/// is no function at all is made one. Everything else is the standard library's cast.
public func _objcBitCast<S, T>(_ x: S, to type: T.Type) -> T {
    if let implementation = x as? IMP, T.self != IMP.self {
        let body = implementation.implementation
        let function = BlockCall.function(T.self) { arguments in
            guard let object = arguments.first ?? nil else { return nil }
            let selector = arguments.dropFirst().first as? Selector ?? Selector("")
            return try body.call(object as AnyObject, selector, Array(arguments.dropFirst(2)))
        }
        if let function { return function }
    }
    if MemoryLayout<T>.size == MemoryLayout<UnsafeRawPointer>.size {
        if let selector = x as? Selector {
            // On iOS a selector is the address of its name, which serves as a key of associated values.
            return unsafeBitCast(sel_getName(selector), to: T.self)
        }
        if BlockCall.signature(of: S.self) != nil {
            return unsafeBitCast(BlockObject.make(x), to: T.self)
        }
        if let block = x as? BlockObject, T.self is AnyObject.Type {
            return unsafeBitCast(block, to: T.self)
        }
    } else if S.self is AnyObject.Type, !(x is BlockObject), let function = x as? T {
        // A function that was cast to an object by `as`.
        return function
    } else if BlockCall.signature(of: T.self) != nil,
        MemoryLayout<S>.size == MemoryLayout<UnsafeRawPointer>.size,
        let block = BlockObject.at(unsafeBitCast(x, to: UnsafeRawPointer?.self))
    {
        // Read as it lies there: the types may differ in what makes no difference to a call.
        return withUnsafePointer(to: block.function) { UnsafeRawPointer($0).load(as: T.self) }
    }
    return unsafeBitCast(x, to: T.self)
}
