// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import HealthKit
import ObjCRuntime
import Testing

@Suite("A store without data, and its queries")
struct StoreTests {
    private let store = HKHealthStore()
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func steps(_ count: Double, from: TimeInterval, to: TimeInterval) -> HKQuantitySample {
        HKQuantitySample(
            type: HKQuantityType(.stepCount),
            quantity: HKQuantity(unit: .count(), doubleValue: count),
            start: start.addingTimeInterval(from),
            end: start.addingTimeInterval(to),
            metadata: [HKMetadataKeySyncIdentifier: "s\(Int(count))"]
        )
    }

    private func isUnavailable(_ error: (any Error)?) -> Bool {
        (error as? HKError)?.code == .errorHealthDataUnavailable
    }

    @Test func requestsFail() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .notDetermined)
        let asked = await withCheckedContinuation { continuation in
            store.requestAuthorization(toShare: nil, read: [HKQuantityType(.stepCount)]) {
                continuation.resume(returning: $0 ? nil : $1)
            }
        }
        #expect(isUnavailable(asked))
        let saved = await withCheckedContinuation { continuation in
            store.save(steps(1, from: 0, to: 1)) {
                continuation.resume(returning: $0 ? nil : $1)
            }
        }
        #expect(isUnavailable(saved))
        await #expect(throws: HKError.self) { try await store.save([steps(1, from: 0, to: 1)]) }
        #expect(throws: HKError.self) { try store.biologicalSex() }
        do {
            _ = try store.dateOfBirthComponents()
        } catch HKError.errorHealthDataUnavailable {
        } catch {
            Issue.record("\(error) is another error")
        }
    }

    @Test func queriesFail() async {
        let type = HKQuantityType(.stepCount)
        let samples = await withCheckedContinuation { continuation in
            store.execute(
                HKSampleQuery(
                    sampleType: type,
                    predicate: nil,
                    limit: HKObjectQueryNoLimit,
                    sortDescriptors: nil
                ) { continuation.resume(returning: $1 == nil ? $2 : nil) }
            )
        }
        #expect(isUnavailable(samples))
        let anchored = await withCheckedContinuation { continuation in
            store.execute(
                HKAnchoredObjectQuery(
                    type: type,
                    predicate: nil,
                    anchor: HKQueryAnchor(fromValue: 3),
                    limit: 1
                ) { _, _, _, _, error in continuation.resume(returning: error) }
            )
        }
        #expect(isUnavailable(anchored))
        let observed = await withCheckedContinuation { continuation in
            store.execute(
                HKObserverQuery(sampleType: type, predicate: nil) { _, done, error in
                    done()
                    continuation.resume(returning: error)
                }
            )
        }
        #expect(isUnavailable(observed))
        let statistics = await withCheckedContinuation { continuation in
            store.execute(
                HKStatisticsQuery(
                    quantityType: type,
                    quantitySamplePredicate: nil,
                    options: .cumulativeSum
                ) { continuation.resume(returning: $1 == nil ? $2 : nil) }
            )
        }
        #expect(isUnavailable(statistics))
        let collected = await withCheckedContinuation { continuation in
            let query = HKStatisticsCollectionQuery(
                quantityType: type,
                quantitySamplePredicate: nil,
                options: .cumulativeSum,
                anchorDate: start,
                intervalComponents: DateComponents(day: 1)
            )
            query.initialResultsHandler = { continuation.resume(returning: $1 == nil ? $2 : nil) }
            store.execute(query)
        }
        #expect(isUnavailable(collected))
    }

    @Test func timesOverlapUnlessTheyAreStrict() {
        let all = [
            steps(1, from: -100, to: 10), steps(2, from: 20, to: 30), steps(3, from: 90, to: 200),
            steps(4, from: 300, to: 400),
        ]
        func found(_ options: HKQueryOptions) -> [Double] {
            let predicate = HKQuery.predicateForSamples(
                withStart: start,
                end: start.addingTimeInterval(100),
                options: options
            )
            return all.filter { predicate.evaluate(with: $0) }
                .map { $0.quantity.doubleValue(for: .count()) }
        }
        #expect(found([]) == [1, 2, 3])
        #expect(found(.strictStartDate) == [2, 3])
        #expect(found(.strictEndDate) == [1, 2])
        #expect(found([.strictStartDate, .strictEndDate]) == [2])
        let any = HKQuery.predicateForSamples(withStart: nil, end: nil)
        #expect(all.allSatisfy { any.evaluate(with: $0) })
        #expect(
            HKQuery.predicateForSamples(withStart: start, end: nil)
                == HKQuery.predicateForSamples(withStart: start, end: nil)
        )
    }

    @Test func predicatesFindByValues() {
        let (few, many) = (steps(10, from: 0, to: 1), steps(1000, from: 0, to: 1))
        func found(_ predicate: Foundation.NSPredicate) -> [HKObject] {
            [few, many].filter { predicate.evaluate(with: $0) }
        }
        #expect(found(HKQuery.predicateForObject(with: few.uuid)) == [few])
        #expect(found(HKQuery.predicateForObjects(with: [few.uuid, many.uuid])) == [few, many])
        #expect(
            found(
                HKQuery.predicateForObjects(
                    withMetadataKey: HKMetadataKeySyncIdentifier,
                    allowedValues: ["s10"]
                )
            ) == [few]
        )
        #expect(found(HKQuery.predicateForObjects(withMetadataKey: "x")).isEmpty)
        #expect(
            found(
                HKQuery.predicateForQuantitySamples(
                    with: .greaterThan,
                    quantity: HKQuantity(unit: .count(), doubleValue: 100)
                )
            ) == [many]
        )
        let later = FormatPredicates.NSPredicate(
            format: "%K > %@",
            HKPredicateKeyPathEndDate,
            start.addingTimeInterval(5) as NSDate
        )
        #expect(found(later).isEmpty)
        #expect(found(HKQuery.predicateForWorkouts(with: .running)).isEmpty)
        let both = FormatPredicates.NSCompoundPredicate(andPredicateWithSubpredicates: [
            HKQuery.predicateForObjects(with: [few.uuid, many.uuid]),
            HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeySyncIdentifier),
        ])
        #expect(found(both) == [few, many])
    }

    /// A sample as a store would give it: written by the program.
    private final class Saved: HKQuantitySample, @unchecked Sendable {
        override var sourceRevision: HKSourceRevision {
            HKSourceRevision(source: .default(), version: "1")
        }
    }

    @Test func predicatesFindByTheProgram() {
        let saved = Saved(
            type: HKQuantityType(.stepCount),
            quantity: HKQuantity(unit: .count(), doubleValue: 5),
            start: start,
            end: start
        )
        let unsaved = steps(10, from: 0, to: 1)
        func found(_ predicate: Foundation.NSPredicate) -> [HKObject] {
            [saved, unsaved].filter { predicate.evaluate(with: $0) }
        }
        let source = HKSource.default()
        #expect(found(HKQuery.predicateForObjects(from: source)) == [saved])
        #expect(found(HKQuery.predicateForObjects(from: [source])) == [saved])
        let old = HKSourceRevision(source: source, version: "0")
        #expect(found(HKQuery.predicateForObjects(from: [saved.sourceRevision])) == [saved])
        #expect(found(HKQuery.predicateForObjects(from: [old])).isEmpty)
        let workout = HKWorkout(activityType: .running, start: start, end: start)
        #expect(found(HKQuery.predicateForObjects(from: workout)).isEmpty)
        #expect(found(HKQuery.predicateForObjectsWithNoCorrelation()) == [saved, unsaved])
    }

    @Test func predicatesFindSummariesByTheirDays() {
        final class Today: HKActivitySummary, @unchecked Sendable {
            override func dateComponents(for calendar: Calendar) -> DateComponents {
                DateComponents(calendar: calendar, year: 2024, month: 2, day: 29)
            }
        }
        func day(_ number: Int, of month: Int) -> DateComponents {
            let calendar = Calendar(identifier: .gregorian)
            return DateComponents(calendar: calendar, year: 2024, month: month, day: number)
        }
        let leapDay = HKQuery.predicateForActivitySummary(with: day(29, of: 2))
        #expect(leapDay.evaluate(with: Today()) && !leapDay.evaluate(with: HKActivitySummary()))
        let later = HKQuery.predicate(
            forActivitySummariesBetweenStart: day(1, of: 3),
            end: day(9, of: 3)
        )
        #expect(!later.evaluate(with: Today()))
    }

    @Test func valuesOfAPersonAreMadeForTests() {
        final class Blood: HKBloodTypeObject, @unchecked Sendable {
            override var bloodType: HKBloodType { .oPositive }
        }
        #expect(Blood().bloodType == .oPositive && HKBloodTypeObject().bloodType == .notSet)
        #expect(HKBiologicalSexObject().biologicalSex == .notSet)
        #expect(HKWheelchairUseObject().wheelchairUse == .notSet)
        #expect(HKFitzpatrickSkinTypeObject().skinType == .notSet)
        #expect(HKActivityMoveModeObject().activityMoveMode == .activeEnergy)
    }

    @Test func anchorsSurviveArchives() throws {
        let anchor = HKQueryAnchor(fromValue: 42)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: anchor,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
        #expect(read == anchor)
        #expect(anchor != HKQueryAnchor(fromValue: 41))
    }

    @Test func errorsHaveApplesNumbers() {
        #expect((HKError(.errorAuthorizationDenied) as NSError).code == 4)
        #expect(HKErrorDomain == "com.apple.healthkit")
        let raw: any Error = NSError(domain: HKErrorDomain, code: 11)
        #expect((raw as? HKError)?.code == .errorNoData)
    }

    @Test func mocksAnswerInTheStoresPlace() {
        final class Mock: HKHealthStore, @unchecked Sendable {
            var saved: [HKObject] = []
            override func save(
                _ objects: [HKObject],
                withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
            ) {
                saved += objects
                completion(true, nil)
            }
        }
        let mock = Mock()
        let store: HKHealthStore = mock
        let sample = steps(1, from: 0, to: 1)
        store.save([sample]) { isSaved, _ in #expect(isSaved) }
        #expect(mock.saved == [sample])
    }
}
