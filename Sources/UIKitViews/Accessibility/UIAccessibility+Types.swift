// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
    /// A notification to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: UInt32

        /// Makes a kind from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen changed; the argument is the element to focus.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen changed; the argument is the element to focus.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to say.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The technology that the argument names stops.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1015)
        /// The assistive technology named by the argument resumes.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1016)
    }

    /// The name of a technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Control by switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
    }

    /// How touches go to something directly while a screen reader runs.
    public struct DirectTouchOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The screen reader is silent when it is touched.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
        /// It must be activated first.
        public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
    }

    /// Whether something that unfolds is unfolded.
    public enum ExpandedStatus: Int, Sendable {
        /// It does not unfold.
        case unsupported
        /// It is unfolded.
        case expanded
        /// It is folded.
        case collapsed
    }
}
