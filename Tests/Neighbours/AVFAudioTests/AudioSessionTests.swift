// SPDX-License-Identifier: Apache-2.0

import AVFAudio
import Foundation
import ObjCRuntime
import Testing

@Suite(.serialized)
struct AudioSessionTests {
    private let session = AVAudioSession.sharedInstance()

    @Test func aCategoryIsKeptWithItsModeAndOptions() throws {
        #expect(session === AVAudioSession.sharedInstance())
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback && session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers)
        try session.setCategory(.ambient)
        #expect(session.mode == .default && session.categoryOptions.isEmpty)
        try session.setMode(.spokenAudio)
        #expect(session.mode == .spokenAudio)
        try session.setActive(true)
        #expect(session.isActive)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        #expect(!session.isActive)
        #expect(session.availableCategories.contains(.playAndRecord))
        #expect(AVAudioSession.Category.playback.rawValue == "AVAudioSessionCategoryPlayback")
    }

    @Test func thereIsOneSpeakerAndNoMicrophone() async throws {
        let route = session.currentRoute
        #expect(route.inputs.isEmpty)
        #expect(route.outputs.map(\.portType) == [.builtInSpeaker])
        #expect(route.outputs.first?.channels?.map(\.channelNumber) == [1, 2])
        #expect(!session.isInputAvailable && session.recordPermission == .denied)
        let isGranted = await withCheckedContinuation { answer in
            session.requestRecordPermission { answer.resume(returning: $0) }
        }
        #expect(!isGranted)
        #expect(AVAudioApplication.shared.recordPermission == .denied)
        #expect(await !AVAudioApplication.requestRecordPermission())
    }

    @Test func aRecorderNeverBegins() throws {
        let file = URL(fileURLWithPath: "/tmp/never.m4a")
        let recorder = try AVAudioRecorder(
            url: file,
            settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44100]
        )
        #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
        #expect(recorder.format.sampleRate == 44100)
        #expect(throws: NSError.self) {
            try AVAudioRecorder(url: file, settings: [AVSampleRateKey: 0])
        }
    }
}
