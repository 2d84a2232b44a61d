// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The C functions of the Objective-C runtime that list members, in their own spelling.

import CSwiftCalls
internal import LocaleDefaults

/// A property of a class, found by name.
public struct objc_property_t {
    let name: String
    let property: Property

    /// The attributes as the runtime writes them: the type, what a setter does with objects.
    var attributes: String {
        let code = TypeCode.of(property.type)
        var parts = ["T" + code]
        if property.isReadOnly { parts.append("R") }
        if code.hasPrefix("@"), !property.isReadOnly { parts.append("&") }
        return (parts + ["N"]).joined(separator: ",")
    }
}

/// The listed methods of a class's own, without those that it inherits; the caller frees the memory.
///
/// Class methods are listed by the metaclass on iOS, which does not exist here: they are left out.
public func class_copyMethodList(
    _ cls: AnyClass?,
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    var names = Set<String>()
    for members in cls.map(Registry.shared.ownMembers) ?? [] {
        names.formUnion(members.methods.keys)
        for (key, property) in members.properties {
            names.insert(key)
            if !property.isReadOnly { names.insert("set" + KeyValueCoding.capitalised(key) + ":") }
        }
    }
    guard let cls else { return copy([Method](), outCount) }
    return copy(names.sorted().map { Method(Selector($0), of: cls) }, outCount)
}

/// The listed properties of a class's own, without those that it inherits; the caller frees the
/// memory.
public func class_copyPropertyList(
    _ cls: AnyClass?,
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    var properties: [String: Property] = [:]
    for members in cls.map(Registry.shared.ownMembers) ?? [] {
        properties.merge(members.properties) { $1 }
    }
    let list = properties.sorted { $0.key < $1.key }.map {
        objc_property_t(name: $0.key, property: $0.value)
    }
    return copy(list, outCount)
}

/// A listed property of a class or of one above it.
public func class_getProperty(
    _ cls: AnyClass?,
    _ name: UnsafePointer<CChar>
) -> objc_property_t? {
    guard let cls else { return nil }
    let name = String(cString: name)
    return Registry.shared.table(of: cls).properties[name].map {
        objc_property_t(name: name, property: $0)
    }
}

/// A property's name.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    InternedNames.address(of: property.name)
}

/// A property's attributes: `T`, the code of its type, then `R` for one that is only read, `&` for
/// an object that is held.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    InternedNames.address(of: property.attributes)
}

/// The classes that the program's Swift modules declare, but generic ones; the caller frees the
/// memory.
public func objc_copyClassList(
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<AnyClass>? {
    copy(ClassDescriptor.types(), outCount)
}

/// How many classes there are; as many of them as there is room for are written.
@discardableResult
public func objc_getClassList(
    _ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?,
    _ bufferCount: Int32
) -> Int32 {
    let classes = ClassDescriptor.types()
    if let buffer {
        for index in classes.indices.prefix(Int(max(0, bufferCount))) {
            buffer[index] = classes[index]
        }
    }
    return Int32(classes.count)
}

/// The class of an object; of a class, the class itself, since metaclasses do not exist here.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    if let aClass: AnyClass = obj as? AnyClass { return aClass }
    return type(of: obj as AnyObject)
}

/// Whether a class is the class of a class; there are none here.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

/// Whether a class or one above it conforms to a protocol.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool {
    guard let cls, let `protocol` else { return false }
    return `protocol`.isAdopted(byClass: cls)
}

/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
    Selector(String(cString: str))
}

/// The selector of a name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }

/// A selector's name.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    InternedNames.address(of: sel.name)
}

/// Whether two selectors have one name.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// A protocol's name.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
    InternedNames.address(of: NSStringFromProtocol(proto))
}

/// Makes an object one of a subclass that adds no variables, or of its former class again; the result
/// is the class that it had.
///
/// A class of another size cannot take the object's memory over: nothing changes, which is reported.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let obj, !(obj is AnyClass) else { return nil }
    let object = obj as AnyObject
    let old: AnyClass = type(of: object)
    guard _objcIsClass(cls, orBelow: old) || _objcIsClass(old, orBelow: cls),
        ClassMetadata.instanceSize(of: cls) == ClassMetadata.instanceSize(of: old)
    else {
        Unbuilt.report("object_setClass: another size")
        return old
    }
    let place = Unmanaged.passUnretained(object).toOpaque()
    casement_set_class(place, unsafeBitCast(cls, to: UnsafeRawPointer.self))
    return old
}

/// Classes cannot be made while the program runs: nil, which is reported.
public func objc_allocateClassPair(
    _ superclass: AnyClass?,
    _ name: UnsafePointer<CChar>,
    _ extraBytes: Int
) -> AnyClass? {
    Unbuilt.report("objc_allocateClassPair")
    return nil
}

/// Notes a class that `objc_allocateClassPair` made; there are none, so it does nothing.
public func objc_registerClassPair(_ cls: AnyClass) { Unbuilt.report("objc_registerClassPair") }

/// A list in memory that `free` takes back; nil for an empty one.
private func copy<Element>(
    _ list: [Element],
    _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Element>? {
    count?.pointee = UInt32(list.count)
    guard !list.isEmpty else { return nil }
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: list.count)
    memory.initialize(from: list, count: list.count)
    return memory
}
