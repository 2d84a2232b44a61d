// SPDX-License-Identifier: Apache-2.0

/// Some of ASCII's characters.
struct AsciiSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Adds a character below 128.
    mutating func insert(_ unit: UInt16) {
        if unit < 64 { low |= 1 << UInt64(unit) } else { high |= 1 << UInt64(unit & 63) }
    }

    /// Whether a unit is one of the characters.
    func contains(_ unit: UInt16) -> Bool {
        guard unit < 128 else { return false }
        return (unit < 64 ? low : high) >> UInt64(unit & 63) & 1 != 0
    }
}
