// SPDX-License-Identifier: Apache-2.0

// The names of the few other kinds of types.

/// The name of something that does not change in a person.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Activity move mode.
    public static let activityMoveMode = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierActivityMoveMode"
    )
    /// Biological sex.
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierBiologicalSex"
    )
    /// Blood type.
    public static let bloodType = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierBloodType"
    )
    /// Date of birth.
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierDateOfBirth"
    )
    /// Fitzpatrick skin type.
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierFitzpatrickSkinType"
    )
    /// Wheelchair use.
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(
        "HKCharacteristicTypeIdentifierWheelchairUse"
    )
}

/// The name of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The two pressures of blood.
    public static let bloodPressure = HKCorrelationTypeIdentifier(
        "HKCorrelationTypeIdentifierBloodPressure"
    )
    /// What is in a meal.
    public static let food = HKCorrelationTypeIdentifier("HKCorrelationTypeIdentifierFood")
}

/// The name of a kind of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Clinical documents.
    public static let CDA = HKDocumentTypeIdentifier("HKDocumentTypeIdentifierCDA")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the type of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the type of routes.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the type of heartbeats in a row.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
