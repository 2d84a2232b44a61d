// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// Indoors.
    case indoor = 2
    /// Outdoors.
    case outdoor = 3
}

/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A pool.
    case pool = 1
    /// Open water.
    case openWater = 2
}

// Sendable is unchecked because a configuration is filled in before it is handed on.
/// What is known of a workout before it begins.
open class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What somebody does.
    open var activityType = HKWorkoutActivityType.other
    /// Where.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where somebody swims.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of a lap.
    open var lapLength: HKQuantity?

    /// A configuration of another workout.
    public override init() { super.init() }

    /// Whether another configuration has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKWorkoutConfiguration else { return false }
        return other.activityType == activityType && other.locationType == locationType
            && other.swimmingLocationType == swimmingLocationType && other.lapLength == lapLength
    }

    /// A hash of the activity.
    open override var hash: Int { activityType.hashValue }

    /// The values.
    open override var description: String {
        let lap = lapLength.map { ", \($0)" } ?? ""
        return "<HKWorkoutConfiguration: \(activityType), \(locationType), "
            + "\(swimmingLocationType)\(lap)>"
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        copy.activityType = activityType
        copy.locationType = locationType
        copy.swimmingLocationType = swimmingLocationType
        copy.lapLength = lapLength
        return copy
    }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep configurations.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(Int(activityType.rawValue), forKey: "activityType")
        coder.encode(locationType.rawValue, forKey: "locationType")
        coder.encode(swimmingLocationType.rawValue, forKey: "swimmingLocationType")
        coder.encode(lapLength, forKey: "lapLength")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        let activity = UInt(exactly: coder.decodeInteger(forKey: "activityType"))
        activityType = activity.flatMap(HKWorkoutActivityType.init(rawValue:)) ?? .other
        let location = coder.decodeInteger(forKey: "locationType")
        locationType = HKWorkoutSessionLocationType(rawValue: location) ?? .unknown
        let water = coder.decodeInteger(forKey: "swimmingLocationType")
        swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: water) ?? .unknown
        lapLength = coder.decodeObject(of: HKQuantity.self, forKey: "lapLength")
    }
}
