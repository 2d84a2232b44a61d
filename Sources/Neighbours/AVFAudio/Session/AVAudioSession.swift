// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what it keeps.
/// What a program tells the system of its sound.
///
/// There is one route, out of the machine's speaker, and it never changes; nothing interrupts and
/// nothing can be recorded.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var policy = RouteSharingPolicy.default
        var options: CategoryOptions = []
        var isActive = false
        var rate = 0.0
        var bufferDuration = 0.0
        var outputChannels = 0
        var inputChannels = 0
        var allowsHaptics = false
        var port: AVAudioSessionPortDescription?
    }

    private let state = Mutex(State())

    /// The program's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    // MARK: Category

    /// What the program does with sound.
    open var category: Category { state.withLock { $0.category } }

    /// How the category is used.
    open var mode: Mode { state.withLock { $0.mode } }

    /// How it treats others.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }

    /// How its sound is shared.
    open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

    /// Every category.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    /// Every mode.
    open var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement,
            .moviePlayback, .spokenAudio, .voicePrompt,
        ]
    }

    /// Sets the category, and the usual mode without options.
    open func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, policy: .default, options: [])
    }

    /// Sets the category and its options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: routeSharingPolicy, options: options)
    }

    /// Sets the category, its mode and its options.
    open func setCategory(
        _ category: Category,
        mode: Mode,
        options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    /// Sets the category with all that belongs to it.
    open func setCategory(
        _ category: Category,
        mode: Mode,
        policy: RouteSharingPolicy,
        options: CategoryOptions = []
    ) throws {
        state.withLock { state in
            (state.category, state.mode) = (category, mode)
            (state.policy, state.options) = (policy, options)
        }
    }

    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

    // MARK: Activity

    /// Begins or ends the session; there is nothing that could refuse it.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        state.withLock { $0.isActive = active }
    }

    /// Whether the session was begun.
    package var isActive: Bool { state.withLock { $0.isActive } }

    /// Whether others are heard: nothing is known of them.
    open var isOtherAudioPlaying: Bool { false }

    /// Whether sound that a program can do without should stop.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }

    /// How much a program should say by itself.
    open var promptStyle: PromptStyle { .normal }

    /// Whether the device may shake while recording.
    open var allowHapticsAndSystemSoundsDuringRecording: Bool {
        state.withLock { $0.allowsHaptics }
    }

    /// Says whether the device may shake while recording.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        state.withLock { $0.allowsHaptics = inValue }
    }

    // MARK: Recording

    /// Whether the program may record: there is no microphone.
    open var recordPermission: RecordPermission { .denied }

    /// Answers that the program may not record, on the main queue.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { response(false) }
    }

    /// Whether there is a microphone.
    open var isInputAvailable: Bool { false }

    /// The microphones.
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }

    /// The microphone that the program has asked for.
    open var preferredInput: AVAudioSessionPortDescription? { state.withLock { $0.port } }

    /// Asks for a microphone.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        state.withLock { $0.port = inPort }
    }

    /// How loud recordings are.
    open var inputGain: Float { 0 }

    /// Whether that can be set.
    open var isInputGainSettable: Bool { false }

    /// The delay of recordings.
    open var inputLatency: TimeInterval { 0 }

    /// The channels of recordings.
    open var inputNumberOfChannels: Int { 0 }

    /// The most channels that recordings can have.
    open var maximumInputNumberOfChannels: Int { 0 }

    /// The channels that the program has asked for.
    open var preferredInputNumberOfChannels: Int { state.withLock { $0.inputChannels } }

    /// Asks for channels of recordings.
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {
        state.withLock { $0.inputChannels = count }
    }

    // MARK: Output

    /// Where sound comes from and goes to: to the speaker.
    open var currentRoute: AVAudioSessionRouteDescription { .speaker }

    /// Uses the speaker, which is the route in any case.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// How loud the device is.
    open var outputVolume: Float { 1 }

    /// The delay of output.
    open var outputLatency: TimeInterval { 0 }

    /// The channels of output.
    open var outputNumberOfChannels: Int { 2 }

    /// The most channels that output can have.
    open var maximumOutputNumberOfChannels: Int { 2 }

    /// The channels that the program has asked for.
    open var preferredOutputNumberOfChannels: Int { state.withLock { $0.outputChannels } }

    /// Asks for channels of output.
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        state.withLock { $0.outputChannels = count }
    }

    /// The frames per second.
    open var sampleRate: Double { 48000 }

    /// The frames per second that the program has asked for.
    open var preferredSampleRate: Double { state.withLock { $0.rate } }

    /// Asks for frames per second.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        state.withLock { $0.rate = sampleRate }
    }

    /// The duration of a buffer.
    open var ioBufferDuration: TimeInterval { 1024 / sampleRate }

    /// The duration of a buffer that the program has asked for.
    open var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }

    /// Asks for a duration of buffers.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        state.withLock { $0.bufferDuration = duration }
    }

    // MARK: Notifications

    /// Another session begins or ends.
    public static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification"
    )
    /// The route has changed.
    public static let routeChangeNotification = Notification.Name(
        "AVAudioSessionRouteChangeNotification"
    )
    /// The system's sound has to be set up anew.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification"
    )
    /// The system's sound is gone.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification"
    )
    /// Sound that a program can do without should stop, or may go on.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification"
    )

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("outputVolume", of: AVAudioSession.self, { $0.outputVolume })
            m.property("currentRoute", of: AVAudioSession.self, { $0.currentRoute })
            m.property("inputAvailable", of: AVAudioSession.self, { $0.isInputAvailable })
            m.property("promptStyle", of: AVAudioSession.self, { $0.promptStyle.rawValue })
            return AVAudioSession.self
        }
    }
}
