// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's on Linux has English words only.
/// Writes energies in the words of a language.
open class EnergyFormatter: Foundation.EnergyFormatter {
    /// The text of a value with its unit.
    open override func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        measured.text(value, identifier(of: unit)) ?? super.string(fromValue: value, unit: unit)
    }

    /// The word for a unit, as it stands behind a value.
    open override func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        measured.unit(behind: value, identifier(of: unit))
            ?? super.unitString(fromValue: value, unit: unit)
    }

    private var measured: MeasuredText {
        MeasuredText(unitStyle: unitStyle, numberFormatter: numberFormatter)
    }

    /// The unit's name in CLDR.
    private func identifier(of unit: EnergyFormatter.Unit) -> String {
        switch unit {
        case .joule: return "joule"
        case .kilojoule: return "kilojoule"
        case .calorie: return "calorie"
        case .kilocalorie:
            let locale = numberFormatter?.locale ?? .autoupdatingCurrent
            let countsCalories = isForFoodEnergyUse && PreferredUnits.countsCalories(locale)
            return countsCalories ? "foodcalorie" : "kilocalorie"
        }
    }
}
