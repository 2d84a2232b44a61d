// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because the values change in `UNMutableNotificationContent` alone, and
// requests keep a copy.
/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
    @unchecked Sendable
{
    /// Everything that it is made of.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var attachments: [UNNotificationAttachment] = []
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var filterCriteria: String?
    }

    final var values = Values()

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// One with the usual values.
    public override init() { super.init() }

    /// The first line, in bold.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// What it is about.
    open var body: String { values.body }
    /// The number that the icon gets; nil for no change.
    open var badge: NSNumber? { values.badge }
    /// What is heard; nil for nothing.
    open var sound: UNNotificationSound? { values.sound }
    /// What the app wants to know again.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category whose actions it has.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What it is grouped by.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The picture shown while the app starts; not used here.
    open var launchImageName: String { values.launchImageName }
    /// Pictures and sounds that come with it.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// What a scene is chosen by.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How much it may disturb.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// From 0 to 1, for the order in a summary.
    open var relevanceScore: Double { values.relevanceScore }
    /// A word for a summary.
    open var summaryArgument: String { values.summaryArgument }
    /// How many things the word stands for.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }
    /// What a Focus lets through.
    open var filterCriteria: String? { values.filterCriteria }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// One that may be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        values = Values(coder)
        super.init()
    }
}

extension UNNotificationContent.Values {
    fileprivate func encode(with coder: NSCoder) {
        for (key, text) in [
            ("title", title), ("subtitle", subtitle), ("body", body),
            ("categoryIdentifier", categoryIdentifier), ("threadIdentifier", threadIdentifier),
            ("launchImageName", launchImageName), ("summaryArgument", summaryArgument),
        ] { coder.keep(text, key) }
        coder.keep(targetContentIdentifier, "targetContentIdentifier")
        coder.keep(filterCriteria, "filterCriteria")
        coder.encode(badge, forKey: "badge")
        coder.encode(sound, forKey: "sound")
        coder.encode(userInfo as NSDictionary, forKey: "userInfo")
        coder.encode(attachments as NSArray, forKey: "attachments")
        coder.keep(interruptionLevel.rawValue, "interruptionLevel")
        coder.encode(NSNumber(value: relevanceScore), forKey: "relevanceScore")
        coder.keep(summaryArgumentCount, "summaryArgumentCount")
    }

    fileprivate init(_ coder: NSCoder) {
        title = coder.text("title")
        subtitle = coder.text("subtitle")
        body = coder.text("body")
        categoryIdentifier = coder.text("categoryIdentifier")
        threadIdentifier = coder.text("threadIdentifier")
        launchImageName = coder.text("launchImageName")
        summaryArgument = coder.text("summaryArgument")
        targetContentIdentifier =
            coder.object("targetContentIdentifier") as? String
        filterCriteria = coder.object("filterCriteria") as? String
        badge = coder.number("badge")
        sound = coder.object("sound", of: [UNNotificationSound.self]) as? UNNotificationSound
        userInfo = coder.dictionary("userInfo")
        attachments =
            coder.object("attachments", of: [UNNotificationAttachment.self])
            as? [UNNotificationAttachment] ?? []
        let level = coder.number("interruptionLevel")?.uintValue
        interruptionLevel =
            level.flatMap(UNNotificationInterruptionLevel.init(rawValue:)) ?? .active
        relevanceScore = coder.number("relevanceScore")?.doubleValue ?? 0
        summaryArgumentCount = coder.number("summaryArgumentCount")?.intValue ?? 0
    }
}

// Sendable is unchecked because whoever fills it in keeps it to one thread; requests keep a copy.
/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line, in bold.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// What it is about.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number that the icon gets; nil for no change.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// What is heard; nil for nothing.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// What the app wants to know again.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The category whose actions it has.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// What it is grouped by.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The picture shown while the app starts; not used here.
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    /// Pictures and sounds that come with it.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// What a scene is chosen by.
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    /// How much it may disturb.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    /// From 0 to 1, for the order in a summary.
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    /// A word for a summary.
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }
    /// How many things the word stands for.
    open override var summaryArgumentCount: Int {
        get { values.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }
    /// What a Focus lets through.
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}
