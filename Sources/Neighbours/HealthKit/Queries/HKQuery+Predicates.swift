// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation

extension HKQuery {
    /// Samples of a time: those that overlap it, unless options are stricter.
    public static func predicateForSamples(
        withStart startDate: Date?,
        end endDate: Date?,
        options: HKQueryOptions = []
    ) -> FormatPredicates.NSPredicate {
        var parts: [FormatPredicates.NSPredicate] = []
        if let startDate {
            let key = options.contains(.strictStartDate) ? "startDate" : "endDate"
            parts.append(.init(format: "%K >= %@", key, startDate as NSDate))
        }
        if let endDate {
            let format = options.contains(.strictEndDate) ? "endDate <= %@" : "startDate < %@"
            parts.append(.init(format: format, endDate as NSDate))
        }
        guard parts.count != 1 else { return parts[0] }
        return FormatPredicates.NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    /// The object with an identifier.
    public static func predicateForObject(with uuid: UUID) -> FormatPredicates.NSPredicate {
        predicateForObjects(with: [uuid])
    }

    /// The objects with identifiers.
    public static func predicateForObjects(with uuids: Set<UUID>) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in uuids.contains(object.uuid) }
    }

    /// The objects of a program.
    public static func predicateForObjects(from source: HKSource) -> FormatPredicates.NSPredicate {
        predicateForObjects(from: [source])
    }

    /// The objects of programs.
    public static func predicateForObjects(
        from sources: Set<HKSource>
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in sources.contains(object.sourceRevision.source) }
    }

    /// The objects of programs in versions; version and model may be any.
    public static func predicateForObjects(
        from sourceRevisions: Set<HKSourceRevision>
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in
            sourceRevisions.contains { wanted in
                let found = object.sourceRevision
                let isVersion =
                    wanted.version == HKSourceRevisionAnyVersion || wanted.version == found.version
                let isModel =
                    wanted.productType == nil
                    || wanted.productType == HKSourceRevisionAnyProductType
                    || wanted.productType == found.productType
                return wanted.source == found.source && isVersion && isModel
            }
        }
    }

    /// The objects of devices.
    public static func predicateForObjects(
        from devices: Set<HKDevice>
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in object.device.map(devices.contains) ?? false }
    }

    /// The objects of devices with one of some values for a property.
    public static func predicateForObjects(
        withDeviceProperty key: String,
        allowedValues: Set<String>
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in
            object.device?.value(key).map(allowedValues.contains) ?? false
        }
    }

    /// The objects with a key in their metadata.
    public static func predicateForObjects(
        withMetadataKey key: String
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in object.metadata?[key] != nil }
    }

    /// The objects with one of some values for a key in their metadata.
    public static func predicateForObjects(
        withMetadataKey key: String,
        allowedValues: [Any]
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in
            allowedValues.contains { compare(object.metadata?[key], $0) == .orderedSame }
        }
    }

    /// The objects whose value for a key in their metadata compares with another.
    public static func predicateForObjects(
        withMetadataKey key: String,
        operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        value: Any
    ) -> FormatPredicates.NSPredicate {
        test { (object: HKObject) in
            isTrue(operatorType, compare(object.metadata?[key], value))
        }
    }

    /// The objects that belong to a workout: none, since only a store knows which do.
    public static func predicateForObjects(
        from workout: HKWorkout
    ) -> FormatPredicates.NSPredicate {
        FormatPredicates.NSPredicate(value: false)
    }

    /// The objects of no correlation; samples do not know theirs here, so that all are.
    public static func predicateForObjectsWithNoCorrelation() -> FormatPredicates.NSPredicate {
        FormatPredicates.NSPredicate(value: true)
    }

    /// The samples whose quantity compares with another.
    public static func predicateForQuantitySamples(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        quantity: HKQuantity
    ) -> FormatPredicates.NSPredicate {
        test { (sample: HKQuantitySample) in
            isTrue(operatorType, compare(sample.quantity, quantity))
        }
    }

    /// The samples whose value compares with another.
    public static func predicateForCategorySamples(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        value: Int
    ) -> FormatPredicates.NSPredicate {
        test { (sample: HKCategorySample) in isTrue(operatorType, compare(sample.value, value)) }
    }

    /// The samples with one of some values.
    public static func predicateForCategorySamples(
        equalTo values: Set<Int>
    ) -> FormatPredicates.NSPredicate {
        test { (sample: HKCategorySample) in values.contains(sample.value) }
    }

    /// The workouts of an activity.
    public static func predicateForWorkouts(
        with workoutActivityType: HKWorkoutActivityType
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in workout.workoutActivityType == workoutActivityType }
    }

    /// The workouts whose duration compares with another.
    public static func predicateForWorkouts(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        duration: TimeInterval
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in isTrue(operatorType, compare(workout.duration, duration)) }
    }

    /// The workouts whose energy compares with another.
    public static func predicateForWorkouts(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        totalEnergyBurned: HKQuantity
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in
            isTrue(operatorType, compare(workout.totalEnergyBurned, totalEnergyBurned))
        }
    }

    /// The workouts whose distance compares with another.
    public static func predicateForWorkouts(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        totalDistance: HKQuantity
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in
            isTrue(operatorType, compare(workout.totalDistance, totalDistance))
        }
    }

    /// The workouts whose strokes compare with a number.
    public static func predicateForWorkouts(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        totalSwimmingStrokeCount: HKQuantity
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in
            isTrue(
                operatorType,
                compare(workout.totalSwimmingStrokeCount, totalSwimmingStrokeCount)
            )
        }
    }

    /// The workouts whose flights of stairs compare with a number.
    public static func predicateForWorkouts(
        with operatorType: FormatPredicates.NSComparisonPredicate.Operator,
        totalFlightsClimbed: HKQuantity
    ) -> FormatPredicates.NSPredicate {
        test { (workout: HKWorkout) in
            isTrue(operatorType, compare(workout.totalFlightsClimbed, totalFlightsClimbed))
        }
    }

    // MARK: Activity

    /// The summary of a day.
    public static func predicateForActivitySummary(
        with dateComponents: DateComponents
    ) -> FormatPredicates.NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }

    /// The summaries of some days, the first and the last with them; a day needs its calendar.
    public static func predicate(
        forActivitySummariesBetweenStart start: DateComponents,
        end: DateComponents
    ) -> FormatPredicates.NSPredicate {
        FormatPredicates.NSPredicate { summary, _ in
            guard let summary = summary as? HKActivitySummary, let calendar = start.calendar,
                let first = calendar.date(from: start), let last = calendar.date(from: end)
            else { return false }
            let own = summary.dateComponents(for: calendar)
            guard own.day != nil, let day = calendar.date(from: own) else { return false }
            return first <= day && day <= last
        }
    }

    // MARK: Evaluation

    private static func test<Object: HKObject>(
        _ body: @escaping (Object) -> Bool
    ) -> FormatPredicates.NSPredicate {
        FormatPredicates.NSPredicate { object, _ in (object as? Object).map(body) ?? false }
    }

    /// How two values compare; nil for those that do not.
    private static func compare(_ left: Any?, _ right: Any) -> ComparisonResult? {
        switch (left, right) {
        case (let left as HKQuantity, let right as HKQuantity):
            left.is(compatibleWith: right.unit) ? left.compare(right) : nil
        case (let left as String, let right as String): left.compare(right)
        case (let left as Date, let right as Date): left.compare(right)
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        default: nil
        }
    }

    private static func isTrue(
        _ type: FormatPredicates.NSComparisonPredicate.Operator,
        _ result: ComparisonResult?
    ) -> Bool {
        guard let result else { return type == .notEqualTo }
        return switch type {
        case .lessThan: result == .orderedAscending
        case .lessThanOrEqualTo: result != .orderedDescending
        case .greaterThan: result == .orderedDescending
        case .greaterThanOrEqualTo: result != .orderedAscending
        case .equalTo: result == .orderedSame
        case .notEqualTo: result != .orderedSame
        default: false
        }
    }
}
