// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A mutable set of characters that Foundation on Linux makes cannot be changed: Core Foundation halts.
// Only copies can be.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension NSMutableCharacterSet {
    /// `NSMutableCharacterSet.init()`.
    @_silgen_name("casement_mutable_character_set")
    public static func _mutableSet() -> NSMutableCharacterSet { _mutableSet(charactersIn: "") }

    /// `NSMutableCharacterSet.init(charactersIn:)`.
    @_silgen_name("casement_mutable_character_set_of_text")
    public static func _mutableSet(charactersIn text: __owned String) -> NSMutableCharacterSet {
        // Any of Foundation's own that is a copy.
        let set = NSMutableCharacterSet.whitespace()
        set.removeCharacters(in: NSRange(location: 0, length: 0x11_0000))
        set.addCharacters(in: text)
        return set
    }
}
