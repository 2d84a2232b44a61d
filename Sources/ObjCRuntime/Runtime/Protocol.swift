// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CSwiftCalls
public import Foundation
import Synchronization

// Sendable is unchecked because nothing changes after `init`, and the function only casts.
/// A protocol as a value, as `conforms(to:)` takes it.
///
/// On iOS `P.self` of an Objective-C protocol is one; here it is made from the Swift protocol type,
/// and a cast answers whether an object conforms.
public final class Protocol: Foundation.NSObject, @unchecked Sendable {
    let type: Any.Type
    private let isAdopted: (AnyObject) -> Bool

    /// Makes the value of a protocol type: `Protocol((any P).self)`.
    public init<P>(_ type: P.Type) {
        self.type = type
        isAdopted = { $0 is P }
    }

    /// Makes the value of a protocol type that is known only when the program runs.
    init(found type: Any.Type) {
        self.type = type
        let descriptors = Self.descriptors(of: type)
        isAdopted = { object in
            let metadata = unsafeBitCast(Swift.type(of: object), to: UnsafeRawPointer.self)
            return descriptors.allSatisfy { swift_conformsToProtocol(metadata, $0) != nil }
        }
    }

    func isAdopted(by object: AnyObject) -> Bool {
        isAdopted(object) || Self.added.has(type, Swift.type(of: object))
    }

    /// Whether objects of a class conform: by its list, or by a conformance in Swift, its own or inherited.
    func isAdopted(byClass aClass: AnyClass) -> Bool {
        if Registry.shared.table(of: aClass).protocols.contains(ObjectIdentifier(type))
            || Self.added.has(type, aClass)
        {
            return true
        }
        let metadata = unsafeBitCast(aClass, to: UnsafeRawPointer.self)
        let descriptors = Self.descriptors(of: type)
        return !descriptors.isEmpty
            && descriptors.allSatisfy { swift_conformsToProtocol(metadata, $0) != nil }
    }

    /// The runtime's descriptors of the protocols in `any P & Q`; none of other types.
    // Unsafe because such a type has no Swift interface; the layout is stable ABI: the kind, the flags and
    // the number of protocols, a superclass if the flags say so, and the protocols.
    private static func descriptors(of type: Any.Type) -> [UnsafeRawPointer] {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard words[0] == kindOfProtocols, words[1] & hasSuperclass == 0 else { return [] }
        return (0..<Int(words[1] >> 32)).compactMap { UnsafeRawPointer(bitPattern: words[2 + $0]) }
    }

    /// Whether a type that was found by name is one of protocols: Swift finds others by such names, too.
    static func isProtocol(_ type: Any.Type) -> Bool { !descriptors(of: type).isEmpty }

    fileprivate static let added = AddedProtocols()

    private static let kindOfProtocols: UInt = 0x303
    private static let hasSuperclass: UInt = 0x4000_0000

    /// The protocol's name, with its module.
    public override var description: String { NSStringFromProtocol(self) }
    /// Hashes the protocol type.
    public override var hash: Int { ObjectIdentifier(type).hashValue }
    /// Whether both stand for the same protocol.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Protocol)?.type == type
    }
}

/// A protocol's name, with its module.
public func NSStringFromProtocol(_ proto: Protocol) -> String {
    let name = _typeName(proto.type, qualified: true)
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
}

/// The protocol of a name, with its module where it is none of the framework's; nil for none.
///
/// A nested protocol has no such name.
public func NSProtocolFromString(_ namestr: String) -> Protocol? {
    let parts = namestr.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last, !name.isEmpty, parts.count <= 2 else { return nil }
    let modules = parts.count == 2 ? [parts[0]] : FrameworkModules.all.sorted()
    // Protocols of Swift's library are none of Objective-C's; XCTest's are.
    for module in modules + ["XCTest"] where module != "Swift" {
        let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)_p"
        if let type = _typeByName(mangled), Protocol.isProtocol(type) {
            return Protocol(found: type)
        }
    }
    return nil
}

/// The protocol of a name, as `NSProtocolFromString` finds it.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? {
    NSProtocolFromString(String(cString: name))
}

/// Lets a class count as one that conforms to a protocol; false where it does already.
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool {
    guard let cls, !`protocol`.isAdopted(byClass: cls) else { return false }
    Protocol.added.add(`protocol`.type, cls)
    return true
}

/// The protocols that classes were given while the program runs.
private final class AddedProtocols: Sendable {
    private let all = Mutex<[ObjectIdentifier: Set<ObjectIdentifier>]>([:])

    func add(_ type: Any.Type, _ aClass: AnyClass) {
        all.withLock { all in
            _ = all[ObjectIdentifier(type), default: []].insert(ObjectIdentifier(aClass))
        }
    }

    /// Whether the class, or one above it, was given the protocol.
    func has(_ type: Any.Type, _ aClass: AnyClass) -> Bool {
        guard let classes = all.withLock({ $0[ObjectIdentifier(type)] }) else { return false }
        return sequence(first: aClass) { _getSuperclass($0) }
            .contains { classes.contains(ObjectIdentifier($0)) }
    }
}

extension NSObject {
    static func isDeclared(_ proto: Protocol) -> Bool {
        proto.isAdopted(byClass: self)
    }

    /// Whether instances of the class conform to a protocol that is named in the call.
    public static func conforms<P>(to aProtocol: P.Type) -> Bool {
        conforms(to: Protocol(aProtocol))
    }
}
