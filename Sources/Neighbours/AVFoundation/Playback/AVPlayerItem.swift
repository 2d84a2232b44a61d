// SPDX-License-Identifier: Apache-2.0

public import AVFAudio
import CoreGraphics
public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an item belongs to the main thread, as on iOS.
/// Media that a player plays, with the time in them.
///
/// Sound of files is played in silence; pictures are not decoded, so that an item with pictures
/// fails with `AVError.decoderNotFound`.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// Not known yet: no player has it.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// The media.
    open private(set) var asset: AVAsset

    /// What is read before it is ready.
    open private(set) var automaticallyLoadedAssetKeys: [String]

    /// The player that has it.
    weak var player: AVPlayer?

    private var clock = PlaybackClock()
    /// The time that was sought, to the last digit, as long as time stands.
    private var sought: CMTime?
    private var isLoading = false
    private var pendingSeeks: [@Sendable (Bool) -> Void] = []

    /// The media at a place.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Media.
    public convenience init(asset: AVAsset) {
        self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
    }

    /// Media, of which some properties are read before they are ready.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// An item of the same media, at the start.
    open func copy(with zone: NSZone? = nil) -> Any {
        let item = AVPlayerItem(
            asset: asset,
            automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys
        )
        item.forwardPlaybackEndTime = forwardPlaybackEndTime
        item.reversePlaybackEndTime = reversePlaybackEndTime
        item.audioTimePitchAlgorithm = audioTimePitchAlgorithm
        return item
    }

    // MARK: Status

    /// Whether it can be played.
    open private(set) var status = Status.unknown

    /// Why it cannot.
    open private(set) var error: (any Error)?

    /// Reads the media, once a player has the item.
    func load() {
        guard status == .unknown, !isLoading else { return }
        isLoading = true
        PlaybackClock.wait(0) { [weak self] in self?.finishLoading() }
    }

    @MainActor private func finishLoading() {
        let failure = failure()
        announcing([
            "status",
            "error",
            "duration",
            "loadedTimeRanges",
            "seekableTimeRanges",
            "playbackLikelyToKeepUp",
            "isPlaybackLikelyToKeepUp",
            "playbackBufferEmpty",
            "isPlaybackBufferEmpty",
            "playbackBufferFull",
            "isPlaybackBufferFull",
            "tracks",
        ]) {
            error = failure
            status = failure == nil ? .readyToPlay : .failed
        }
        player?.itemIsLoaded(self)
    }

    private func failure() -> (any Error)? {
        do { try asset.check() } catch { return error }
        guard let file = asset.file else {
            return AVError(.operationNotSupportedForAsset, reason: "The asset has no media.")
        }
        guard !file.hasVideo, file.audio != nil else {
            Unbuilt.report("AVPlayer: decoding of video")
            return AVError(.decoderNotFound, reason: "Casement decodes no video.")
        }
        return nil
    }

    // MARK: Time

    /// How long it lasts; indefinite until it is ready.
    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }

    /// Where playing ends; invalid for the end of the media.
    open var forwardPlaybackEndTime = CMTime.invalid

    /// Where playing backwards ends; invalid for the start of the media.
    open var reversePlaybackEndTime = CMTime.invalid

    /// The seconds at which playing ends.
    var end: Double {
        let end = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : asset.duration
        return min(end.seconds, asset.duration.seconds)
    }

    /// The seconds at which playing backwards ends.
    var start: Double {
        reversePlaybackEndTime.isNumeric ? max(0, reversePlaybackEndTime.seconds) : 0
    }

    /// The seconds of the current time.
    var position: Double { clock.isRunning ? min(max(start, clock.position), end) : clock.position }

    /// The current time.
    open func currentTime() -> CMTime {
        sought ?? CMTime(seconds: position, preferredTimescale: 1_000_000_000)
    }

    /// The rate at which time goes on.
    var rate: Double { clock.isRunning ? clock.rate : 0 }

    /// Lets time go on at a rate; 0 stops it.
    func run(at rate: Double) {
        let position = position
        clock.run(at: rate)
        clock.position = position
        if rate != 0 { sought = nil }
    }

    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(
            to: time,
            toleranceBefore: .positiveInfinity,
            toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler
        )
    }

    /// Goes to a time, exactly, whatever is tolerated.
    ///
    /// The handler is called soon, on the main thread: with false if there was another search.
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        cancelPendingSeeks()
        guard time.isNumeric || time.isPositiveInfinity else {
            PlaybackClock.onMain { completionHandler?(false) }
            return
        }
        let last = asset.duration
        let place = CMTimeMaximum(.zero, last > .zero ? CMTimeMinimum(time, last) : time)
        clock.position = place.seconds
        sought = clock.isRunning ? nil : place
        player?.timeHasJumped()
        if let completionHandler { pendingSeeks.append(completionHandler) }
        PlaybackClock.wait(0) { [weak self] in self?.endSeeks(true) }
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
    }

    /// Goes to a time.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            seek(to: time) { done.resume(returning: $0) }
        }
    }

    /// Gives up searches that are not over.
    open func cancelPendingSeeks() { endSeeks(false) }

    private func endSeeks(_ isFinished: Bool) {
        let handlers = pendingSeeks
        pendingSeeks = []
        for handler in handlers { handler(isFinished) }
    }

    /// Goes on by pictures, of which there are none.
    open func step(byCount stepCount: Int) {}

    // MARK: What is there

    private var whole: [NSValue] {
        guard status == .readyToPlay else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))]
    }

    /// What can be played without waiting: all of it.
    open var loadedTimeRanges: [NSValue] { whole }

    /// Where one can go: everywhere.
    open var seekableTimeRanges: [NSValue] { whole }

    /// Whether playing will not stop for more data.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }

    /// Whether nothing more can be read ahead.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }

    /// Whether nothing is read ahead.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

    /// The size of the pictures, of which there are none.
    open var presentationSize: CGSize { .zero }

    /// The tracks.
    open var tracks: [AVPlayerItemTrack] {
        status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : []
    }

    /// Whether it can be played backwards.
    open var canPlayReverse: Bool { status == .readyToPlay }

    /// Whether it can be played faster.
    open var canPlayFastForward: Bool { status == .readyToPlay }

    /// Whether it can be played more slowly.
    open var canPlaySlowForward: Bool { status == .readyToPlay }

    /// Whether it can be played backwards faster.
    open var canPlayFastReverse: Bool { status == .readyToPlay }

    /// Whether it can be played backwards more slowly.
    open var canPlaySlowReverse: Bool { status == .readyToPlay }

    /// Whether one can go on by pictures.
    open var canStepForward: Bool { false }

    /// Whether one can go back by pictures.
    open var canStepBackward: Bool { false }

    // MARK: Settings

    /// How sound is kept at its pitch at other rates.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

    /// How much of the network may be used, in bits per second; 0 for all.
    open var preferredPeakBitRate = 0.0

    /// How large pictures have to be; zero for any size.
    open var preferredMaximumResolution = CGSize.zero

    /// How many seconds to read ahead; 0 leaves it to the player.
    open var preferredForwardBufferDuration: TimeInterval = 0

    /// Whether a broadcast is read on while it is paused.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

    // MARK: Notifications

    /// It has been played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification"
    )
    /// It could not be played to its end.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
    /// Its time has changed at once.
    public static let timeJumpedNotification = Notification.Name(
        "AVPlayerItemTimeJumpedNotification"
    )
    /// It waits for data.
    public static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification"
    )
    /// There is a new entry in the log of what was read.
    public static let newAccessLogEntryNotification = Notification.Name(
        "AVPlayerItemNewAccessLogEntry"
    )
    /// There is a new entry in the log of failures.
    public static let newErrorLogEntryNotification = Notification.Name(
        "AVPlayerItemNewErrorLogEntry"
    )

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("status", of: AVPlayerItem.self, { $0.status.rawValue })
            m.property("error", of: AVPlayerItem.self, { $0.error })
            m.property("duration", of: AVPlayerItem.self, { $0.duration })
            m.property("tracks", of: AVPlayerItem.self, { $0.tracks })
            m.property("loadedTimeRanges", of: AVPlayerItem.self, { $0.loadedTimeRanges })
            m.property("seekableTimeRanges", of: AVPlayerItem.self, { $0.seekableTimeRanges })
            m.property("presentationSize", of: AVPlayerItem.self, { $0.presentationSize })
            for prefix in ["playback", "isPlayback"] {
                m.property(prefix + "LikelyToKeepUp", of: AVPlayerItem.self) {
                    $0.isPlaybackLikelyToKeepUp
                }
                m.property(prefix + "BufferEmpty", of: AVPlayerItem.self) {
                    $0.isPlaybackBufferEmpty
                }
                m.property(prefix + "BufferFull", of: AVPlayerItem.self) {
                    $0.isPlaybackBufferFull
                }
            }
            return AVPlayerItem.self
        }
    }
}
