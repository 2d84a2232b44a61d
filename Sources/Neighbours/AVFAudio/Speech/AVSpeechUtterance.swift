// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an utterance is not changed once it is spoken, as on iOS.
/// What is spoken at a time, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text with attributes.
    open private(set) var attributedSpeechString: NSAttributedString
    /// The voice; nil for that of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast it is spoken, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high it is spoken, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud it is spoken, from 0 to 1.
    open var volume: Float = 1
    /// Whether what the user has set for readers of the screen goes first.
    open var prefersAssistiveTechnologySettings = false
    /// The silence before it, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The silence behind it, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// No text.
    public override init() {
        attributedSpeechString = NSAttributedString(string: "")
        super.init()
    }

    /// A text.
    public init(string: String) {
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// A text with attributes.
    public init(attributedString string: NSAttributedString) {
        attributedSpeechString = string
        super.init()
    }

    /// The text.
    open var speechString: String { attributedSpeechString.string }

    /// A word of the text, and the seconds that it takes.
    struct Word: Sendable {
        let range: NSRange
        let duration: Double
    }

    /// The words.
    ///
    /// Our choice: 14 characters a second at the usual rate, half as many at the slowest, and twice
    /// as many at the fastest.
    var words: [Word] {
        let speed = 14 * pow(2, Double(rate / AVSpeechUtteranceDefaultSpeechRate) - 1)
        let text = speechString as NSString
        var words: [Word] = []
        var start = 0
        let space = CharacterSet.whitespacesAndNewlines
        while start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            let first = text.rangeOfCharacter(from: space.inverted, options: [], range: rest)
            guard first.location != NSNotFound else { break }
            let tail = NSRange(location: first.location, length: text.length - first.location)
            let gap = text.rangeOfCharacter(from: space, options: [], range: tail)
            let end = gap.location == NSNotFound ? text.length : gap.location
            let range = NSRange(location: first.location, length: end - first.location)
            words.append(Word(range: range, duration: Double(range.length + 1) / speed))
            start = end
        }
        return words
    }
}
