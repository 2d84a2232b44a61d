// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's functions of errors; Foundation's own on Linux take Core Foundation's class alone.

/// The name of a domain of errors.
public typealias CFErrorDomain = CFString

/// Makes an error.
public func CFErrorCreate(
    _ allocator: CFAllocator!,
    _ domain: CFErrorDomain!,
    _ code: CFIndex,
    _ userInfo: CFDictionary!
) -> CFError! {
    let entries = (userInfo as? [String: Any]) ?? [:]
    return NSError(domain: domain.map { "\($0)" } ?? "", code: code, userInfo: entries)
}

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! {
    err.map { NSString(string: $0.domain) }
}

/// The code of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }

/// What is known of an error besides.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! {
    err.map { NSDictionary(dictionary: $0.userInfo) }
}

/// What happened, in words for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    err.map { NSString(string: $0.localizedDescription) }
}

/// Why it happened; nil where the error does not say.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
    err?.localizedFailureReason.map { NSString(string: $0) }
}

/// What may help; nil where the error does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err?.localizedRecoverySuggestion.map { NSString(string: $0) }
}
