// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// The serial number of the device.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// Where a temperature was measured.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// Where a heart was measured.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// What somebody did meanwhile.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// What was eaten.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The kind of a medical device.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// The single medical device.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// A signature of the values.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// The identifier in the program's own store.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The identifier by which newer versions replace older ones.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The version of the object.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The name of the device.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// Who made the device.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// Whether a laboratory measured it.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The least usual value.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The greatest usual value.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// Whether somebody typed the value.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The name of a course.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// Whether others took part.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// Whether a workout was indoors.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// Whether a coach helped.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// The weather.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// The temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The humidity.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The length of a lap.
public let HKMetadataKeyLapLength = "HKLapLength"
/// Where somebody swam.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// The style of swimming.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// What insulin is for.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// Whether before or after a meal.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// How fitness was measured.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// The mean speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// The greatest speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// How steep it was.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// The metres up.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The metres down.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// The time on a machine.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// The distance on a machine.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// The distance on a cross trainer.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// The rate that caused a warning.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// The mean effort.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// Whether a cycle begins.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// Whether protection was used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// The pressure of the air.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
