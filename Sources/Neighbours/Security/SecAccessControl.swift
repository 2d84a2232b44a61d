// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// When an item can be read, and what a person has to do for it.
///
/// The rules are kept with the item and told again. Nobody is asked for a finger or a code: what
/// protects the items is the keychain's own lock.
public final class SecAccessControl: Hashable, Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }

    /// Reads what ``text`` wrote.
    convenience init?(text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let flags = UInt(parts[1]) else { return nil }
        self.init(
            protection: String(parts[0]),
            flags: SecAccessControlCreateFlags(rawValue: flags)
        )
    }

    /// The rules as an item keeps them.
    var text: String { "\(protection):\(flags.rawValue)" }

    /// Whether two have the same rules.
    public static func == (one: SecAccessControl, other: SecAccessControl) -> Bool {
        one.protection == other.protection && one.flags == other.flags
    }

    /// Feeds the rules.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What a person has to do before an item can be used.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: CFOptionFlags

    /// A choice of bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Show a finger, a face or the device's code.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// Show a finger or a face.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// Show a finger; the older name.
    public static let touchIDAny = biometryAny
    /// Show a finger or a face that was known when the item was kept.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// Show a finger that was known when the item was kept; the older name.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// Type the device's code.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// Confirm on a paired device.
    public static let companion = Self(rawValue: 1 << 5)
    /// One of the conditions is enough.
    public static let or = Self(rawValue: 1 << 14)
    /// All conditions are needed.
    public static let and = Self(rawValue: 1 << 15)
    /// A private key may sign.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// Type a password of the program's own.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Makes rules of access; nil for a protection that is none, with `errSecParam` in `error`.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?,
    _ protection: CFTypeRef,
    _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    let name = (protection as? NSString).map(String.init) ?? ""
    guard ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"].contains(name) else {
        error?.pointee = .passRetained(
            NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
        )
        return nil
    }
    return SecAccessControl(protection: name, flags: flags)
}
