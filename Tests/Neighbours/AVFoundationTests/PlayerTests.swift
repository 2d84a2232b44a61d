// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite(.serialized)
struct PlayerTests {
    private func item(seconds: Double) throws -> AVPlayerItem {
        AVPlayerItem(url: try MediaBytes.write(MediaBytes.wave(seconds: seconds), "wav"))
    }

    // Notifications are posted on the main thread.
    /// Counts notifications of an item's end, until it is let go.
    private final class Ends: @unchecked Sendable {
        private(set) var items: [AVPlayerItem] = []
        private var token: (any NSObjectProtocol)?

        @MainActor init() {
            token = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime,
                object: nil,
                queue: nil
            ) { [weak self] note in
                if let item = note.object as? AVPlayerItem { self?.items.append(item) }
            }
        }

        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    }

    // Called on the main thread.
    private final class Calls: @unchecked Sendable {
        var times: [Double] = []
        var flags: [Bool] = []
    }

    @Test func anItemGetsReadyOnceAPlayerHasIt() throws {
        let app = try TestApp()
        let item = try item(seconds: 2)
        var states: [AVPlayerItem.Status] = []
        let observation = item.observe(\.status, _key: "status") { item, _ in
            states.append(item.status)
        }
        app.advance(by: 0.1)
        #expect(item.status == .unknown && item.duration.isIndefinite)
        let player = AVPlayer(playerItem: item)
        #expect(player.status == .unknown)
        app.advance(by: 0.1)
        #expect(states == [.readyToPlay] && player.status == .readyToPlay)
        #expect(item.duration.seconds == 2)
        #expect(item.loadedTimeRanges.map(\.timeRangeValue.duration) == [item.duration])
        observation.invalidate()
    }

    @Test func playingGoesToTheEndAndPauses() throws {
        let app = try TestApp()
        let (ends, item) = (Ends(), try item(seconds: 2))
        let player = AVPlayer(playerItem: item)
        var states: [AVPlayer.TimeControlStatus] = []
        let observation = player.observe(\.timeControlStatus, _key: "timeControlStatus") {
            player,
            _ in
            states.append(player.timeControlStatus)
        }
        player.play()
        #expect(player.rate == 1)
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        app.advance(by: 1)
        #expect(player.timeControlStatus == .playing)
        #expect(player.currentTime().seconds > 0.9 && ends.items.isEmpty)
        app.advance(by: 1.1)
        #expect(ends.items == [item])
        #expect(player.rate == 0 && player.currentTime().seconds == 2)
        #expect(states == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
        // At its end nothing is left to play.
        player.play()
        app.advance(by: 1)
        #expect(player.rate == 0 && ends.items.count == 1)
        player.seek(to: .zero)
        player.play()
        app.advance(by: 2.1)
        #expect(ends.items.count == 2)
        observation.invalidate()
    }

    @Test func aLoopMadeByHandGoesOn() throws {
        let app = try TestApp()
        let (ends, item) = (Ends(), try item(seconds: 1))
        let player = AVPlayer(playerItem: item)
        player.actionAtItemEnd = .none
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime,
            object: item,
            queue: nil
        ) { _ in player.seek(to: .zero) }
        player.play()
        app.advance(by: 3.5)
        #expect(ends.items.count == 3 && player.rate == 1)
        NotificationCenter.default.removeObserver(token)
        player.pause()
    }

    @Test func aSearchIsExactAndSaysSo() throws {
        let app = try TestApp()
        let player = AVPlayer(playerItem: try item(seconds: 3))
        app.advance(by: 0.1)
        let calls = Calls()
        let third = CMTime(value: 1, timescale: 3)
        player.seek(to: third) { calls.flags.append($0) }
        #expect(player.currentTime() == third && calls.flags.isEmpty)
        player.seek(to: CMTime(value: 100, timescale: 1)) { calls.flags.append($0) }
        app.advance(by: 0.1)
        #expect(calls.flags == [false, true])
        #expect(player.currentTime().seconds == 3)
        AVPlayer().seek(to: .zero) { calls.flags.append($0) }
        app.advance(by: 0.1)
        #expect(calls.flags == [false, true, false])
    }

    @Test func timeIsToldAtItsMultiples() throws {
        let app = try TestApp()
        let player = AVPlayer(playerItem: try item(seconds: 2))
        app.advance(by: 0.1)
        let (calls, marks) = (Calls(), Calls())
        let token = player.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 2),
            queue: nil
        ) { calls.times.append($0.seconds) }
        let other = player.addBoundaryTimeObserver(
            forTimes: [0.25, 1.75].map {
                NSValue(time: CMTime(seconds: $0, preferredTimescale: 600))
            },
            queue: .main
        ) { [weak player] in marks.times.append(player?.currentTime().seconds ?? -1) }
        calls.times = []
        player.play()
        app.advance(by: 2.2)
        let halves = calls.times.map { ($0 * 2).rounded(.down) / 2 }
        // It begins, goes on by halves, and ends.
        #expect(halves.first == 0 && halves.last == 2)
        #expect(Set(halves) == [0, 0.5, 1, 1.5, 2])
        #expect(marks.times.count == 2)
        let count = calls.times.count
        player.removeTimeObserver(token)
        player.removeTimeObserver(other)
        player.seek(to: .zero)
        player.play()
        app.advance(by: 1)
        #expect(calls.times.count == count && marks.times.count == 2)
    }

    @Test func rateAndDirectionCount() throws {
        let app = try TestApp()
        let (ends, item) = (Ends(), try item(seconds: 4))
        let player = AVPlayer(playerItem: item)
        app.advance(by: 0.1)
        player.rate = 2
        app.advance(by: 1)
        #expect((player.currentTime().seconds - 2).magnitude < 0.1)
        player.rate = -1
        app.advance(by: 3)
        #expect(player.currentTime() == .zero && player.rate == 0)
        // Nothing has come to its end.
        #expect(ends.items.isEmpty)
        item.forwardPlaybackEndTime = CMTime(value: 1, timescale: 1)
        player.play()
        app.advance(by: 1.1)
        #expect(ends.items == [item])
    }

    @Test func whatHasPicturesFails() throws {
        let app = try TestApp()
        let url = try MediaBytes.write(
            MediaBytes.movie(seconds: 2, video: true, audio: true),
            "mp4"
        )
        let player = AVPlayer(url: url)
        player.play()
        app.advance(by: 0.1)
        let item = try #require(player.currentItem)
        #expect(item.status == .failed && player.rate == 0)
        #expect((item.error as? AVError)?.code == .decoderNotFound)
        #expect(Unbuilt.names.contains("AVPlayer: decoding of video"))
        let sound = try MediaBytes.write(
            MediaBytes.movie(seconds: 2, video: false, audio: true),
            "m4a"
        )
        player.replaceCurrentItem(with: AVPlayerItem(url: sound))
        player.play()
        app.advance(by: 0.1)
        #expect(player.timeControlStatus == .playing)
    }

    @Test func aPlayerWithoutAnItemWaits() throws {
        let app = try TestApp()
        let player = AVPlayer()
        player.play()
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        player.replaceCurrentItem(with: try item(seconds: 1))
        app.advance(by: 0.1)
        #expect(player.timeControlStatus == .playing)
    }

    @Test func aQueueGoesOnWithTheNext() throws {
        let app = try TestApp()
        let ends = Ends()
        let items = try [1, 2, 1].map { try item(seconds: $0) }
        let player = AVQueuePlayer(items: Array(items.dropLast()))
        #expect(!player.canInsert(items[0], after: nil))
        #expect(player.canInsert(items[2], after: items[0]))
        player.insert(items[2], after: items[0])
        #expect(player.items() == [items[0], items[2], items[1]])
        player.play()
        app.advance(by: 1.5)
        #expect(player.currentItem === items[2] && ends.items == [items[0]])
        app.advance(by: 1)
        #expect(player.items() == [items[1]])
        app.advance(by: 2.2)
        #expect(player.items().isEmpty && ends.items == [items[0], items[2], items[1]])
        #expect(player.currentItem == nil)
    }

    @Test func aLooperPlaysCopiesAgainAndAgain() throws {
        let app = try TestApp()
        let template = try item(seconds: 1)
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: template)
        player.play()
        app.advance(by: 4.5)
        #expect(looper.loopCount == 4 && looper.status == .ready)
        #expect(player.items().count == 3 && !player.items().contains(template))
        looper.disableLooping()
        app.advance(by: 5)
        #expect(player.items().isEmpty && looper.loopCount == 5)
    }

    @Test func aLayerHasThePlayer() throws {
        let player = AVPlayer()
        let layer = AVPlayerLayer(player: player)
        #expect(layer.player === player && layer.videoGravity == .resizeAspect)
        #expect(!layer.isReadyForDisplay)
        #expect(AVPlayerLayer(layer: layer).player === player)
        #expect(layer.value(forKey: "player") as? AVPlayer === player)
    }
}
