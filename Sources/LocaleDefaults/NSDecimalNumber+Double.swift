// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux multiplies and divides by ten until the exponent is used up, and so misses the
// nearest number: `0.56` becomes 0.5599999999999999, which formatters that round down show as 0.55.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension NSDecimalNumber {
    /// `NSDecimalNumber.doubleValue`, the nearest number to the decimal one.
    @_silgen_name("casement_decimal_double")
    public final func _nearestDouble() -> Double {
        let decimal = decimalValue
        return decimal.isNaN ? .nan : Double(decimal.description) ?? .nan
    }

    /// `NSDecimalNumber.hash`: that of the nearest number, so that equal numbers of both kinds have equal ones.
    ///
    /// Foundation's on Linux asks Core Foundation, which asks the object again until the stack is full.
    @_silgen_name("casement_decimal_hash")
    public final func _nearestHash() -> Int { NSNumber(value: _nearestDouble()).hash }

    /// `NSDecimalNumber.compare(_:)`; Foundation's turns the order of numbers that are not decimal around.
    @_silgen_name("casement_compare_decimals")
    public final func _compare(_ number: NSNumber) -> ComparisonResult {
        // An infinite number has no decimal one.
        guard !decimalValue.isNaN, number.doubleValue.isFinite else {
            return order(_nearestDouble(), number.doubleValue)
        }
        return order(decimalValue, number.decimalValue)
    }

    private func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
