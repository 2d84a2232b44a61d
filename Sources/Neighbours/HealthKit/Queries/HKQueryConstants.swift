// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// As many samples as there are.
public let HKObjectQueryNoLimit = 0
/// The key of a sort by the beginning.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of a sort by the end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The key of the identifier.
public let HKPredicateKeyPathUUID = "UUID"
/// The key of the program.
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
/// The key of the device.
public let HKPredicateKeyPathDevice = "device"
/// The key of the metadata.
public let HKPredicateKeyPathMetadata = "metadata"
/// The key of the beginning.
public let HKPredicateKeyPathStartDate = "startDate"
/// The key of the end.
public let HKPredicateKeyPathEndDate = "endDate"
/// The key of the number of quantities.
public let HKPredicateKeyPathCount = "count"
/// The key of the quantity.
public let HKPredicateKeyPathQuantity = "quantity"
/// The key of a category's value.
public let HKPredicateKeyPathCategoryValue = "value"
/// The key of a workout's duration.
public let HKPredicateKeyPathWorkoutDuration = "duration"
/// The key of a workout's activity.
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
/// The key of a workout's distance.
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
/// The key of a workout's energy.
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
