// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what it keeps; the delegate is called on the main
// thread.
/// Plays a sound of a file, in silence: time goes on as if it were heard.
///
/// Duration and format come from the file's own description; it is not decoded.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private struct State {
        var clock = PlaybackClock()
        var loops = 0
        var volume: Float = 1
        var pan: Float = 0
        var rate: Float = 1
        var changesRate = false
        var hasMeters = false
        var device: String?
        /// Counts changes, so that an earlier deadline knows that it is void.
        var generation = 0
    }

    private let state = Mutex(State())
    private let track: MediaTrack?

    /// Hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// The file; nil for a sound from memory.
    open private(set) var url: URL?

    /// The bytes; nil for a sound from a file.
    open private(set) var data: Data?

    // MARK: Making one

    /// A player without a sound, which does not play.
    public override init() {
        (track, url, data) = (nil, nil, nil)
        super.init()
    }

    /// A player of a file; fails where it cannot be read or is no sound.
    public init(contentsOf url: URL) throws {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw Self.error("wht?", "\(url.path) cannot be read")
        }
        track = try Self.track(of: bytes, url.lastPathComponent)
        (self.url, data) = (url, nil)
        super.init()
    }

    /// A player of bytes; fails for what is no sound.
    public init(data: Data) throws {
        track = try Self.track(of: data, "the data")
        (url, self.data) = (nil, data)
        super.init()
    }

    /// A player of a file; its type is known from its bytes.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A player of bytes; their type is known from themselves.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        try self.init(data: data)
    }

    private static func track(of data: Data, _ name: String) throws -> MediaTrack {
        guard let track = MediaFile(data)?.audio else {
            throw error("typ?", "\(name) is no sound in a format that is known")
        }
        return track
    }

    private static func error(_ code: String, _ reason: String) -> NSError {
        NSError(
            domain: "NSOSStatusErrorDomain",
            code: Int(MediaTrack.code(code)),
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }

    // MARK: The sound

    /// The seconds that it lasts.
    open var duration: TimeInterval { track?.seconds ?? 0 }

    /// The number of its channels.
    open var numberOfChannels: Int { track?.channels ?? 0 }

    /// Its format.
    open var format: AVAudioFormat {
        guard let track, let format = AVAudioFormat(track) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "AVAudioPlayer.format: the player has no sound; make it with init(contentsOf:)"
            )
        }
        return format
    }

    /// Its format by the keys of settings.
    open var settings: [String: Any] { track.flatMap(AVAudioFormat.init)?.settings ?? [:] }

    // MARK: Playing

    /// Gets ready; false without a sound.
    @discardableResult
    open func prepareToPlay() -> Bool { track != nil }

    /// Plays on from the current time, or from the start if it is at its end; false without a sound.
    @discardableResult
    open func play() -> Bool { play(atTime: deviceCurrentTime) }

    /// Plays when ``deviceCurrentTime`` is so late.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard duration > 0 else { return false }
        Unbuilt.report("AVAudioPlayer: audible sound")
        let delay = time - deviceCurrentTime
        guard delay > 0 else {
            begin()
            return true
        }
        let generation = state.withLock { state in
            state.generation += 1
            return state.generation
        }
        PlaybackClock.wait(delay) { [weak self] in
            guard let self, self.state.withLock({ $0.generation == generation }) else { return }
            self.begin()
        }
        return true
    }

    private func begin() {
        state.withLock { state in
            if state.clock.position >= end(state) { state.clock.position = 0 }
            state.clock.run(at: state.changesRate ? Double(state.rate) : 1)
        }
        awaitEnd()
    }

    /// Stops where it is.
    open func pause() { halt() }

    /// Stops where it is, and lets go of what playing needs.
    open func stop() { halt() }

    private func halt() {
        state.withLock { state in
            state.generation += 1
            state.clock.run(at: 0)
        }
    }

    /// Whether it plays.
    open var isPlaying: Bool { state.withLock { $0.clock.isRunning } }

    /// The current time, in seconds from the start of the sound.
    open var currentTime: TimeInterval {
        get { state.withLock { place($0) } }
        set {
            state.withLock { $0.clock.position = min(max(0, newValue), duration) }
            if isPlaying { awaitEnd() }
        }
    }

    /// The clock of the output.
    open var deviceCurrentTime: TimeInterval { PlaybackClock.now }

    /// How often it is played again; a negative number never ends.
    open var numberOfLoops: Int {
        get { state.withLock { $0.loops } }
        set {
            state.withLock { state in
                // What has been played counts no longer.
                state.clock.position = place(state)
                state.loops = newValue
            }
            if isPlaying { awaitEnd() }
        }
    }

    /// Whether ``rate`` counts.
    open var enableRate: Bool {
        get { state.withLock { $0.changesRate } }
        set { state.withLock { $0.changesRate = newValue } }
    }

    /// How fast it is played, from 0.5 to 2, where ``enableRate`` was set.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set {
            let isPlaying = state.withLock { state in
                state.rate = min(max(0.5, newValue), 2)
                guard state.clock.isRunning, state.changesRate else { return false }
                state.clock.run(at: Double(state.rate))
                return true
            }
            if isPlaying { awaitEnd() }
        }
    }

    /// Where all loops end; infinite for those that never do.
    private func end(_ state: State) -> Double {
        state.loops < 0 ? .infinity : duration * Double(state.loops + 1)
    }

    /// Where it is within the sound.
    private func place(_ state: State) -> Double {
        guard duration > 0 else { return 0 }
        let position = min(state.clock.position, end(state))
        guard position > duration || state.clock.isRunning else { return position }
        return position.truncatingRemainder(dividingBy: duration)
    }

    private func awaitEnd() {
        let (generation, rest) = state.withLock { state in
            state.generation += 1
            return (state.generation, (end(state) - state.clock.position) / state.clock.rate)
        }
        guard rest.isFinite else { return }
        PlaybackClock.wait(rest) { [weak self] in self?.finish(generation) }
    }

    @MainActor private func finish(_ generation: Int) {
        let isOver = state.withLock { state in
            guard state.generation == generation else { return false }
            state.clock.run(at: 0)
            state.clock.position = 0
            return true
        }
        guard isOver else { return }
        delegate?.audioPlayerDidFinishPlaying?(self, successfully: true)
    }

    // MARK: Loudness

    /// How loud it is, from 0 to 1.
    open var volume: Float {
        get { state.withLock { $0.volume } }
        set { state.withLock { $0.volume = newValue } }
    }

    /// Makes it louder or softer; nobody hears how fast.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }

    /// Where it is, from left (-1) to right (1).
    open var pan: Float {
        get { state.withLock { $0.pan } }
        set { state.withLock { $0.pan = newValue } }
    }

    /// The device that it is played by; nil for the usual one.
    open var currentDevice: String? {
        get { state.withLock { $0.device } }
        set { state.withLock { $0.device = newValue } }
    }

    /// Whether ``updateMeters()`` counts.
    open var isMeteringEnabled: Bool {
        get { state.withLock { $0.hasMeters } }
        set { state.withLock { $0.hasMeters = newValue } }
    }

    /// Measures the loudness of what is heard, which is nothing.
    open func updateMeters() {}

    /// The loudest of a channel in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// The loudness of a channel in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
