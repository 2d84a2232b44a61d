// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux multiplies and divides by ten until the exponent is used up, and so misses the
// nearest number: `0.56` becomes 0.5599999999999999, which formatters that round down show as 0.55.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension NSDecimalNumber {
    /// `NSDecimalNumber.doubleValue`, the nearest number to the decimal one.
    @_silgen_name("casement_decimal_double")
    public final func _nearestDouble() -> Double {
        let decimal = decimalValue
        return decimal.isNaN ? .nan : Double(decimal.description) ?? .nan
    }
}
