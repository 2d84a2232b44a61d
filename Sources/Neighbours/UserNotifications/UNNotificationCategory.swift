// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only on an unlocked device.
    public static let authenticationRequired = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It opens the app.
    public static let foreground = Self(rawValue: 4)
}

// Sendable is unchecked because nothing changes after `init`.
/// A picture of an action.
open class UNNotificationActionIcon: NSObject, NSSecureCoding, @unchecked Sendable {
    let name: String

    /// A symbol of the system.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// A picture of the app.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name.
    open func encode(with coder: NSCoder) { coder.keep(name, "name") }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        name = coder.text("name")
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the delegate knows it by.
    open private(set) var identifier: String
    /// Its text.
    open private(set) var title: String
    /// How it behaves.
    open private(set) var options: UNNotificationActionOptions
    /// Its picture.
    open private(set) var icon: UNNotificationActionIcon?

    /// A button without a picture.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = []
    ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }

    /// A button.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction else { return false }
        return other.identifier == identifier && other.title == title && other.options == options
    }

    /// Equal for equal ones.
    open override var hash: Int { identifier.hashValue }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.keep(identifier, "identifier")
        coder.keep(title, "title")
        coder.keep(options.rawValue, "options")
        coder.encode(icon, forKey: "icon")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        identifier = coder.text("identifier")
        title = coder.text("title")
        options = UNNotificationActionOptions(rawValue: coder.number("options")?.uintValue ?? 0)
        icon =
            coder.object("icon", of: [UNNotificationActionIcon.self]) as? UNNotificationActionIcon
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A button that asks for words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The text of the button that sends.
    open private(set) var textInputButtonTitle: String
    /// What stands in the empty field.
    open private(set) var textInputPlaceholder: String

    /// A button that asks for words.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.keep(textInputButtonTitle, "textInputButtonTitle")
        coder.keep(textInputPlaceholder, "textInputPlaceholder")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        textInputButtonTitle = coder.text("textInputButtonTitle")
        textInputPlaceholder = coder.text("textInputPlaceholder")
        super.init(coder: coder)
    }
}

/// How notifications of a category are treated.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate hears when one is thrown away.
    public static let customDismissAction = Self(rawValue: 1)
    /// In cars, too.
    public static let allowInCarPlay = Self(rawValue: 2)
    /// The title shows where previews are hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    /// The subtitle shows where previews are hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
    /// It may be read aloud.
    public static let allowAnnouncement = Self(rawValue: 16)
}

// Sendable is unchecked because nothing changes after `init`.
/// Notifications with the same buttons.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What contents name.
    open private(set) var identifier: String
    /// The buttons.
    open private(set) var actions: [UNNotificationAction]
    /// The intents that they are about.
    open private(set) var intentIdentifiers: [String]
    /// How they are treated.
    open private(set) var options: UNNotificationCategoryOptions
    /// What stands where previews are hidden.
    open private(set) var hiddenPreviewsBodyPlaceholder: String
    /// How a summary is worded.
    open private(set) var categorySummaryFormat: String

    /// A category.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil,
        categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return other.identifier == identifier && other.actions == actions
            && other.options == options
    }

    /// Equal for equal ones.
    open override var hash: Int { identifier.hashValue }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.keep(identifier, "identifier")
        coder.encode(actions as NSArray, forKey: "actions")
        coder.encode(intentIdentifiers as NSArray, forKey: "intentIdentifiers")
        coder.keep(hiddenPreviewsBodyPlaceholder, "hiddenPreviewsBodyPlaceholder")
        coder.keep(categorySummaryFormat, "categorySummaryFormat")
        coder.keep(options.rawValue, "options")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        identifier = coder.text("identifier")
        let classes: [AnyClass] = [
            UNNotificationAction.self, UNTextInputNotificationAction.self,
        ]
        actions = coder.object("actions", of: classes) as? [UNNotificationAction] ?? []
        intentIdentifiers = coder.texts("intentIdentifiers")
        hiddenPreviewsBodyPlaceholder = coder.text("hiddenPreviewsBodyPlaceholder")
        categorySummaryFormat = coder.text("categorySummaryFormat")
        options = UNNotificationCategoryOptions(rawValue: coder.number("options")?.uintValue ?? 0)
        super.init()
    }
}
