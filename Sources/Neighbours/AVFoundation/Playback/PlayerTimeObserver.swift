// SPDX-License-Identifier: Apache-2.0

import AVFAudio
import CoreMedia
import Foundation
import ObjCRuntime

// Sendable is unchecked because an observer belongs to the main thread, as its player does.
/// A block that a player calls at times of its item.
final class PlayerTimeObserver: NSObject, @unchecked Sendable {
    enum Times {
        /// At the multiples of so many seconds.
        case every(Double)
        /// At these seconds, in order.
        case at([Double])
    }

    private let times: Times
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void
    /// Counts changes, so that an earlier deadline knows that it is void.
    private var generation = 0
    /// The next time, in seconds of the item.
    private var next: Double?

    init(_ times: Times, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        self.times = times
        self.queue = queue
        self.block = block
        super.init()
    }

    /// Calls no more.
    func cancel() { generation += 1 }

    /// Time begins, ends, or has gone to another place.
    func jump(in player: AVPlayer) {
        if case .every = times, player.item != nil { call(player) }
        wait(in: player)
    }

    /// Time has come to the end: calls for a time that is just there.
    func pass(in player: AVPlayer) {
        guard let next, let item = player.item, (next - item.position).magnitude < 1e-6 else {
            return
        }
        self.next = nil
        call(player)
    }

    private func call(_ player: AVPlayer) {
        let time = player.currentTime()
        guard let queue, !PlaybackClock.isMain(queue) else { return block(time) }
        queue.async { [block] in block(time) }
    }

    private func wait(in player: AVPlayer) {
        generation += 1
        next = nil
        guard let item = player.item, item.rate != 0,
            let time = following(item.position, isForward: item.rate > 0),
            time >= item.start, time <= item.end
        else { return }
        next = time
        let current = generation
        PlaybackClock.wait((time - item.position) / item.rate) { [weak self, weak player] in
            guard let self, let player, self.generation == current else { return }
            if self.next != nil { self.call(player) }
            guard self.generation == current else { return }
            self.wait(in: player)
        }
    }

    /// The next time behind a position.
    ///
    /// A billionth of a second is none: it is lost where seconds of the clock become those of the item.
    private func following(_ position: Double, isForward: Bool) -> Double? {
        switch times {
        case .every(let interval):
            guard interval > 0, interval.isFinite else { return nil }
            let count = position / interval
            return isForward
                ? ((count + 1e-9).rounded(.down) + 1) * interval
                : ((count - 1e-9).rounded(.up) - 1) * interval
        case .at(let times):
            return isForward
                ? times.first { $0 > position + 1e-9 } : times.last { $0 < position - 1e-9 }
        }
    }
}
