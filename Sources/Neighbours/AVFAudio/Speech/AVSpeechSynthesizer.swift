// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what it keeps; the delegate is called on the main
// thread.
/// Speaks utterances one after the other, in silence: time goes on as if they were heard, and the
/// delegate hears of every word.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// What becomes of the utterance that is spoken, behind the word or at once.
    private enum Request {
        case pause
        case stop
    }

    private struct State {
        var queue: [AVSpeechUtterance] = []
        /// The utterance that is spoken, which is the first of the queue.
        var words: [AVSpeechUtterance.Word] = []
        var next = 0
        var hasStarted = false
        var isPaused = false
        /// What is due behind the word.
        var request: Request?
        /// Counts changes, so that an earlier deadline knows that it is void.
        var generation = 0
    }

    private let state = Mutex(State())

    /// Hears of what is spoken.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    /// Whether speech belongs to the program's session.
    open var usesApplicationAudioSession = true

    /// Whether speech is heard in a call.
    open var mixToTelephonyUplink = false

    /// A synthesizer that is silent.
    public override init() { super.init() }

    /// Whether there is something to speak, though it may be paused.
    open var isSpeaking: Bool { state.withLock { !$0.queue.isEmpty } }

    /// Whether it is paused.
    open var isPaused: Bool { state.withLock { $0.isPaused } }

    /// Speaks an utterance after those before it.
    open func speak(_ utterance: AVSpeechUtterance) {
        Unbuilt.report("AVSpeechSynthesizer: audible speech")
        let isFirst = state.withLock { state in
            // It cannot be in the queue twice: it would be two of one.
            guard !state.queue.contains(where: { $0 === utterance }) else { return false }
            state.queue.append(utterance)
            return state.queue.count == 1
        }
        if isFirst { begin() }
    }

    /// Stops, and forgets what would come; false where nothing is spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { take(.stop, at: boundary) }

    /// Pauses; false where nothing is spoken, or it is paused.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused ? false : take(.pause, at: boundary)
    }

    /// Goes on where it was paused; false where it was not.
    @discardableResult
    open func continueSpeaking() -> Bool {
        let utterance = state.withLock { state -> AVSpeechUtterance? in
            guard state.isPaused else { return nil }
            state.isPaused = false
            return state.queue.first
        }
        guard let utterance else { return false }
        PlaybackClock.onMain { [weak self] in
            guard let self else { return }
            self.delegate?.speechSynthesizer?(self, didContinue: utterance)
            self.advance()
        }
        return true
    }

    // MARK: Speaking

    /// Begins the first utterance of the queue.
    private func begin() {
        let (delay, generation) = state.withLock { state in
            state.words = state.queue.first?.words ?? []
            (state.next, state.hasStarted, state.request) = (0, false, nil)
            state.generation += 1
            return (state.queue.first?.preUtteranceDelay ?? 0, state.generation)
        }
        wait(delay, generation)
    }

    private func wait(_ seconds: Double, _ generation: Int) {
        PlaybackClock.wait(seconds) { [weak self] in
            guard let self, self.state.withLock({ $0.generation == generation }) else { return }
            self.advance()
        }
    }

    /// Speaks the next word, or ends the utterance.
    @MainActor private func advance() {
        let step = state.withLock { state -> (AVSpeechUtterance, isStart: Bool, Request?)? in
            guard let utterance = state.queue.first, !state.isPaused else { return nil }
            let isStart = !state.hasStarted
            let request = state.request
            state.hasStarted = true
            state.request = nil
            return (utterance, isStart, request)
        }
        guard let (utterance, isStart, request) = step else { return }
        if let request { return perform(request) }
        if isStart { delegate?.speechSynthesizer?(self, didStart: utterance) }
        let word = state.withLock { state -> (NSRange, Double, Int)? in
            guard state.queue.first === utterance, state.next < state.words.count else {
                return nil
            }
            let word = state.words[state.next]
            state.next += 1
            state.generation += 1
            return (word.range, word.duration, state.generation)
        }
        guard let (range, duration, generation) = word else { return finish(utterance) }
        delegate?.speechSynthesizer?(
            self,
            willSpeakRangeOfSpeechString: range,
            utterance: utterance
        )
        wait(duration, generation)
    }

    @MainActor private func finish(_ utterance: AVSpeechUtterance) {
        let isOver = state.withLock { state in
            guard state.queue.first === utterance else { return false }
            state.generation += 1
            state.queue.removeFirst()
            return true
        }
        guard isOver else { return }
        delegate?.speechSynthesizer?(self, didFinish: utterance)
        let generation = state.withLock { state -> Int? in
            state.queue.isEmpty ? nil : state.generation
        }
        guard let generation else { return }
        PlaybackClock.wait(utterance.postUtteranceDelay) { [weak self] in
            guard let self, self.state.withLock({ $0.generation == generation }) else { return }
            self.begin()
        }
    }

    // MARK: Stopping

    private func take(_ request: Request, at boundary: AVSpeechBoundary) -> Bool {
        let isImmediate = state.withLock { state -> Bool? in
            guard !state.queue.isEmpty else { return nil }
            let isImmediate = boundary == .immediate || !state.hasStarted || state.isPaused
            if !isImmediate { state.request = request }
            return isImmediate
        }
        guard let isImmediate else { return false }
        if isImmediate { perform(request) }
        return true
    }

    private func perform(_ request: Request) {
        let utterance = state.withLock { state -> AVSpeechUtterance? in
            guard let utterance = state.queue.first else { return nil }
            state.generation += 1
            state.isPaused = request == .pause
            if request == .stop { state.queue.removeAll() }
            return utterance
        }
        guard let utterance else { return }
        PlaybackClock.onMain { [weak self] in
            guard let self else { return }
            switch request {
            case .pause: self.delegate?.speechSynthesizer?(self, didPause: utterance)
            case .stop: self.delegate?.speechSynthesizer?(self, didCancel: utterance)
            }
        }
    }
}
