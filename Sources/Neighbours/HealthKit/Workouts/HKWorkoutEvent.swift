// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What happened in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    /// It paused.
    case pause = 1
    /// It went on.
    case resume = 2
    /// A lap.
    case lap = 3
    /// A mark.
    case marker = 4
    /// Somebody stood still.
    case motionPaused = 5
    /// Somebody moved again.
    case motionResumed = 6
    /// A part.
    case segment = 7
    /// Somebody asked for a pause or its end.
    case pauseOrResumeRequest = 8
}

// Sendable is unchecked because nothing changes after `init`.
/// Something that happened in a workout.
open class HKWorkoutEvent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What happened.
    open private(set) var type: HKWorkoutEventType
    /// When.
    open private(set) var dateInterval: DateInterval
    /// What belongs to it.
    open private(set) var metadata: [String: Any]?

    /// Something that happened.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
        super.init()
    }

    /// Something that happened at a moment.
    @available(*, deprecated, message: "Use init(type:dateInterval:metadata:) instead.")
    public convenience init(type: HKWorkoutEventType, date: Date) {
        let moment = DateInterval(start: date, duration: 0)
        self.init(type: type, dateInterval: moment, metadata: nil)
    }

    /// When it began.
    @available(*, deprecated, message: "Use dateInterval instead.")
    open var date: Date { dateInterval.start }

    /// What happened and when.
    open override var description: String { "<HKWorkoutEvent: \(type), \(dateInterval)>" }

    /// Whether another event has the same type and time.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKWorkoutEvent else { return false }
        return other.type == type && other.dateInterval == dateInterval
    }

    /// A hash of the time.
    open override var hash: Int { dateInterval.hashValue }

    /// The event itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The event itself.
    open override func copy() -> Any { self }

    /// Archives can keep events.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(dateInterval.start as NSDate, forKey: "start")
        coder.encode(dateInterval.end as NSDate, forKey: "end")
        coder.encode(metadata: metadata, forKey: "metadata")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        let type = HKWorkoutEventType(rawValue: coder.decodeInteger(forKey: "type"))
        guard let type, let start = coder.date("start"), let end = coder.date("end"), start <= end
        else { return nil }
        self.init(
            type: type,
            dateInterval: DateInterval(start: start, end: end),
            metadata: coder.metadata("metadata")
        )
    }
}
