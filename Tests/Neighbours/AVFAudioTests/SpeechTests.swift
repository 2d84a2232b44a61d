// SPDX-License-Identifier: Apache-2.0

import AVFAudio
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

// The synthesizer calls it on the main thread.
private final class Listener: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var events: [String] = []

    private func note(_ event: String, _ utterance: AVSpeechUtterance) {
        events.append(event + " " + utterance.speechString)
    }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didStart utterance: AVSpeechUtterance
    ) {
        note("start", utterance)
    }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didFinish utterance: AVSpeechUtterance
    ) { note("finish", utterance) }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didPause utterance: AVSpeechUtterance
    ) {
        note("pause", utterance)
    }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didContinue utterance: AVSpeechUtterance
    ) { note("continue", utterance) }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didCancel utterance: AVSpeechUtterance
    ) { note("cancel", utterance) }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        events.append(
            "word " + (utterance.speechString as NSString).substring(with: characterRange)
        )
    }
}

@MainActor
@Suite(.serialized)
struct SpeechTests {
    private let listener = Listener()
    private let synthesizer = AVSpeechSynthesizer()

    init() { synthesizer.delegate = listener }

    private func speak(_ text: String) { synthesizer.speak(AVSpeechUtterance(string: text)) }

    @Test func utterancesAreSpokenInTurnWordByWord() throws {
        let app = try TestApp()
        speak("well  done")
        speak("next")
        #expect(synthesizer.isSpeaking)
        app.advance(by: 5)
        #expect(
            listener.events == [
                "start well  done", "word well", "word done", "finish well  done", "start next",
                "word next", "finish next",
            ]
        )
        #expect(!synthesizer.isSpeaking)
    }

    @Test func delaysAndRateCount() throws {
        let app = try TestApp()
        let utterance = AVSpeechUtterance(string: "aaaaaa bbbbbb")
        utterance.preUtteranceDelay = 1
        utterance.rate = AVSpeechUtteranceMaximumSpeechRate
        synthesizer.speak(utterance)
        app.advance(by: 0.9)
        #expect(listener.events.isEmpty)
        // Seven characters a word at 28 a second.
        app.advance(by: 0.2)
        #expect(listener.events.count == 2)
        app.advance(by: 0.25)
        #expect(listener.events.last == "word bbbbbb")
        app.advance(by: 0.3)
        #expect(listener.events.last == "finish aaaaaa bbbbbb")
    }

    @Test func itPausesBehindAWordAndGoesOn() throws {
        let app = try TestApp()
        speak("one two three")
        app.advance(by: 0.1)
        #expect(synthesizer.pauseSpeaking(at: .word))
        #expect(!synthesizer.isPaused)
        app.advance(by: 5)
        #expect(synthesizer.isPaused && synthesizer.isSpeaking)
        #expect(listener.events == ["start one two three", "word one", "pause one two three"])
        #expect(!synthesizer.pauseSpeaking(at: .immediate))
        #expect(synthesizer.continueSpeaking() && !synthesizer.continueSpeaking())
        app.advance(by: 5)
        #expect(
            listener.events.suffix(4) == [
                "continue one two three", "word two", "word three", "finish one two three",
            ]
        )
    }

    @Test func stoppingForgetsWhatWouldCome() throws {
        let app = try TestApp()
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        speak("one two")
        speak("three")
        app.advance(by: 0.1)
        #expect(synthesizer.stopSpeaking(at: .immediate))
        #expect(!synthesizer.isSpeaking)
        app.advance(by: 5)
        #expect(listener.events == ["start one two", "word one", "cancel one two"])
        speak("four")
        app.advance(by: 5)
        #expect(listener.events.last == "finish four")
    }

    @Test func anUtteranceWithoutWordsIsOverAtOnce() throws {
        let app = try TestApp()
        speak(" \n ")
        app.advance(by: 0.1)
        #expect(listener.events == ["start  \n ", "finish  \n "])
    }

    @Test func voicesAreFoundByLanguage() {
        #expect(AVSpeechSynthesisVoice(language: "en-US")?.language == "en-US")
        #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
        #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
        #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
        let all = AVSpeechSynthesisVoice.speechVoices()
        #expect(Set(all.map(\.identifier)).count == all.count)
        for voice in all { #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice) }
    }
}
