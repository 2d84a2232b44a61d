// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The units of Foundation's formatters as texts of units.
enum FormatterUnits {
    static let mass: [(unit: MassFormatter.Unit, text: String)] = [
        (.gram, "g"), (.kilogram, "kg"), (.ounce, "oz"), (.pound, "lb"), (.stone, "st"),
    ]

    static let length: [(unit: LengthFormatter.Unit, text: String)] = [
        (.millimeter, "mm"), (.centimeter, "cm"), (.meter, "m"), (.kilometer, "km"),
        (.inch, "in"), (.foot, "ft"), (.yard, "yd"), (.mile, "mi"),
    ]

    static let energy: [(unit: EnergyFormatter.Unit, text: String)] = [
        (.joule, "J"), (.kilojoule, "kJ"), (.calorie, "cal"), (.kilocalorie, "kcal"),
    ]

    static func text(_ unit: MassFormatter.Unit) -> String {
        mass.first { $0.unit == unit }?.text ?? ""
    }

    static func text(_ unit: LengthFormatter.Unit) -> String {
        length.first { $0.unit == unit }?.text ?? ""
    }

    static func text(_ unit: EnergyFormatter.Unit) -> String {
        energy.first { $0.unit == unit }?.text ?? ""
    }
}
