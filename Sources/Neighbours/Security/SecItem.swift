// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// Keeps an item.
///
/// Passwords only: certificates, keys and identities are `errSecUnimplemented`.
@discardableResult
public func SecItemAdd(
    _ attributes: CFDictionary,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    SecretStore.shared.add(SecretQuery(attributes), result)
}

/// Looks for items.
public func SecItemCopyMatching(
    _ query: CFDictionary,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    SecretStore.shared.find(SecretQuery(query), result)
}

/// Changes items.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    SecretStore.shared.update(SecretQuery(query), SecretQuery(attributesToUpdate))
}

/// Deletes items.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    SecretStore.shared.delete(SecretQuery(query))
}

/// Where random bytes come from; there is one source only.
public typealias SecRandomRef = AnyObject

/// The system's source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes.
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?,
    _ count: Int,
    _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    guard count >= 0 else { return errSecParam }
    arc4random_buf(bytes, count)
    return errSecSuccess
}
