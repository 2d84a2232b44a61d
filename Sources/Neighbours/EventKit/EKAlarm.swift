// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// A moment at which an alarm would ring; none rings here.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// An alarm at a date.
    public init(absoluteDate date: Date) {
        absoluteDate = date
        super.init()
    }

    /// An alarm so many seconds after the start, or before it if negative.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }

    /// An alarm at the start.
    public override init() { super.init() }

    /// The seconds after the start.
    open var relativeOffset: TimeInterval = 0 { didSet { absoluteDate = nil } }

    /// The date; nil for one that depends on the start.
    open var absoluteDate: Date?

    /// The place.
    open var structuredLocation: EKStructuredLocation?

    /// When the device is at the place.
    open var proximity = EKAlarmProximity.none

    /// What it does.
    open var type: EKAlarmType { .display }

    /// An alarm with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        copy.absoluteDate = absoluteDate
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        return copy
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    /// A place without a name.
    public override init() { super.init() }

    /// A place with a name.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The name.
    open var title: String?

    /// Where it is.
    open var geoLocation: CLLocation?

    /// How large it is in metres; 0 for any size.
    open var radius: Double = 0

    /// A place with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}
