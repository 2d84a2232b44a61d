// SPDX-License-Identifier: Apache-2.0

import AudioToolbox
import Foundation
import Testing

@Suite("System sounds")
struct SystemSoundTests {
    @Test func aFileGetsANumberThatIsTakenBackOnce() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("sound-\(UUID().uuidString).caf")
        try Data([0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(file as NSURL, &sound) == kAudioServicesNoError)
        #expect(sound != 0)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
        #expect(AudioServicesDisposeSystemSoundID(sound) != kAudioServicesNoError)
    }

    @Test func aMissingFileGetsNone() {
        var sound: SystemSoundID = 7
        let file = URL(fileURLWithPath: "/nowhere/at-all.caf")
        #expect(AudioServicesCreateSystemSoundID(file as NSURL, &sound) != kAudioServicesNoError)
        #expect(sound == 7)
    }

    @Test func aSoundSaysThatItIsOver() async {
        await withCheckedContinuation { over in
            AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { over.resume() }
        }
    }
}
