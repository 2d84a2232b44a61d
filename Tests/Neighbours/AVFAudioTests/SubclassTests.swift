// SPDX-License-Identifier: Apache-2.0

import AVFAudio
import Foundation
import Testing

/// Programs' tests make routes, voices and recorders by subclasses.
@Suite("Routes, voices and recorders made by subclasses")
struct SubclassTests {
    private final class Headphones: AVAudioSessionPortDescription, @unchecked Sendable {
        override var portType: AVAudioSession.Port { .headphones }
    }

    private final class Route: AVAudioSessionRouteDescription, @unchecked Sendable {
        override var outputs: [AVAudioSessionPortDescription] { [Headphones()] }
    }

    private final class Voice: AVSpeechSynthesisVoice, @unchecked Sendable {
        override var identifier: String { "robot" }
        override var quality: AVSpeechSynthesisVoiceQuality { .enhanced }
    }

    private final class Recorder: AVAudioRecorder, @unchecked Sendable {
        private var isOn = false

        override init() { super.init() }

        override var isRecording: Bool { isOn }

        override func record() -> Bool {
            isOn = true
            return true
        }
    }

    private final class Speech: AVSpeechUtterance, @unchecked Sendable {
        override var speechString: String { "Hello" }
    }

    private final class Format: AVAudioFormat, @unchecked Sendable {
        override var sampleRate: Double { 8_000 }
    }

    @Test func theirPropertiesAreOverridden() {
        let route: AVAudioSessionRouteDescription = Route()
        #expect(route.outputs.map(\.portType) == [.headphones] && route.inputs.isEmpty)
        let voice: AVSpeechSynthesisVoice = Voice()
        #expect(voice.identifier == "robot" && voice.quality == .enhanced)
        #expect(voice.isEqual(Voice()) && !voice.isEqual(AVSpeechSynthesisVoice()))
        let recorder: AVAudioRecorder = Recorder()
        #expect(recorder.record() && recorder.isRecording)
        #expect(Speech().speechString == "Hello" && Speech().voice == nil)
        #expect(Format().sampleRate == 8_000 && Format().channelCount == 0)
    }

    @Test func theyInheritConvenienceInitializers() {
        #expect(Voice(language: "de-DE")?.language == "de-DE")
        #expect(Format(standardFormatWithSampleRate: 44_100, channels: 2)?.channelCount == 2)
    }

    @Test func whatNobodyOverridesIsEmpty() {
        #expect(AVAudioSessionPortDescription().uid.isEmpty)
        #expect(AVAudioSessionPortDescription().channels == nil)
        #expect(AVAudioSessionChannelDescription().channelNumber == 0)
        #expect(AVSpeechUtterance().speechString.isEmpty)
        #expect(AVAudioRecorder().settings.isEmpty)
        #expect(AVAudioFormat().settings.isEmpty)
    }
}
