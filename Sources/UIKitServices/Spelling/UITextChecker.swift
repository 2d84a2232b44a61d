// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because what all checkers share is behind a mutex; a checker's own words
// belong to its one user.
/// Finds words that a language does not have, and others in their place.
///
/// It reads the dictionaries of Hunspell that are installed; of a language without one, every word
/// is right.
open class UITextChecker: NSObject, @unchecked Sendable {
    private static let learnt = Mutex<Set<String>>([])
    private var ignored: Set<String> = []

    public override init() { super.init() }

    /// The languages that there are dictionaries of.
    open class var availableLanguages: [String] { SpellingDictionaries.languages }

    /// The first word of a range that is wrong, from an offset in the text on; its location is
    /// `NSNotFound` where none is.
    ///
    /// With `wrap`, what lies before the offset is searched when nothing is found after it.
    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionaries.dictionary(for: language) else { return none }
        let text = stringToCheck as NSString
        let area = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        var before: NSRange?
        for word in Self.words(in: text, area) where isWrong(text.substring(with: word), dictionary)
        {
            if word.location >= startingOffset { return word }
            if before == nil { before = word }
        }
        return wrapFlag ? before ?? none : none
    }

    private func isWrong(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        !ignored.contains(word) && !Self.hasLearnedWord(word) && !dictionary.contains(word)
    }

    /// Runs of letters, with apostrophes between them.
    private static func words(in text: NSString, _ area: NSRange) -> [NSRange] {
        var result: [NSRange] = []
        var start: Int?
        func isLetter(_ index: Int) -> Bool {
            guard index < NSMaxRange(area) else { return false }
            guard let scalar = Unicode.Scalar(text.character(at: index)) else { return true }
            return scalar.properties.isAlphabetic
        }
        var index = area.location
        while index <= NSMaxRange(area) {
            let isInner =
                index < NSMaxRange(area) && start != nil
                && [39, 0x2019].contains(text.character(at: index)) && isLetter(index + 1)
            if isLetter(index) || isInner {
                if start == nil { start = index }
            } else if let first = start {
                result.append(NSRange(location: first, length: index - first))
                start = nil
            }
            index += 1
        }
        return result
    }

    /// What may have been meant; nil where there is no dictionary.
    open func guesses(
        forWordRange range: NSRange,
        in string: String,
        language: String
    ) -> [String]? {
        guard let (word, dictionary) = word(range, string, language) else { return nil }
        return dictionary.guesses(for: word)
    }

    /// Words that begin so; nil where there is no dictionary.
    open func completions(
        forPartialWordRange range: NSRange,
        in string: String,
        language: String
    ) -> [String]? {
        guard let (word, dictionary) = word(range, string, language) else { return nil }
        return dictionary.completions(of: word)
    }

    private func word(
        _ range: NSRange,
        _ string: String,
        _ language: String
    ) -> (String, SpellingDictionary)? {
        guard range.location >= 0, NSMaxRange(range) <= string.utf16.count,
            let dictionary = SpellingDictionaries.dictionary(for: language)
        else { return nil }
        return ((string as NSString).substring(with: range), dictionary)
    }

    /// Counts a word as right from now on, for this object.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// The words that this object counts as right.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Counts a word as right for the whole program.
    open class func learnWord(_ word: String) { learnt.withLock { _ = $0.insert(word) } }

    /// Whether a word was learnt.
    open class func hasLearnedWord(_ word: String) -> Bool { learnt.withLock { $0.contains(word) } }

    /// Forgets a word that was learnt.
    open class func unlearnWord(_ word: String) { learnt.withLock { _ = $0.remove(word) } }
}
