// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a player belongs to the main thread, as on iOS.
/// Plays an item: sound of files in silence, against the media clock.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether it can play.
    public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot, ever.
        case failed = 2
    }

    /// Whether time goes on.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands.
        case paused = 0
        /// It will go on.
        case waitingToPlayAtSpecifiedRate = 1
        /// It goes on.
        case playing = 2
    }

    /// What becomes of the player at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It goes on with the next one.
        case advance = 0
        /// It pauses.
        case pause = 1
        /// Nothing.
        case none = 2
    }

    // MARK: Making one

    /// A player without an item.
    public override init() { super.init() }

    /// A player of the media at a place.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        adopt(item)
    }

    // MARK: The item

    /// The item.
    open var currentItem: AVPlayerItem? { item }

    private(set) var item: AVPlayerItem?

    /// Plays another item, or none.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        announcing("currentItem") { adopt(item) }
        update()
        // Nothing goes on where there is nothing.
        for observer in observers { observer.jump(in: self) }
    }

    private func adopt(_ new: AVPlayerItem?) {
        item?.run(at: 0)
        item?.player = nil
        item = new
        new?.player = self
        new?.load()
    }

    /// An item of this player is ready, or failed.
    func itemIsLoaded(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        if status == .unknown { announcing("status") { status = .readyToPlay } }
        update()
    }

    // MARK: Status

    /// Whether it can play.
    open private(set) var status = Status.unknown

    /// Why it cannot.
    open var error: (any Error)? { nil }

    /// Whether time goes on.
    open private(set) var timeControlStatus = TimeControlStatus.paused

    /// Why it does not, while it is to.
    open private(set) var reasonForWaitingToPlay: WaitingReason?

    // MARK: Playing

    /// Seconds of media per second; 0 while it is paused.
    open var rate: Float {
        get { wanted }
        set {
            guard newValue != wanted else { return }
            announcing("rate") { wanted = newValue }
            update()
            NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
        }
    }

    private var wanted: Float = 0

    /// The rate that ``play()`` plays at.
    open var defaultRate: Float = 1

    /// Plays.
    open func play() { rate = defaultRate }

    /// Pauses.
    open func pause() { rate = 0 }

    /// Plays at a rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Plays at a rate, from a time.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { seek(to: itemTime) }
        self.rate = rate
    }

    /// Makes ready to play at a rate; says soon whether that is done.
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        let isReady = item?.status == .readyToPlay
        PlaybackClock.wait(0) { completionHandler?(isReady) }
    }

    /// Makes ready to play at a rate; answers soon whether that is done.
    @discardableResult
    open func preroll(atRate rate: Float) async -> Bool {
        await withCheckedContinuation { done in
            preroll(atRate: rate, completionHandler: { done.resume(returning: $0) })
        }
    }

    /// Gives up making ready.
    open func cancelPendingPrerolls() {}

    /// What becomes of it at the end of an item.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { endAction }
        set { announcing("actionAtItemEnd") { endAction = newValue } }
    }

    var endAction = ActionAtItemEnd.pause

    /// Counts changes, so that an earlier deadline knows that it is void.
    private var generation = 0

    /// Makes time go on, or not, as rate and item have it.
    private func update() {
        generation += 1
        var reason: WaitingReason?
        var running = 0.0
        if wanted != 0 {
            switch item?.status {
            case nil: reason = .noItemToPlay
            case .unknown: reason = .evaluatingBufferingRate
            case .failed:
                rate = 0
                return
            case .readyToPlay:
                guard let item, remaining(of: item, at: Double(wanted)) > 0 else {
                    if actionAtItemEnd == .pause {
                        rate = 0
                        return
                    }
                    break
                }
                Unbuilt.report("AVPlayer: audible sound")
                running = Double(wanted)
            }
        }
        let hasStarted = item?.rate != running
        item?.run(at: running)
        let state: TimeControlStatus =
            wanted == 0 ? .paused : reason == nil ? .playing : .waitingToPlayAtSpecifiedRate
        if state != timeControlStatus || reason != reasonForWaitingToPlay {
            announcing("timeControlStatus", "reasonForWaitingToPlay") {
                (timeControlStatus, reasonForWaitingToPlay) = (state, reason)
            }
        }
        if hasStarted { for observer in observers { observer.jump(in: self) } }
        guard running != 0, let item else { return }
        let current = generation
        PlaybackClock.wait(remaining(of: item, at: running)) { [weak self] in
            guard let self, self.generation == current else { return }
            self.itemHasEnded(item)
        }
    }

    /// The seconds until an item ends, of the clock.
    private func remaining(of item: AVPlayerItem, at rate: Double) -> Double {
        rate > 0
            ? (item.end - item.position) / rate : (item.position - item.start) / -rate
    }

    private func itemHasEnded(_ item: AVPlayerItem) {
        for observer in observers { observer.pass(in: self) }
        generation += 1
        item.run(at: 0)
        let isForward = wanted > 0
        switch actionAtItemEnd {
        case .pause: rate = 0
        case .advance: advance()
        case .none: break
        }
        guard isForward else { return }
        NotificationCenter.default.post(
            name: AVPlayerItem.didPlayToEndTimeNotification,
            object: item
        )
    }

    /// Goes on with the next item, of which only a queue has one.
    func advance() { rate = 0 }

    // MARK: Time

    /// The current time.
    open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

    /// Goes to a time.
    open func seek(to time: CMTime) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
    }

    /// Goes to a time, exactly, whatever is tolerated.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        item?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }

    /// Goes to a time, and says soon that it is there.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(
            to: time,
            toleranceBefore: .positiveInfinity,
            toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler
        )
    }

    /// Goes to a time, exactly, and says soon that it is there; false without an item.
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let item else { return PlaybackClock.wait(0) { completionHandler(false) } }
        item.seek(
            to: time,
            toleranceBefore: toleranceBefore,
            toleranceAfter: toleranceAfter,
            completionHandler: completionHandler
        )
    }

    /// Goes to a time; false without an item, or if there was another search.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            seek(to: time, completionHandler: { done.resume(returning: $0) })
        }
    }

    /// Goes to a time, exactly; false without an item, or if there was another search.
    @discardableResult
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime
    ) async -> Bool {
        await withCheckedContinuation { done in
            seek(to: time, completionHandler: { done.resume(returning: $0) })
        }
    }

    /// The item has gone to another time.
    func timeHasJumped() {
        update()
        for observer in observers { observer.jump(in: self) }
    }

    // MARK: Observing time

    private var observers: [PlayerTimeObserver] = []

    /// Calls a block at each multiple of an interval while time goes on, and whenever it begins, ends
    /// or jumps.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        add(PlayerTimeObserver(.every(interval.seconds), queue, block))
    }

    /// Calls a block when time passes some times.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue],
        queue: DispatchQueue?,
        using block: @escaping @Sendable () -> Void
    ) -> Any {
        let times = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
        return add(PlayerTimeObserver(.at(times), queue) { _ in block() })
    }

    private func add(_ observer: PlayerTimeObserver) -> Any {
        observers.append(observer)
        observer.jump(in: self)
        return observer
    }

    /// Ends what ``addPeriodicTimeObserver(forInterval:queue:using:)`` began.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PlayerTimeObserver,
            let index = observers.firstIndex(where: { $0 === observer })
        else {
            Diagnostics.trap(
                .invalidArgumentException,
                "AVPlayer.removeTimeObserver(_:): the observer was added to another player, or "
                    + "removed before; give what this player's add method returned"
            )
        }
        observers.remove(at: index)
        observer.cancel()
    }

    // MARK: Sound and elsewhere

    /// How loud it is, from 0 to 1.
    open var volume: Float = 1 {
        willSet { willChangeValue(forKey: "volume") }
        didSet { didChangeValue(forKey: "volume") }
    }

    /// Whether it is silent.
    open var isMuted = false {
        willSet { for key in ["muted", "isMuted"] { willChangeValue(forKey: key) } }
        didSet { for key in ["isMuted", "muted"] { didChangeValue(forKey: key) } }
    }

    /// Whether it waits until it can play on without a stop.
    open var automaticallyWaitsToMinimizeStalling = true

    /// Whether another device may show it.
    open var allowsExternalPlayback = true

    /// Whether another device shows it.
    open var isExternalPlaybackActive: Bool { false }

    /// Whether another screen shows it as soon as there is one.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false

    /// How pictures are fitted into another screen.
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect

    /// Whether the screen stays on.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Whether subtitles are chosen as the user has set.
    open var appliesMediaSelectionCriteriaAutomatically = true

    /// Whether bright pictures can be shown.
    open class var eligibleForHDRPlayback: Bool { false }

    /// The rate has changed.
    public static let rateDidChangeNotification = Notification.Name(
        "AVPlayerRateDidChangeNotification"
    )

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("status", of: AVPlayer.self, { $0.status.rawValue })
            m.property("rate", of: AVPlayer.self, { $0.rate }, { $0.rate = $1 })
            m.property("timeControlStatus", of: AVPlayer.self) {
                $0.timeControlStatus.rawValue
            }
            m.property("reasonForWaitingToPlay", of: AVPlayer.self) {
                $0.reasonForWaitingToPlay?.rawValue
            }
            m.property("currentItem", of: AVPlayer.self, { $0.currentItem })
            m.property("actionAtItemEnd", of: AVPlayer.self) { $0.actionAtItemEnd.rawValue }
            m.property("volume", of: AVPlayer.self, { $0.volume }, { $0.volume = $1 })
            m.property("muted", of: AVPlayer.self, { $0.isMuted }, { $0.isMuted = $1 })
            m.property("isMuted", of: AVPlayer.self, { $0.isMuted }, { $0.isMuted = $1 })
            return AVPlayer.self
        }
    }
}
