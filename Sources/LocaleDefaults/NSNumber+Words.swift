// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux writes a fraction as Swift does: `0.0` and `-9.999999992e+24`, where iOS writes `0` and
// `-9.999999991999999e+24`. Apple's page of `description(withLocale:)` has the formats by the number's type.
// The decimal number of a fraction is that of these words on iOS: 1.66, where Foundation on Linux gives
// 1.6599999999999995904.
// `CRedefinedFunctions` puts these functions in the places of Foundation's.

extension NSNumber {
    /// `NSNumber.description`, and so `stringValue`.
    @_silgen_name("casement_number_words")
    public final func _words() -> String {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "d"): String(format: "%0.16g", doubleValue)
        case UInt8(ascii: "f"): String(format: "%0.7g", floatValue)
        default: _originalWords()
        }
    }

    /// `NSNumber.decimalValue`.
    @_silgen_name("casement_number_decimal")
    public final func _decimal() -> Decimal {
        guard !(self is NSDecimalNumber), ["d", "f"].contains(String(cString: objCType)),
            doubleValue.isFinite
        else { return _originalDecimal() }
        return Decimal(string: _words()) ?? _originalDecimal()
    }

    @_silgen_name("foundation_number_words")
    private final func _originalWords() -> String

    @_silgen_name("foundation_number_decimal")
    private final func _originalDecimal() -> Decimal
}
