// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
import Foundation

/// The units that a locale's region measures in, by CLDR.
enum PreferredUnits {
    /// The unit for measurements that come in another; nil where they stay as they are.
    static func unit(for unit: Dimension, in locale: Locale) -> Dimension? {
        guard let (category, usage) = category(of: unit),
            let preferred = preferred(category, usage, locale)
        else { return nil }
        return unitsOfICU.first { $0.0 == preferred }?.1()
    }

    /// CLDR's name for the use of measurements that the value's size decides on; nil where it never does.
    static func naturalUsage(of unit: Dimension) -> String? {
        switch unit {
        case is UnitLength, is UnitMass, is UnitArea, is UnitSpeed: "default"
        case is UnitVolume: "fluid"
        case is UnitFuelEfficiency: "vehicle-fuel"
        default: nil
        }
    }

    /// Whether food has calories where physics has kilocalories.
    static func countsCalories(_ locale: Locale) -> Bool {
        preferred("energy", "food", locale) == UAMEASUNIT_ENERGY_FOODCALORIE
    }

    private static func preferred(
        _ category: String,
        _ usage: String?,
        _ locale: Locale
    ) -> UAMeasureUnit? {
        var units = [UAMeasureUnit](repeating: UAMEASUNIT_LENGTH_METER, count: 4)
        var status = U_ZERO_ERROR
        let count = icu_uameasfmt_getUnitsForUsage(
            locale.identifier,
            category,
            usage,
            &units,
            Int32(units.count),
            &status
        )
        return ICUText.succeeded(status) && count == 1 ? units[0] : nil
    }

    /// CLDR's names for a kind of measurement and for its use.
    private static func category(of unit: Dimension) -> (String, String?)? {
        switch unit {
        // Lengths are distances unless a natural scale is asked for.
        case is UnitLength: ("length", "large")
        case is UnitMass: ("mass", nil)
        case is UnitArea: ("area", nil)
        case is UnitVolume: ("volume", "fluid")
        case is UnitSpeed: ("speed", nil)
        case is UnitTemperature: ("temperature", nil)
        default: nil
        }
    }

    private static let unitsOfICU: [(UAMeasureUnit, @Sendable () -> Dimension)] = [
        (UAMEASUNIT_LENGTH_METER, { UnitLength.meters }),
        (UAMEASUNIT_LENGTH_KILOMETER, { UnitLength.kilometers }),
        (UAMEASUNIT_LENGTH_FOOT, { UnitLength.feet }),
        (UAMEASUNIT_LENGTH_MILE, { UnitLength.miles }),
        (UAMEASUNIT_MASS_KILOGRAM, { UnitMass.kilograms }),
        (UAMEASUNIT_MASS_POUND, { UnitMass.pounds }),
        (UAMEASUNIT_AREA_SQUARE_METER, { UnitArea.squareMeters }),
        (UAMEASUNIT_AREA_SQUARE_FOOT, { UnitArea.squareFeet }),
        (UAMEASUNIT_VOLUME_LITER, { UnitVolume.liters }),
        (UAMEASUNIT_VOLUME_GALLON, { UnitVolume.gallons }),
        (UAMEASUNIT_VOLUME_GALLON_IMPERIAL, { UnitVolume.imperialGallons }),
        (UAMEASUNIT_SPEED_KILOMETER_PER_HOUR, { UnitSpeed.kilometersPerHour }),
        (UAMEASUNIT_SPEED_MILE_PER_HOUR, { UnitSpeed.milesPerHour }),
        (UAMEASUNIT_SPEED_METER_PER_SECOND, { UnitSpeed.metersPerSecond }),
        (UAMEASUNIT_TEMPERATURE_CELSIUS, { UnitTemperature.celsius }),
        (UAMEASUNIT_TEMPERATURE_FAHRENHEIT, { UnitTemperature.fahrenheit }),
    ]
}
