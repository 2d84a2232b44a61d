// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

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

    func isAdopted(by object: AnyObject) -> Bool { isAdopted(object) }

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

extension NSObject {
    static func isDeclared(_ proto: Protocol) -> Bool {
        Registry.shared.table(of: self).protocols.contains(ObjectIdentifier(proto.type))
    }
}
