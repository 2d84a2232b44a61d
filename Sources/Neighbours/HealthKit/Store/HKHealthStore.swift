// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because the store has no state.
/// The store of health data, as on a device that has none.
///
/// Each request fails with `errorHealthDataUnavailable`; handlers run on a queue of their own, as on iOS.
/// - Source: developer.apple.com/documentation/healthkit/hkhealthstore
open class HKHealthStore: NSObject, @unchecked Sendable {
    private static let queue = DispatchQueue(label: "HealthKit")

    /// Makes a store.
    public override init() { super.init() }

    /// Whether the device has health data: no.
    open class func isHealthDataAvailable() -> Bool { false }

    /// Whether the device has records of clinics: no.
    open func supportsHealthRecords() -> Bool { false }

    // MARK: Authorization

    /// Whether the program may write; the user was not asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        .notDetermined
    }

    /// Fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws { throw Self.failure }

    /// Fails.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { Self.queue.async { completion(.unknown, Self.failure) } }

    /// Fails.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw Self.failure }

    /// Fails.
    open func handleAuthorizationForExtension(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// The earliest date of samples: any.
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    // MARK: Objects

    /// Fails.
    open func save(
        _ object: HKObject,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func save(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func save(_ object: HKObject) async throws { throw Self.failure }

    /// Fails.
    open func save(_ objects: [HKObject]) async throws { throw Self.failure }

    /// Fails.
    open func delete(
        _ object: HKObject,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func delete(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func delete(_ object: HKObject) async throws { throw Self.failure }

    /// Fails.
    open func delete(_ objects: [HKObject]) async throws { throw Self.failure }

    /// Fails.
    open func deleteObjects(
        of objectType: HKObjectType,
        predicate: FormatPredicates.NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, 0, Self.failure) } }

    /// Fails.
    open func deleteObjects(
        of objectType: HKObjectType,
        predicate: FormatPredicates.NSPredicate
    ) async throws -> Int { throw Self.failure }

    /// Fails.
    open func add(
        _ samples: [HKSample],
        to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    // MARK: Queries

    /// Tells the query's handler that there are no data.
    open func execute(_ query: HKQuery) { Self.queue.async { query.fail(Self.failure) } }

    /// Does nothing: each query has ended.
    open func stop(_ query: HKQuery) {}

    /// Fails.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { Self.queue.async { completion([:], Self.failure) } }

    /// Fails.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>
    ) async throws -> [HKQuantityType: HKUnit] { throw Self.failure }

    // MARK: Background

    /// Fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency
    ) async throws { throw Self.failure }

    /// Fails.
    open func disableBackgroundDelivery(
        for type: HKObjectType,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {
        throw Self.failure
    }

    /// Fails.
    open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails.
    open func disableAllBackgroundDelivery() async throws { throw Self.failure }

    /// Fails: there is no watch.
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }

    /// Fails: there is no watch.
    open func startWatchApp(toHandle configuration: HKWorkoutConfiguration) async throws {
        throw Self.failure
    }

    // MARK: The person

    /// Fails.
    open func dateOfBirthComponents() throws -> DateComponents { throw Self.failure }

    /// Fails.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.failure }

    /// Fails.
    open func bloodType() throws -> HKBloodTypeObject { throw Self.failure }

    /// Fails.
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.failure }

    /// Fails.
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.failure }

    /// Fails.
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.failure }

    private static var failure: HKError {
        HKError(
            .errorHealthDataUnavailable,
            userInfo: [NSLocalizedDescriptionKey: "Health data is unavailable on this device"]
        )
    }

    private final func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Self.queue.async { completion(false, Self.failure) }
    }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when the user prefers other units; never here.
    public static let HKUserPreferencesDidChange = NSNotification.Name(
        "HKUserPreferencesDidChangeNotification"
    )
}
