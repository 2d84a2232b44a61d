// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The texts that formatters give for objects, which Foundation on Linux has not for all of them.
// `CRedefinedFunctions` puts these functions into the classes' tables of methods.

extension ISO8601DateFormatter {
    /// `ISO8601DateFormatter.string(for:)`; Foundation's ends the program.
    @_silgen_name("casement_text_of_iso_date")
    public final func _text(for object: Any) -> String? {
        (object as? Date).map { string(from: $0) }
    }
}

extension ByteCountFormatter {
    /// `ByteCountFormatter.string(for:)`; Foundation's knows no number.
    @_silgen_name("casement_text_of_byte_count")
    public final func _text(for object: Any?) -> String? {
        if let number = object as? NSNumber { return string(fromByteCount: number.int64Value) }
        return (object as? any BinaryInteger).map { string(fromByteCount: Int64(clamping: $0)) }
    }
}
