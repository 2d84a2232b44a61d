// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS the most and the fewest digits agree: the one that is set last moves the other. Foundation on
// Linux writes the fewest even where the most are less, as in a price that is to have no cents.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension NumberFormatter {
    /// The setter of `NumberFormatter.maximumFractionDigits`.
    @_silgen_name("casement_set_most_fraction_digits")
    public final func _setMostFractionDigits(_ count: Int) {
        _originalSetMostFractionDigits(count)
        if minimumFractionDigits > count { _originalSetFewestFractionDigits(count) }
    }

    /// The setter of `NumberFormatter.minimumFractionDigits`.
    @_silgen_name("casement_set_fewest_fraction_digits")
    public final func _setFewestFractionDigits(_ count: Int) {
        _originalSetFewestFractionDigits(count)
        if maximumFractionDigits < count { _originalSetMostFractionDigits(count) }
    }

    /// Formats or reads a number with both counts of digits.
    ///
    /// Foundation tells the formatter inside of this one, which it makes when it first needs one, of
    /// the most digits only where the fewest are none. `NumberDigits.c` tells it then.
    func withDigits<Result>(_ body: () -> Result) -> Result {
        let (fewest, most) = (minimumFractionDigits, maximumFractionDigits)
        guard fewest > 0 else { return body() }
        // Where nobody says otherwise, a currency has as many digits as its money, not these.
        useMostDigits(most, alone: fewest != 2 || most != 2 ? 1 : 0)
        defer { useMostDigits(-1, alone: 0) }
        return body()
    }

    /// Foundation's function.
    @_silgen_name("foundation_set_most_fraction_digits")
    private final func _originalSetMostFractionDigits(_ count: Int)

    /// Foundation's function.
    @_silgen_name("foundation_set_fewest_fraction_digits")
    private final func _originalSetFewestFractionDigits(_ count: Int)
}

/// Sets the most digits behind the point of the formatter that is at work on the thread, negative for
/// none; 1 says that they are told although nobody said what the fewest are.
@_silgen_name("foundation_use_most_digits")
private func useMostDigits(_ digits: Int, alone: Int32)
