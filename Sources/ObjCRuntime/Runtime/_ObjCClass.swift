// SPDX-License-Identifier: Apache-2.0

/// A class as an object that answers what every class does on iOS, whatever it is declared as.
///
/// Lowered code asks it where a class is known as `AnyClass` only.
public struct _ObjCClass {
    private let aClass: AnyClass

    /// The class as such an object.
    public init(_ aClass: AnyClass) { self.aClass = aClass }

    /// Whether it is another class or below it.
    public func isSubclass(of other: AnyClass) -> Bool { _objcIsClass(aClass, orBelow: other) }

    /// The class above it; nil for none.
    public func superclass() -> AnyClass? { class_getSuperclass(aClass) }

    /// A number that is the same for the same class.
    public func hash() -> Int { ObjectIdentifier(aClass).hashValue }

    /// Whether instances have a method of a selector.
    public func instancesRespond(to aSelector: Selector) -> Bool {
        (aClass as? NSObject.Type)?.instancesRespond(to: aSelector) ?? false
    }

    /// Whether instances conform to a protocol.
    public func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(byClass: aClass) }
}
