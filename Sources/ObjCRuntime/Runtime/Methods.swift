// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions of the Objective-C runtime, in their own spelling.

/// A method of a class, found by name.
public struct Method: Hashable {
    let selector: Selector
    /// The class that has the implementation.
    let owner: AnyClass
    let isClassMethod: Bool

    /// The method of a class that has an implementation itself.
    init(_ selector: Selector, of owner: AnyClass, isClassMethod: Bool = false) {
        self.selector = selector
        self.owner = owner
        self.isClassMethod = isClassMethod
    }

    /// What runs for it now.
    var implementation: Implementation {
        Replacements.shared.current(owner, selector, isClassMethod)
    }

    /// Compares class and name.
    public static func == (left: Method, right: Method) -> Bool {
        left.selector == right.selector && left.owner == right.owner
            && left.isClassMethod == right.isClassMethod
    }

    /// Hashes class and name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(selector)
        hasher.combine(ObjectIdentifier(owner))
    }

    /// Gives it another implementation.
    func replace(by implementation: Implementation) {
        Replacements.shared.replace(owner, selector, isClassMethod, by: implementation)
    }
}

/// A method's implementation.
///
/// Lowered source casts it to a function of the object, the selector and the arguments by
/// `_objcBitCast`.
public struct IMP: Hashable, Sendable {
    let implementation: Implementation

    init(_ implementation: Implementation) { self.implementation = implementation }

    /// Whether both are the same function.
    public static func == (left: IMP, right: IMP) -> Bool {
        left.implementation === right.implementation
    }

    /// Hashes which function it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(implementation))
    }
}

private func method(_ cls: AnyClass?, _ name: Selector, isClassMethod: Bool) -> Method? {
    guard let cls else { return nil }
    let name = Registry.shared.canonical(name)
    return Replacements.shared.definingClass(cls, name, isClassMethod).map {
        Method(name, of: $0, isClassMethod: isClassMethod)
    }
}

/// A method of a class or of one above it; nil where none is known.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    method(cls, name, isClassMethod: false)
}

/// A class method of a class or of one above it; nil where none is known.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    method(cls, name, isClassMethod: true)
}

/// The implementation that runs for a method now.
public func method_getImplementation(_ m: Method) -> IMP { IMP(m.implementation) }

/// The implementation of a class for a selector; without a method, one that forwards or traps.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    guard let cls else { return nil }
    if let method = class_getInstanceMethod(cls, name) { return method_getImplementation(method) }
    let forwarding = Implementation { object, selector, arguments in
        (object as? NSObject)?.send(selector, arguments)?.takeUnretainedValue()
    }
    return IMP(forwarding)
}

/// Whether instances of a class have a method for a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    class_getInstanceMethod(cls, sel) != nil
}

/// The method's selector.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// A class's superclass; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    // The root class has Foundation's above it, which nobody sees on iOS.
    cls.flatMap { $0 == NSObject.self ? nil : _getSuperclass($0) }
}

/// A class's name as Objective-C knows it, `nil` for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    InternedNames.address(of: cls.map { _objcClassName($0) } ?? "nil")
}

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    class_getName(obj.map { type(of: $0 as AnyObject) })
}

/// The class of a name, or nil.
public func objc_getClass(_ name: UnsafePointer<CChar>?) -> Any? {
    name.flatMap { _objcClass(named: String(cString: $0)) }
}

/// The class of a name, or nil.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>?) -> AnyClass? {
    name.flatMap { _objcClass(named: String(cString: $0)) }
}

/// Gives a method another implementation; the result is the one that it had.
///
/// Calls of methods of this framework's and of lowered source reach it where the method asks for
/// replacements when it begins; others are reported.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let old = m.implementation
    m.replace(by: imp.implementation)
    return IMP(old)
}

/// Exchanges the implementations of two methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let (first, second) = (m1.implementation, m2.implementation)
    m1.replace(by: second)
    m2.replace(by: first)
}

/// Gives a class a method that it does not have itself; false where it has one.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let cls else { return false }
    let name = Registry.shared.canonical(name)
    let isOwn = Replacements.shared.definingClass(cls, name, false).map { $0 == cls } ?? false
    guard !isOwn else { return false }
    Replacements.shared.replace(cls, name, false, by: imp.implementation)
    return true
}

/// Gives a class a method, or its own method another implementation; the result is the old one.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let cls else { return nil }
    let name = Registry.shared.canonical(name)
    let old = Replacements.shared.definingClass(cls, name, false).flatMap { owner in
        owner == cls ? IMP(Replacements.shared.current(cls, name, false)) : nil
    }
    Replacements.shared.replace(cls, name, false, by: imp.implementation)
    return old
}

/// An implementation that calls a block with the object and the arguments.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    let function = (block as? BlockObject)?.function ?? block
    let body = Implementation(block: block) { object, _, arguments in
        try BlockCall.call(function, [object] + arguments)
    }
    return IMP(body)
}

/// The block that an implementation was made of.
public func imp_getBlock(_ anImp: IMP) -> Any? { anImp.implementation.block }

/// Whether an implementation was made of a block; it goes with its last holder.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { anImp.implementation.block != nil }
