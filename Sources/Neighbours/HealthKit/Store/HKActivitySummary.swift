// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a summary is filled in before it is handed on.
/// The activity of a day; each quantity is 0 at first.
///
/// The store gives none: programs see those that they make themselves.
open class HKActivitySummary: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the ring of movement counts; energy at first.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// The energy.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The time of moving.
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The time of exercise.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The hours in which somebody stood.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of energy.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The goal of moving.
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of exercise.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of hours.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of exercise, where the user has set one.
    open var exerciseTimeGoal: HKQuantity?
    /// The goal of hours, where the user has set one.
    open var standHoursGoal: HKQuantity?

    /// A summary of no day.
    public override init() { super.init() }

    /// The day in a calendar; without parts, since no summary belongs to one here.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        DateComponents(calendar: calendar)
    }

    private var quantities: [(key: String, value: HKQuantity?)] {
        [
            ("activeEnergyBurned", activeEnergyBurned),
            ("appleMoveTime", appleMoveTime),
            ("appleExerciseTime", appleExerciseTime),
            ("appleStandHours", appleStandHours),
            ("activeEnergyBurnedGoal", activeEnergyBurnedGoal),
            ("appleMoveTimeGoal", appleMoveTimeGoal),
            ("appleExerciseTimeGoal", appleExerciseTimeGoal),
            ("appleStandHoursGoal", appleStandHoursGoal),
            ("exerciseTimeGoal", exerciseTimeGoal),
            ("standHoursGoal", standHoursGoal),
        ]
    }

    /// The quantities.
    open override var description: String {
        let parts = quantities.compactMap { key, value in value.map { "\(key): \($0)" } }
        return "<HKActivitySummary: \(parts.joined(separator: "; "))>"
    }

    /// Whether another summary has the same quantities.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKActivitySummary else { return false }
        return other.activityMoveMode == activityMoveMode
            && other.quantities.map(\.value) == quantities.map(\.value)
    }

    /// A hash of the mode.
    open override var hash: Int { activityMoveMode.hashValue }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKActivitySummary()
        copy.activityMoveMode = activityMoveMode
        copy.activeEnergyBurned = activeEnergyBurned
        copy.appleMoveTime = appleMoveTime
        copy.appleExerciseTime = appleExerciseTime
        copy.appleStandHours = appleStandHours
        copy.activeEnergyBurnedGoal = activeEnergyBurnedGoal
        copy.appleMoveTimeGoal = appleMoveTimeGoal
        copy.appleExerciseTimeGoal = appleExerciseTimeGoal
        copy.appleStandHoursGoal = appleStandHoursGoal
        copy.exerciseTimeGoal = exerciseTimeGoal
        copy.standHoursGoal = standHoursGoal
        return copy
    }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep summaries.
    open class var supportsSecureCoding: Bool { true }

    /// Writes mode and quantities.
    open func encode(with coder: NSCoder) {
        coder.encode(activityMoveMode.rawValue, forKey: "activityMoveMode")
        for (key, value) in quantities { coder.encode(value, forKey: key) }
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        func quantity(_ key: String) -> HKQuantity? {
            coder.decodeObject(of: HKQuantity.self, forKey: key)
        }
        let mode = coder.decodeInteger(forKey: "activityMoveMode")
        activityMoveMode = HKActivityMoveMode(rawValue: mode) ?? .activeEnergy
        activeEnergyBurned = quantity("activeEnergyBurned") ?? activeEnergyBurned
        appleMoveTime = quantity("appleMoveTime") ?? appleMoveTime
        appleExerciseTime = quantity("appleExerciseTime") ?? appleExerciseTime
        appleStandHours = quantity("appleStandHours") ?? appleStandHours
        activeEnergyBurnedGoal = quantity("activeEnergyBurnedGoal") ?? activeEnergyBurnedGoal
        appleMoveTimeGoal = quantity("appleMoveTimeGoal") ?? appleMoveTimeGoal
        appleExerciseTimeGoal = quantity("appleExerciseTimeGoal") ?? appleExerciseTimeGoal
        appleStandHoursGoal = quantity("appleStandHoursGoal") ?? appleStandHoursGoal
        exerciseTimeGoal = quantity("exerciseTimeGoal")
        standHoursGoal = quantity("standHoursGoal")
    }
}
