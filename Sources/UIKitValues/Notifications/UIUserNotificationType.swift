// SPDX-License-Identifier: Apache-2.0

/// How the user is notified.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By a number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// By an alert or a banner.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// How remote notifications reach the user; `UIUserNotificationType` took its place.
public struct UIRemoteNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By a number on the icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1)
    /// By a sound.
    public static let sound = UIRemoteNotificationType(rawValue: 2)
    /// By an alert.
    public static let alert = UIRemoteNotificationType(rawValue: 4)
    /// By content of a newsstand to load.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 8)
}

/// What an action of a notification is.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// A button.
    case `default`
    /// A field for text.
    case textInput
}

/// Where the application is when it handles an action.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// In front.
    case foreground
    /// Behind.
    case background
}

/// How much room there is for actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// That of an alert: four actions at most.
    case `default`
    /// That of a banner: two actions at most.
    case minimal
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// In an action's parameters: the title of the button that sends the text.
public nonisolated let UIUserNotificationTextInputActionButtonTitleKey =
    "UIUserNotificationTextInputActionButtonTitleKey"

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// In the information of an answer: the text that was typed.
public nonisolated let UIUserNotificationActionResponseTypedTextKey =
    "UIUserNotificationActionResponseTypedTextKey"
