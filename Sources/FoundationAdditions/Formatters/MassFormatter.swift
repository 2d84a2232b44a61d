// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's on Linux has English words only.
/// Writes masses in the words of a language.
open class MassFormatter: Foundation.MassFormatter {
    /// The text of a value with its unit.
    open override func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        // Stones are written with pounds.
        guard unit != .stone else { return super.string(fromValue: value, unit: unit) }
        return measured.text(value, unit.identifier) ?? super.string(fromValue: value, unit: unit)
    }

    /// The word for a unit, as it stands behind a value.
    open override func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        measured.unit(behind: value, unit.identifier)
            ?? super.unitString(fromValue: value, unit: unit)
    }

    private var measured: MeasuredText {
        MeasuredText(unitStyle: unitStyle, numberFormatter: numberFormatter)
    }
}

extension MassFormatter.Unit {
    /// The unit's name in CLDR.
    fileprivate var identifier: String {
        switch self {
        case .gram: "gram"
        case .kilogram: "kilogram"
        case .ounce: "ounce"
        case .pound: "pound"
        case .stone: "stone"
        }
    }
}
