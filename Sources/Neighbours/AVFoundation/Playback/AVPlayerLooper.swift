// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
import Foundation
public import ObjCRuntime

// Sendable is unchecked because a looper belongs to the main thread, as its player does.
/// Plays an item again and again: copies of it stand in a queue, and each goes behind the others when
/// it is over.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether it can.
    public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// It can.
        case ready = 1
        /// It cannot.
        case failed = 2
        /// It was given up.
        case cancelled = 3
    }

    /// The copies.
    open private(set) var loopingPlayerItems: [AVPlayerItem] = []

    /// How often the item was played.
    open private(set) var loopCount = 0

    private weak var player: AVQueuePlayer?
    private let start: CMTime
    private var observation: (any NSObjectProtocol)?
    private var isDisabled = false

    /// Plays an item, or a range of it, again and again.
    public init(
        player: AVQueuePlayer,
        templateItem itemToLoop: AVPlayerItem,
        timeRange loopRange: CMTimeRange = .invalid
    ) {
        self.player = player
        let hasRange = loopRange.isValid && !loopRange.isEmpty
        start = hasRange ? loopRange.start : .zero
        super.init()
        // The template itself is not played.
        player.removeAllItems()
        for _ in 0..<3 {
            guard let item = itemToLoop.copy() as? AVPlayerItem else { continue }
            if hasRange { item.forwardPlaybackEndTime = loopRange.end }
            item.seek(to: start, completionHandler: nil)
            loopingPlayerItems.append(item)
            player.insert(item, after: nil)
        }
        observation = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification,
            object: nil,
            queue: nil
        ) { [weak self] note in
            guard let item = note.object as? AVPlayerItem else { return }
            self?.itemHasEnded(item)
        }
    }

    /// A looper of an item in a queue of its own making.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    private func itemHasEnded(_ item: AVPlayerItem) {
        guard let player, loopingPlayerItems.contains(where: { $0 === item }) else { return }
        announcing("loopCount") { loopCount += 1 }
        guard !isDisabled else { return }
        item.seek(to: start, completionHandler: nil)
        if player.canInsert(item, after: nil) { player.insert(item, after: nil) }
    }

    /// Whether it can.
    open var status: Status {
        if isDisabled { return .cancelled }
        switch loopingPlayerItems.first?.status {
        case .readyToPlay: return .ready
        case .failed: return .failed
        default: return .unknown
        }
    }

    /// Why it cannot.
    open var error: (any Error)? { loopingPlayerItems.first?.error }

    /// Lets the item that is played be the last.
    open func disableLooping() {
        isDisabled = true
        guard let player else { return }
        for item in player.items().dropFirst()
        where loopingPlayerItems.contains(where: { $0 === item }) {
            player.remove(item)
        }
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("status", of: AVPlayerLooper.self, { $0.status.rawValue })
            m.property("loopCount", of: AVPlayerLooper.self, { $0.loopCount })
            return AVPlayerLooper.self
        }
    }
}
