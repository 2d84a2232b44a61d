// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Cuts texts into words, sentences and lines, and says what they are.
///
/// Words, numbers, marks and spaces are told apart, and languages by their script and small words; parts of speech, names
/// and stems are not found.
open class NSLinguisticTagger: NSObject {
    /// What is left out.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1)
        /// Marks.
        public static let omitPunctuation = Options(rawValue: 2)
        /// Spaces.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Symbols.
        public static let omitOther = Options(rawValue: 8)
        /// Names of several words count as one; none are found.
        public static let joinNames = Options(rawValue: 16)
    }

    /// What the tagger may be asked.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String?

    /// Makes a tagger; the options of that time are unused, as on iOS.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
        self.tagSchemes = tagSchemes
    }

    /// What can be asked of a language.
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
        availableTagSchemes(for: .word, language: language)
    }

    /// What can be asked of a language's words, sentences and so on.
    open class func availableTagSchemes(
        for unit: NSLinguisticTaggerUnit,
        language: String
    ) -> [NSLinguisticTagScheme] {
        unit == .word
            ? [.tokenType, .lexicalClass, .language, .script] : [.language, .script]
    }

    /// The code of the text's language; nil where nothing tells it.
    open var dominantLanguage: String? { string.flatMap(TextLanguage.language) }

    /// The code of a text's language; nil where nothing tells it.
    open class func dominantLanguage(for string: String) -> String? {
        TextLanguage.language(of: string)
    }

    /// The word or other unit at a place.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        TextTokens(string ?? "").ranges(unit).first { NSLocationInRange(charIndex, $0) }
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The sentences that a range touches.
    open func sentenceRange(for range: NSRange) -> NSRange {
        let end = max(range.location, range.location + range.length - 1)
        return NSUnionRange(
            tokenRange(at: range.location, unit: .sentence),
            tokenRange(at: end, unit: .sentence)
        )
    }

    /// Calls a function for each stretch of a range with its tag.
    open func enumerateTags(
        in range: NSRange,
        unit: NSLinguisticTaggerUnit,
        scheme: NSLinguisticTagScheme,
        options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = NSString(string: string ?? "")
        var isDone = ObjCBool(false)
        for token in TextTokens(text as String).ranges(unit) where !isDone.boolValue {
            guard NSIntersectionRange(token, range).length > 0 else { continue }
            let part = text.substring(with: token)
            if unit == .word, options.contains(Self.omission(of: Self.type(of: part))) { continue }
            block(Self.tag(part, scheme, unit), token, &isDone)
        }
    }

    /// Calls a function for each word, mark and space of a range with its tag and its sentence.
    open func enumerateTags(
        in range: NSRange,
        scheme tagScheme: NSLinguisticTagScheme,
        options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let sentences = TextTokens(string ?? "").ranges(.sentence)
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) {
            tag,
            token,
            stop in
            let sentence = sentences.first { NSLocationInRange(token.location, $0) } ?? token
            block(tag, token, sentence, stop)
        }
    }

    /// Calls a function for each stretch of a text's range with its tag.
    open class func enumerateTags(
        for string: String,
        range: NSRange,
        unit: NSLinguisticTaggerUnit,
        scheme: NSLinguisticTagScheme,
        options: Options = [],
        // NSOrthography is deprecated in Foundation here, and nothing makes one.
        orthography: Any?,
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = string
        tagger.enumerateTags(in: range, unit: unit, scheme: scheme, options: options, using: block)
    }

    /// The tag at a place, with the range that has it.
    open func tag(
        at charIndex: Int,
        unit: NSLinguisticTaggerUnit,
        scheme: NSLinguisticTagScheme,
        tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        let range = self.tokenRange(at: charIndex, unit: unit)
        tokenRange?.pointee = range
        guard range.location != NSNotFound else { return nil }
        let part = NSString(string: string ?? "").substring(with: range)
        return Self.tag(part, scheme, unit)
    }

    /// The tag of the word, mark or space at a place, with its range and its sentence.
    open func tag(
        at charIndex: Int,
        scheme: NSLinguisticTagScheme,
        tokenRange: NSRangePointer?,
        sentenceRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        sentenceRange?.pointee = self.tokenRange(at: charIndex, unit: .sentence)
        return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
    }

    /// The tags of a range; an empty one where there is none.
    open func tags(
        in range: NSRange,
        unit: NSLinguisticTaggerUnit,
        scheme: NSLinguisticTagScheme,
        options: Options = [],
        tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>? = nil
    ) -> [NSLinguisticTag] {
        var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token, _ in
            tags.append(tag ?? NSLinguisticTag(""))
            ranges.append(NSValue(range: token))
        }
        tokenRanges?.pointee = NSArray(array: ranges)
        return tags
    }

    // MARK: Tags

    private static func tag(
        _ text: String,
        _ scheme: NSLinguisticTagScheme,
        _ unit: NSLinguisticTaggerUnit
    ) -> NSLinguisticTag? {
        switch scheme {
        case .language: return TextLanguage.language(of: text).map { NSLinguisticTag($0) }
        case .script: return TextLanguage.script(of: text).map { NSLinguisticTag($0) }
        case .tokenType where unit == .word: return type(of: text)
        case .lexicalClass where unit == .word, .nameTypeOrLexicalClass where unit == .word:
            return lexicalClass(of: text)
        case .nameType, .lemma:
            Unbuilt.report("NSLinguisticTagger: names and stems of words")
            return nil
        default: return nil
        }
    }

    private static func type(of text: String) -> NSLinguisticTag {
        guard let first = text.first else { return .other }
        if first.isLetter || first.isNumber { return .word }
        if first.isWhitespace { return .whitespace }
        return first.isPunctuation ? .punctuation : .other
    }

    private static func omission(of type: NSLinguisticTag) -> Options {
        switch type {
        case .word: .omitWords
        case .punctuation: .omitPunctuation
        case .whitespace: .omitWhitespace
        default: .omitOther
        }
    }

    private static func lexicalClass(of text: String) -> NSLinguisticTag {
        guard let first = text.first else { return .other }
        switch type(of: text) {
        case .word: return first.isNumber ? .number : .otherWord
        case .whitespace: return first.isNewline ? .paragraphBreak : .otherWhitespace
        case .punctuation: break
        default: return .other
        }
        switch first {
        case ".", "!", "?", "…", "。", "！", "？": return .sentenceTerminator
        case "“", "‘", "«", "„", "「": return .openQuote
        case "”", "’", "»", "」": return .closeQuote
        case "(", "[", "{": return .openParenthesis
        case ")", "]", "}": return .closeParenthesis
        case "-", "–", "—": return .dash
        default: return .otherPunctuation
        }
    }
}
