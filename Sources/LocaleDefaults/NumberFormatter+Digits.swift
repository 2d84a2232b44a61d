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

    /// Foundation's function.
    @_silgen_name("foundation_set_most_fraction_digits")
    private final func _originalSetMostFractionDigits(_ count: Int)

    /// Foundation's function.
    @_silgen_name("foundation_set_fewest_fraction_digits")
    private final func _originalSetFewestFractionDigits(_ count: Int)
}
