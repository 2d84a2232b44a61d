// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A notification that the application itself schedules; UserNotifications took its place.
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// When it comes; nil for at once.
    open var fireDate: Date?
    /// The time zone of `fireDate`, which then is a time of day; nil for a moment of universal time.
    open var timeZone: TimeZone?
    /// The unit after which it comes again; empty for once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of `repeatInterval`; nil for the user's.
    open var repeatCalendar: Calendar?
    /// Whether it comes the first time only that a region is crossed; true by default.
    open var regionTriggersOnce = true
    /// The text.
    open var alertBody: String?
    /// Whether the alert has a button or slider for an action; true by default.
    open var hasAction = true
    /// The title of that button; nil for the system's.
    open var alertAction: String?
    /// The picture that is shown while the application starts by the notification.
    open var alertLaunchImage: String?
    /// A short title.
    open var alertTitle: String?
    /// The sound's file; nil for none.
    open var soundName: String?
    /// The number on the icon; 0 leaves it.
    open var applicationIconBadgeNumber = 0
    /// What the application wants to know when it comes.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the category whose actions are offered.
    open var category: String?

    /// Makes a notification that comes at once and shows nothing.
    public override nonisolated init() { super.init() }

    /// Reads an archived notification.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the notification.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private func archive(_ properties: PropertyArchive<UILocalNotification>) {
        properties.keep("fireDate", fireDate as NSDate?) { $0.fireDate = $1 as? Date }
        properties.keep("timeZone", timeZone.map { $0.identifier as NSString }) {
            $0.timeZone = ($1 as? String).flatMap(TimeZone.init(identifier:))
        }
        properties.keep("repeatInterval", NSNumber(value: repeatInterval.rawValue)) {
            $0.repeatInterval = NSCalendar.Unit(rawValue: ($1 as? NSNumber)?.uintValue ?? 0)
        }
        properties.keep("repeatCalendar", repeatCalendar.map { $0 as NSCalendar }) {
            $0.repeatCalendar = $1 as? Calendar
        }
        properties.keep(\.regionTriggersOnce, "regionTriggersOnce")
        properties.keep(\.alertBody, "alertBody")
        properties.keep(\.hasAction, "hasAction")
        properties.keep(\.alertAction, "alertAction")
        properties.keep(\.alertLaunchImage, "alertLaunchImage")
        properties.keep(\.alertTitle, "alertTitle")
        properties.keep(\.soundName, "soundName")
        properties.keep(\.applicationIconBadgeNumber, "applicationIconBadgeNumber")
        properties.keep("userInfo", userInfo.map { $0 as NSDictionary }) {
            $0.userInfo = $1 as? [AnyHashable: Any]
        }
        properties.keep(\.category, "category")
    }

    /// A notification with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        copy.fireDate = fireDate
        copy.timeZone = timeZone
        copy.repeatInterval = repeatInterval
        copy.repeatCalendar = repeatCalendar
        copy.regionTriggersOnce = regionTriggersOnce
        copy.alertBody = alertBody
        copy.hasAction = hasAction
        copy.alertAction = alertAction
        copy.alertLaunchImage = alertLaunchImage
        copy.alertTitle = alertTitle
        copy.soundName = soundName
        copy.applicationIconBadgeNumber = applicationIconBadgeNumber
        copy.userInfo = userInfo
        copy.category = category
        return copy
    }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the system's sound.
public nonisolated let UILocalNotificationDefaultSoundName =
    "UILocalNotificationDefaultSoundName"
