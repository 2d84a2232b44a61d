// SPDX-License-Identifier: Apache-2.0

import AVFAudio
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

// The player calls it on the main thread.
private final class Listener: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
    var ends: [Bool] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        ends.append(flag)
    }
}

@MainActor
@Suite(.serialized)
struct AudioPlayerTests {
    private let listener = Listener()

    private func player(seconds: Double) throws -> AVAudioPlayer {
        let player = try AVAudioPlayer(data: MediaBytes.wave(seconds: seconds))
        player.delegate = listener
        return player
    }

    @Test func aSoundIsOverWhenTheClockSaysSo() throws {
        let app = try TestApp()
        let player = try player(seconds: 2)
        #expect(player.duration == 2 && player.numberOfChannels == 1)
        #expect(player.play() && player.isPlaying)
        app.advance(by: 1.5)
        #expect((player.currentTime - 1.5).magnitude < 1e-6)
        #expect(listener.ends.isEmpty)
        app.advance(by: 0.6)
        #expect(listener.ends == [true])
        #expect(!player.isPlaying && player.currentTime == 0)
        // Once more from the start.
        player.play()
        app.advance(by: 2.1)
        #expect(listener.ends == [true, true])
    }

    @Test func aPauseStopsTheClock() throws {
        let app = try TestApp()
        let player = try player(seconds: 2)
        player.play()
        app.advance(by: 0.5)
        player.pause()
        app.advance(by: 5)
        #expect((player.currentTime - 0.5).magnitude < 1e-6)
        #expect(listener.ends.isEmpty)
        player.play()
        app.advance(by: 1.4)
        #expect(listener.ends.isEmpty)
        app.advance(by: 0.2)
        #expect(listener.ends == [true])
    }

    @Test func loopsAreCounted() throws {
        let app = try TestApp()
        let player = try player(seconds: 1)
        player.numberOfLoops = 2
        player.play()
        app.advance(by: 2.5)
        #expect((player.currentTime - 0.5).magnitude < 1e-6 && player.isPlaying)
        app.advance(by: 0.6)
        #expect(listener.ends == [true])
        player.numberOfLoops = -1
        player.play()
        app.advance(by: 20.25)
        #expect(player.isPlaying && listener.ends == [true])
        // It is not what a test waits for that lets all come to rest.
        #expect(app.settle())
        player.stop()
    }

    @Test func rateAndPlaceMoveTheEnd() throws {
        let app = try TestApp()
        let player = try player(seconds: 4)
        player.enableRate = true
        player.rate = 2
        player.play()
        player.currentTime = 2
        app.advance(by: 0.9)
        #expect((player.currentTime - 3.8).magnitude < 1e-6)
        app.advance(by: 0.2)
        #expect(listener.ends == [true])
        player.currentTime = 99
        #expect(player.currentTime == 4)
        player.play(atTime: player.deviceCurrentTime + 1)
        #expect(!player.isPlaying)
        app.advance(by: 1.1)
        #expect(player.isPlaying)
    }

    @Test func aPlayerThatIsGoneTellsNothing() throws {
        let app = try TestApp()
        do {
            let player = try player(seconds: 1)
            player.play()
        }
        app.advance(by: 2)
        #expect(listener.ends.isEmpty)
    }

    @Test func itSaysOnceThatNothingIsHeard() throws {
        _ = try TestApp()
        try player(seconds: 1).play()
        #expect(Unbuilt.names.contains("AVAudioPlayer: audible sound"))
    }

    @Test func whatIsNoSoundIsRefused() throws {
        #expect(throws: NSError.self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/at-all.wav"))
        }
        #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("text".utf8)) }
        #expect(!AVAudioPlayer().play())
        let file = try MediaBytes.write(MediaBytes.wave(seconds: 1), "wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: nil)
        #expect(player.url == file && player.prepareToPlay())
        #expect(player.format.sampleRate == 8000)
        #expect(player.settings[AVNumberOfChannelsKey] as? Int == 1)
    }
}
