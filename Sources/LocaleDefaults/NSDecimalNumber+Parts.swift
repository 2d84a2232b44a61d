// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A decimal number has eight bits for its exponent. On iOS an exponent that needs more loses the others;
// Foundation on Linux ends the program.
// `CRedefinedFunctions` has programs call this function in place of Foundation's.

extension NSDecimalNumber {
    /// `NSDecimalNumber.init(mantissa:exponent:isNegative:)`.
    @_silgen_name("casement_decimal_of_parts")
    public static func _number(
        mantissa: UInt64,
        exponent: Int16,
        isNegative: Bool
    ) -> NSDecimalNumber {
        let exponent = Int(Int8(truncatingIfNeeded: exponent))
        let number = Decimal(
            sign: isNegative ? .minus : .plus,
            exponent: exponent,
            significand: Decimal(mantissa)
        )
        return NSDecimalNumber(decimal: number)
    }
}
