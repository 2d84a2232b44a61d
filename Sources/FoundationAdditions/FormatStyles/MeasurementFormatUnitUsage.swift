// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a measurement is for, which decides on its unit in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name; nil for the unit of the measurement itself.
    let name: String?

    /// Any use.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement, whatever the region prefers.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy of exercise.
    public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths of people's bodies.
    public static var person: Self { Self(name: "person") }
    /// How tall people are.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Distances on roads.
    public static var road: Self { Self(name: "road") }
    /// Focal lengths of lenses.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// How deep rain is.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How deep snow is.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// People's weight.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The air's pressure.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind's speed.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of people's bodies.
    public static var person: Self { Self(name: "person") }
    /// The air's temperature.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Liquids.
    public static var liquid: Self { Self(name: "fluid") }
}
