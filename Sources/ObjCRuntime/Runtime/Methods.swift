// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions of the Objective-C runtime, in their own spelling.

/// A method of a class, found by name.
public struct Method {
    let selector: Selector
}

/// A method's implementation, as a function of the object and the selector.
///
/// It is as large as a Swift function and holds one, since source casts it to a function type:
/// lowered source has `(AnyObject, Selector) -> Void` where it had the C convention.
public struct IMP {
    /// Generic, so that the function is kept in the form in which a generic cast hands it on.
    private struct Box<Function> {
        let function: Function
    }

    private let box: Box<(AnyObject, Selector) -> Void>

    init(_ function: @escaping (AnyObject, Selector) -> Void) { box = Box(function: function) }
}

/// A listed method of a class; nil where none is listed.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    let table = Registry.shared.table(of: cls)
    return table.methods[name.name] == nil ? nil : Method(selector: name)
}

/// A listed class method; nil where none is listed.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    let table = Registry.shared.table(of: cls)
    return table.classMethods[name.name] == nil ? nil : Method(selector: name)
}

/// The implementation of a method without arguments.
public func method_getImplementation(_ m: Method) -> IMP {
    IMP { object, selector in
        _ = try? Registry.shared.method(selector.name, of: object)?(object, [])
    }
}

/// The implementation of a class for a selector; without a method, one that forwards or traps.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    guard let cls else { return nil }
    if let method = class_getInstanceMethod(cls, name) { return method_getImplementation(method) }
    return IMP { object, selector in
        if let object = object as? NSObject { object.perform(selector) }
    }
}

/// Whether instances of a class have a method for a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    class_getInstanceMethod(cls, sel) != nil
}

/// The method's selector.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// A class's superclass; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

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

/// Swift binds calls when it compiles: nothing changes, which is reported.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    Unbuilt.report("method_setImplementation")
    return method_getImplementation(m)
}

/// Swift binds calls when it compiles: nothing changes, which is reported.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    Unbuilt.report("method_exchangeImplementations")
}

/// Swift binds calls when it compiles: nothing changes, which is reported.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> Bool {
    Unbuilt.report("class_addMethod")
    return false
}

/// An implementation that does nothing: Linux has no blocks.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    Unbuilt.report("imp_implementationWithBlock")
    return IMP { _, _ in }
}
