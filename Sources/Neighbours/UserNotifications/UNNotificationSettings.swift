// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = Self(rawValue: 1)
    /// Sounds.
    public static let sound = Self(rawValue: 2)
    /// Banners.
    public static let alert = Self(rawValue: 4)
    /// In cars.
    public static let carPlay = Self(rawValue: 8)
    /// Sounds that nothing mutes.
    public static let criticalAlert = Self(rawValue: 16)
    /// The system's settings get a button of the app.
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    /// Without asking, and without disturbing.
    public static let provisional = Self(rawValue: 64)
    /// Read aloud.
    public static let announcement = Self(rawValue: 128)
    /// Through any Focus.
    public static let timeSensitive = Self(rawValue: 256)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its number.
    public static let badge = Self(rawValue: 1)
    /// Its sound.
    public static let sound = Self(rawValue: 2)
    /// A banner, and in the list.
    public static let alert = Self(rawValue: 4)
    /// In the list.
    public static let list = Self(rawValue: 8)
    /// A banner.
    public static let banner = Self(rawValue: 16)
}

/// What the person said to an app's notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nothing yet.
    case notDetermined = 0
    /// No.
    case denied = 1
    /// Yes.
    case authorized = 2
    /// Nothing, and the app did not ask.
    case provisional = 3
    /// Yes, for a time.
    case ephemeral = 4
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
    /// The app did not ask for it.
    case notSupported = 0
    /// Off.
    case disabled = 1
    /// On.
    case enabled = 2
}

/// How a banner goes.
public enum UNAlertStyle: Int, Sendable {
    /// There is none.
    case none = 0
    /// By itself.
    case banner = 1
    /// When somebody answers.
    case alert = 2
}

/// When contents can be read.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always = 0
    /// On an unlocked device.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// In the list only.
    case passive = 0
    /// As usual.
    case active = 1
    /// Through a Focus.
    case timeSensitive = 2
    /// Through everything.
    case critical = 3
}

// Sendable is unchecked because nothing changes after `init`.
/// What the person said, and what of it is on.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let options: UNAuthorizationOptions
    /// What the person said.
    open internal(set) var authorizationStatus: UNAuthorizationStatus

    init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.contains(option) ? .enabled : .notSupported
    }

    /// Sounds.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// The number on the icon.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Banners.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// The list.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// The locked screen, which there is none of.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Cars.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Sounds that nothing mutes.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Read aloud.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Through any Focus.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Gathered in a summary.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// How banners go.
    open var alertStyle: UNAlertStyle { options.contains(.alert) ? .banner : .none }
    /// When contents can be read.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the system's settings have a button of the app.
    open var providesAppNotificationSettings: Bool {
        options.contains(.providesAppNotificationSettings)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.keep(authorizationStatus.rawValue, "authorizationStatus")
        coder.keep(options.rawValue, "options")
    }

    /// Reads what `encode(with:)` wrote; nobody was asked where it is absent.
    public required init?(coder: NSCoder) {
        let status = coder.number("authorizationStatus")?.intValue
        authorizationStatus =
            status.flatMap(UNAuthorizationStatus.init(rawValue:)) ?? .notDetermined
        options = UNAuthorizationOptions(rawValue: coder.number("options")?.uintValue ?? 0)
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What is heard with a notification; nothing plays it here.
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let name: String

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ name: String) {
        self.name = name
        super.init()
    }

    /// A file of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound("default") }

    /// One that nothing mutes.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }

    /// The sound of a call.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }

    /// A file of the app that nothing mutes.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationSound)?.name == name
    }

    /// Equal for equal ones.
    open override var hash: Int { name.hashValue }

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

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

// Sendable is unchecked because nothing changes after `init`.
/// A file that comes with a notification.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What it is known by.
    open internal(set) var identifier: String
    /// The file.
    open internal(set) var url: URL
    /// Its type.
    open internal(set) var type: String

    /// A file, which must be there.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? url.lastPathComponent : identifier
        self.url = url
        type = url.pathExtension
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values, of the file its place alone.
    open func encode(with coder: NSCoder) {
        coder.keep(identifier, "identifier")
        coder.encode(url as NSURL, forKey: "URL")
        coder.keep(type, "type")
    }

    /// Reads what `encode(with:)` wrote; nil without a place.
    public required init?(coder: NSCoder) {
        guard let place = coder.object("URL", of: [NSURL.self]) as? URL else { return nil }
        identifier = coder.text("identifier")
        url = place
        type = coder.text("type")
        super.init()
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// What went wrong.
public struct UNError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = UNError

        /// The person said no.
        case notificationsNotAllowed = 1
        /// There is no such file.
        case attachmentInvalidURL = 100
        /// The file's type cannot be shown.
        case attachmentUnrecognizedType = 101
        /// The file is too large.
        case attachmentInvalidFileSize = 102
        /// The file is not where it may be.
        case attachmentNotInDataStore = 103
        /// The file could not be moved.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file is damaged.
        case attachmentCorrupt = 105
        /// The trigger has no next time.
        case notificationInvalidNoDate = 1_400
        /// It says nothing.
        case notificationInvalidNoContent = 1_401
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { UNErrorDomain }

    /// The person said no.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no such file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The file's type cannot be shown.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The file is too large.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The file is not where it may be.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The file could not be moved.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// The file is damaged.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// The trigger has no next time.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// It says nothing.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
