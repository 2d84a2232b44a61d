// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CharacterSet {
    /// `CharacterSet.inverted`, in place of Foundation's, which gives a set that halts the program when it
    /// is changed: `CharacterSet.decimalDigits.inverted`.
    @_silgen_name("casement_inverted_set")
    public func _invertedCopy() -> CharacterSet {
        var copy = self
        copy.invert()
        return copy
    }
}
