// SPDX-License-Identifier: Apache-2.0

import Foundation
import HealthKit
import ObjCRuntime
import Testing

@Suite("Types and samples")
struct SampleTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private var end: Date { start.addingTimeInterval(3600) }

    private func archived<T: NSObject>(_ object: T) throws -> T where T: NSSecureCoding {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: true
        )
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
    }

    private func glucose(_ value: Double, metadata: [String: Any]? = nil) -> HKQuantitySample {
        HKQuantitySample(
            type: HKQuantityType(.bloodGlucose),
            quantity: HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: value),
            start: start,
            end: end,
            device: HKDevice(
                name: "Meter",
                manufacturer: "Example",
                model: nil,
                hardwareVersion: nil,
                firmwareVersion: nil,
                softwareVersion: "2",
                localIdentifier: nil,
                udiDeviceIdentifier: "7"
            ),
            metadata: metadata
        )
    }

    @Test(arguments: [
        (HKQuantityTypeIdentifier.stepCount, "HKQuantityTypeIdentifierStepCount"),
        (.vo2Max, "HKQuantityTypeIdentifierVO2Max"),
        (.uvExposure, "HKQuantityTypeIdentifierUVExposure"),
        (.heartRateVariabilitySDNN, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        (.dietaryVitaminB12, "HKQuantityTypeIdentifierDietaryVitaminB12"),
        (.insulinDelivery, "HKQuantityTypeIdentifierInsulinDelivery"),
    ])
    func identifiersHaveApplesNames(identifier: HKQuantityTypeIdentifier, name: String) throws {
        #expect(identifier.rawValue == name)
        let type = try #require(HKObjectType.quantityType(forIdentifier: identifier))
        #expect(type.identifier == name)
        #expect(type == HKQuantityType(identifier))
    }

    @Test func typesKnowTheirUnitsAndStyles() {
        let steps = HKQuantityType(.stepCount)
        #expect(steps.aggregationStyle == .cumulative)
        #expect(steps.is(compatibleWith: .count()))
        #expect(!steps.is(compatibleWith: .gram()))
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
        #expect(HKQuantityType(.bodyMass).aggregationStyle == .discrete)
        let glucose = HKQuantityType(.bloodGlucose)
        let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
        #expect(glucose.is(compatibleWith: molar.unitDivided(by: .liter())))
        #expect(HKObjectType.quantityType(forIdentifier: .init(rawValue: "x")) == nil)
        #expect(HKObjectType.categoryType(forIdentifier: .init(rawValue: "x")) == nil)
        #expect(HKObjectType.workoutType() == HKObjectType.workoutType())
        #expect(HKCategoryType(.sleepAnalysis) != HKCategoryType(.fever))
        #expect(
            HKCategoryTypeIdentifier.environmentalAudioExposureEvent.rawValue
                == "HKCategoryTypeIdentifierAudioExposureEvent"
        )
    }

    @Test func typesSurviveArchives() throws {
        #expect(try archived(HKQuantityType(.stepCount)) == HKQuantityType(.stepCount))
        #expect(try archived(HKQuantityType(.stepCount)).aggregationStyle == .cumulative)
        #expect(try archived(HKCategoryType(.sleepAnalysis)) == HKCategoryType(.sleepAnalysis))
        #expect(try archived(HKObjectType.workoutType()) == HKObjectType.workoutType())
    }

    @Test func aSampleKeepsWhatItIsMadeOf() {
        let sample = glucose(100, metadata: [HKMetadataKeyWasUserEntered: true])
        #expect(sample.quantityType == HKQuantityType(.bloodGlucose))
        #expect(sample.sampleType == sample.quantityType)
        #expect(sample.startDate == start)
        #expect(sample.endDate == end)
        #expect(sample.metadata?["HKWasUserEntered"] as? Bool == true)
        #expect(sample.sourceRevision.source.bundleIdentifier.isEmpty, "it is not saved")
        #expect(sample.sourceRevision.version == nil)
        #expect(sample != glucose(100), "each has an identifier of its own")
        #expect(!sample.hasUndeterminedDuration)
        #expect(sample.count == 1)
    }

    @Test func samplesSurviveArchives() throws {
        let sample = glucose(
            104.5,
            metadata: [
                HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: 3,
                HKMetadataKeyReferenceRangeLowerLimit: HKQuantity(
                    unit: HKUnit(from: "mg/dL"),
                    doubleValue: 70
                ), "day": start, "rate": 1.5,
            ]
        )
        let read = try archived(sample)
        #expect(read == sample)
        #expect(read.uuid == sample.uuid)
        #expect(read.quantity == sample.quantity)
        #expect(read.quantityType == sample.quantityType)
        #expect(read.startDate == start)
        #expect(read.endDate == end)
        #expect(read.device == sample.device)
        #expect(read.sourceRevision == sample.sourceRevision)
        #expect(read.metadata?[HKMetadataKeySyncIdentifier] as? String == "a")
        #expect(read.metadata?[HKMetadataKeySyncVersion] as? Int == 3)
        #expect(read.metadata?["day"] as? Date == start)
        #expect(read.metadata?["rate"] as? Double == 1.5)
        let limit = read.metadata?[HKMetadataKeyReferenceRangeLowerLimit] as? HKQuantity
        #expect(limit?.doubleValue(for: HKUnit(from: "mg/dL")) == 70)
    }

    @Test func categoriesAndCorrelationsSurviveArchives() throws {
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis),
            value: HKCategoryValueSleepAnalysis.asleepREM.rawValue,
            start: start,
            end: end
        )
        #expect(sleep.value == 5)
        #expect(try archived(sleep).value == 5)
        #expect(try archived(sleep).categoryType == HKCategoryType(.sleepAnalysis))
        func pressure(_ kind: HKQuantityTypeIdentifier, _ value: Double) -> HKQuantitySample {
            HKQuantitySample(
                type: HKQuantityType(kind),
                quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value),
                start: start,
                end: start
            )
        }
        let (high, low) = (
            pressure(.bloodPressureSystolic, 120), pressure(.bloodPressureDiastolic, 80)
        )
        let both = HKCorrelation(
            type: HKCorrelationType(.bloodPressure),
            start: start,
            end: start,
            objects: [high, low]
        )
        #expect(both.objects(for: HKQuantityType(.bloodPressureSystolic)) == [high])
        let read = try archived(both)
        #expect(read.objects == [high, low])
        #expect(read.correlationType == HKCorrelationType(.bloodPressure))
    }

    @Test func aWorkoutLastsWithoutItsPauses() throws {
        func event(_ type: HKWorkoutEventType, _ minute: Double) -> HKWorkoutEvent {
            let date = start.addingTimeInterval(minute * 60)
            return HKWorkoutEvent(
                type: type,
                dateInterval: DateInterval(start: date, duration: 0),
                metadata: nil
            )
        }
        let workout = HKWorkout(
            activityType: .running,
            start: start,
            end: end,
            workoutEvents: [event(.pause, 10), event(.resume, 25), event(.pause, 50)],
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 300),
            totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5),
            metadata: [HKMetadataKeyIndoorWorkout: false]
        )
        #expect(workout.duration == 35 * 60)
        #expect(workout.sampleType == HKObjectType.workoutType())
        let read = try archived(workout)
        #expect(read.duration == workout.duration)
        #expect(read.workoutActivityType == .running)
        #expect(read.workoutEvents == workout.workoutEvents)
        #expect(read.totalDistance == workout.totalDistance)
        #expect(read.totalEnergyBurned == workout.totalEnergyBurned)
        #expect(HKWorkout(activityType: .yoga, start: start, end: end).duration == 3600)
        #expect(HKWorkoutActivityType.cooldown.rawValue == 80)
        #expect(HKWorkoutActivityType.other.rawValue == 3000)
        #expect(HKWorkoutActivityType.running.rawValue == 37)
        #expect(HKWorkoutActivityType.yoga.rawValue == 57)
    }

    @Test func aConfigurationIsCopiedAndArchived() throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .swimming
        configuration.swimmingLocationType = .pool
        configuration.lapLength = HKQuantity(unit: .meter(), doubleValue: 25)
        let copy = try #require(configuration.copy() as? HKWorkoutConfiguration)
        #expect(copy == configuration)
        #expect(try archived(configuration) == configuration)
        configuration.locationType = .indoor
        #expect(copy != configuration)
    }

    @Test func aDaysActivityIsCopiedAndArchived() throws {
        let summary = HKActivitySummary()
        #expect(summary.appleExerciseTime.doubleValue(for: .minute()) == 0)
        #expect(summary.exerciseTimeGoal == nil)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 31)
        summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        summary.activityMoveMode = .appleMoveTime
        #expect(
            summary.appleExerciseTime.compare(summary.appleExerciseTimeGoal) == .orderedDescending
        )
        let copy = try #require(summary.copy() as? HKActivitySummary)
        #expect(copy == summary)
        #expect(try archived(summary) == summary)
        summary.standHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
        #expect(copy != summary)
        #expect(try archived(summary).standHoursGoal == summary.standHoursGoal)
    }

    @Test func wrongSamplesTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = HKQuantitySample(
                type: HKQuantityType(.stepCount),
                quantity: HKQuantity(unit: .gram(), doubleValue: 1),
                start: Date(),
                end: Date()
            )
        }
        await #expect(processExitsWith: .failure) {
            _ = HKCategorySample(
                type: HKCategoryType(.fever),
                value: 0,
                start: Date(timeIntervalSince1970: 1),
                end: Date(timeIntervalSince1970: 0)
            )
        }
        await #expect(processExitsWith: .failure) { _ = HKQuantityType(.init(rawValue: "x")) }
    }
}
