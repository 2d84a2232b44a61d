// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux makes a new null each time, and hashes it by its address although all nulls are
// equal: a set of objects does not find its null again.
// `CRedefinedFunctions` puts these functions in place of Foundation's.

extension NSNull {
    // Made by the initializer for archives, since `NSNull()` leads here.
    private static let shared = NSNull(coder: NSCoder())

    /// `NSNull.init()`, which gives the same object each time, as on iOS.
    @_silgen_name("casement_shared_null")
    public static func _sharedNull() -> NSNull {
        guard let shared else { fatalError("NSNull: the object cannot be made") }
        return shared
    }

    /// `NSNull.hash`, the same for all nulls: archives make nulls of their own.
    @_silgen_name("casement_hash_of_null")
    public final func _hashOfNull() -> Int { 0x6E75_6C6C }
}
