// SPDX-License-Identifier: Apache-2.0

extension AVAudioSession {
    /// What becomes of others when a session ends.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Those that were interrupted hear of it.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended = 0
        /// It begins.
        case began = 1
    }

    /// What to do when an interruption ends.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
    }

    /// Why there is an interruption.
    public enum InterruptionReason: UInt, Sendable {
        /// Another session.
        case `default` = 0
        /// The program was suspended.
        case appWasSuspended = 1
        /// The microphone was muted.
        case builtInMicMuted = 2
        /// Something was disconnected.
        case routeDisconnected = 4
    }

    /// Why the route changes.
    public enum RouteChangeReason: UInt, Sendable {
        /// Not known.
        case unknown = 0
        /// A device was connected.
        case newDeviceAvailable = 1
        /// A device was disconnected.
        case oldDeviceUnavailable = 2
        /// The category changed.
        case categoryChange = 3
        /// The program chose another route.
        case override = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// The category has no route.
        case noSuitableRouteForCategory = 7
        /// The settings of a port changed.
        case routeConfigurationChange = 8
    }

    /// Whether sound that others could do without should stop.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// It may go on.
        case end = 0
        /// It should stop.
        case begin = 1
    }

    /// Whether a program may record.
    public enum RecordPermission: UInt, Sendable {
        /// Nobody was asked.
        case undetermined = 1_970_168_948
        /// No.
        case denied = 1_684_369_017
        /// Yes.
        case granted = 1_735_552_628
    }

    /// Which route to use for now.
    public enum PortOverride: UInt, Sendable {
        /// The usual one.
        case none = 0
        /// The speaker.
        case speaker = 1_936_747_378
    }

    /// How sound is shared with other devices.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// In the usual way.
        case `default` = 0
        /// As long sound, such as music.
        case longFormAudio = 1
        /// Alone.
        case independent = 2
        /// As long video.
        case longFormVideo = 3
    }

    /// How much a program should say by itself.
    public enum PromptStyle: UInt, Sendable {
        /// Nothing.
        case none = 1_852_796_517
        /// Little.
        case short = 1_936_224_884
        /// All.
        case normal = 1_852_992_876
    }
}
