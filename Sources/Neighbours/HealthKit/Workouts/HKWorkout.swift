// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A workout that has ended.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// What somebody did.
    open private(set) var workoutActivityType: HKWorkoutActivityType
    /// What happened.
    open private(set) var workoutEvents: [HKWorkoutEvent]?
    /// The seconds without pauses.
    open private(set) var duration: TimeInterval
    /// The energy.
    open private(set) var totalEnergyBurned: HKQuantity?
    /// The distance.
    open private(set) var totalDistance: HKQuantity?
    /// The strokes of swimming.
    open private(set) var totalSwimmingStrokeCount: HKQuantity?
    /// The flights of stairs.
    open private(set) var totalFlightsClimbed: HKQuantity?

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(
        _ activity: HKWorkoutActivityType,
        _ start: Date,
        _ end: Date,
        events: [HKWorkoutEvent]?,
        duration: TimeInterval?,
        energy: HKQuantity?,
        distance: HKQuantity?,
        strokes: HKQuantity? = nil,
        flights: HKQuantity? = nil,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        let parts: [(HKQuantity?, HKUnit)] = [
            (energy, .joule()), (distance, .meter()), (strokes, .count()), (flights, .count()),
        ]
        for (quantity, unit) in parts {
            guard let quantity, !quantity.is(compatibleWith: unit) else { continue }
            Diagnostics.trap(
                .invalidArgumentException,
                "HKWorkout.init(activityType:start:end:): \(quantity) is not compatible with \(unit)"
            )
        }
        workoutActivityType = activity
        workoutEvents = events
        self.duration = duration ?? Self.duration(start, end, events ?? [])
        totalEnergyBurned = energy
        totalDistance = distance
        totalSwimmingStrokeCount = strokes
        totalFlightsClimbed = flights
        super.init(HKObjectType.workoutType(), start, end, device: device, metadata: metadata)
    }

    /// The seconds between two dates without the time from each pause to the next resumption.
    private static func duration(
        _ start: Date,
        _ end: Date,
        _ events: [HKWorkoutEvent]
    ) -> TimeInterval {
        var active: TimeInterval = 0
        var begin: Date? = start
        for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
            let date = min(max(event.dateInterval.start, start), end)
            switch event.type {
            case .pause, .motionPaused:
                active += begin.map { date.timeIntervalSince($0) } ?? 0
                begin = nil
            case .resume, .motionResumed:
                begin = begin ?? date
            default: break
            }
        }
        return active + (begin.map { end.timeIntervalSince($0) } ?? 0)
    }

    /// A workout of a time.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            events: nil,
            duration: nil,
            energy: nil,
            distance: nil,
            device: nil,
            metadata: nil
        )
    }

    /// A workout with what happened.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            events: workoutEvents,
            duration: nil,
            energy: totalEnergyBurned,
            distance: totalDistance,
            device: device,
            metadata: metadata
        )
    }

    /// A workout of a given duration.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        let length = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            events: nil,
            duration: length,
            energy: totalEnergyBurned,
            distance: totalDistance,
            device: device,
            metadata: metadata
        )
    }

    /// A workout in water.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            events: workoutEvents,
            duration: nil,
            energy: totalEnergyBurned,
            distance: totalDistance,
            strokes: totalSwimmingStrokeCount,
            device: device,
            metadata: metadata
        )
    }

    /// A workout on stairs.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalFlightsClimbed: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            events: workoutEvents,
            duration: nil,
            energy: totalEnergyBurned,
            distance: totalDistance,
            flights: totalFlightsClimbed,
            device: device,
            metadata: metadata
        )
    }

    /// Lists the values for predicates.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("duration", at: \HKWorkout.duration)
        members.property("totalEnergyBurned", at: \HKWorkout.totalEnergyBurned)
        members.property("totalDistance", at: \HKWorkout.totalDistance)
        members.property(
            "workoutActivityType",
            of: HKWorkout.self,
            { $0.workoutActivityType.rawValue }
        )
    }

    /// The activity and the time.
    open override var description: String {
        "\(workoutActivityType) (\(startDate) - \(endDate))"
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int(workoutActivityType.rawValue), forKey: "workoutActivityType")
        coder.encode(workoutEvents.map { NSArray(array: $0) }, forKey: "workoutEvents")
        coder.encode(duration, forKey: "duration")
        coder.encode(totalEnergyBurned, forKey: "totalEnergyBurned")
        coder.encode(totalDistance, forKey: "totalDistance")
        coder.encode(totalSwimmingStrokeCount, forKey: "totalSwimmingStrokeCount")
        coder.encode(totalFlightsClimbed, forKey: "totalFlightsClimbed")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        func quantity(_ key: String) -> HKQuantity? {
            coder.decodeObject(of: HKQuantity.self, forKey: key)
        }
        let activity = UInt(exactly: coder.decodeInteger(forKey: "workoutActivityType"))
        guard let type = activity.flatMap(HKWorkoutActivityType.init(rawValue:)) else { return nil }
        workoutActivityType = type
        workoutEvents = coder.list("workoutEvents")
        duration = coder.decodeDouble(forKey: "duration")
        totalEnergyBurned = quantity("totalEnergyBurned")
        totalDistance = quantity("totalDistance")
        totalSwimmingStrokeCount = quantity("totalSwimmingStrokeCount")
        totalFlightsClimbed = quantity("totalFlightsClimbed")
        super.init(coder: coder)
    }
}
