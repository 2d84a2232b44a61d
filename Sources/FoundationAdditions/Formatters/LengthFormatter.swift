// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's on Linux has English words only.
/// Writes lengths in the words of a language.
open class LengthFormatter: Foundation.LengthFormatter {
    /// The text of a value with its unit.
    open override func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        measured.text(value, unit.identifier) ?? super.string(fromValue: value, unit: unit)
    }

    /// The word for a unit, as it stands behind a value.
    open override func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        measured.unit(behind: value, unit.identifier)
            ?? super.unitString(fromValue: value, unit: unit)
    }

    private var measured: MeasuredText {
        MeasuredText(unitStyle: unitStyle, numberFormatter: numberFormatter)
    }
}

extension LengthFormatter.Unit {
    /// The unit's name in CLDR.
    fileprivate var identifier: String {
        switch self {
        case .millimeter: "millimeter"
        case .centimeter: "centimeter"
        case .meter: "meter"
        case .kilometer: "kilometer"
        case .inch: "inch"
        case .foot: "foot"
        case .yard: "yard"
        case .mile: "mile"
        }
    }
}
