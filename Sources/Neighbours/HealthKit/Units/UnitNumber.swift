// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers in the texts of units and quantities.
enum UnitNumber {
    /// The shortest text of a number, whole ones without a point.
    static func shortest(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A number with 16 digits at most, as the masses of moles stand in texts of units.
    static func rounded(_ value: Double) -> String { String(format: "%.16g", value) }
}
