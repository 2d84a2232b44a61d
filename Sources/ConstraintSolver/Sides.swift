// SPDX-License-Identifier: Apache-2.0

/// From which sides constraints bound a number.
struct Sides: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let above = Sides(rawValue: 1)
    static let below = Sides(rawValue: 2)

    /// Whether the number is bounded, and free in the other direction.
    var isOne: Bool { rawValue == 1 || rawValue == 2 }
}

extension Relation {
    /// From which sides a constraint bounds a number that it names with this coefficient.
    func sides(coefficient: Double) -> Sides {
        if self == .equal { return [.above, .below] }
        return (self == .lessThanOrEqual) == (coefficient > 0) ? .above : .below
    }
}
