// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// A walk through a text's words, sentences, paragraphs or lines.
public final class CFStringTokenizer {
    fileprivate var text: NSString
    fileprivate var tokens: [NSRange]
    fileprivate var current: Int?
    private let unit: CFOptionFlags

    fileprivate init(_ text: NSString, _ range: NSRange, _ options: CFOptionFlags) {
        (self.text, unit) = (text, options & 0xFFFF)
        tokens = Self.tokens(of: text, in: range, unit)
    }

    fileprivate func take(_ text: NSString, _ range: NSRange) {
        self.text = text
        tokens = Self.tokens(of: text, in: range, unit)
        current = nil
    }

    private static func tokens(
        of text: NSString,
        in range: NSRange,
        _ unit: CFOptionFlags
    ) -> [NSRange] {
        let string = String(text)
        guard let part = Range(range, in: string) else { return [] }
        var found: [NSRange] = []
        func add(_ token: Range<String.Index>) { found.append(NSRange(token, in: string)) }
        switch unit {
        case kCFStringTokenizerUnitWord, kCFStringTokenizerUnitWordBoundary:
            var end = part.lowerBound
            string.enumerateSubstrings(in: part, options: .byWords) { _, word, _, _ in
                // Boundaries have what lies between words as tokens, too.
                if unit == kCFStringTokenizerUnitWordBoundary, end < word.lowerBound {
                    add(end..<word.lowerBound)
                }
                add(word)
                end = word.upperBound
            }
            if unit == kCFStringTokenizerUnitWordBoundary, end < part.upperBound {
                add(end..<part.upperBound)
            }
        case kCFStringTokenizerUnitSentence:
            let text = text.substring(with: range)
            return TextTokens(text).ranges(.sentence).map {
                NSRange(location: range.location + $0.location, length: $0.length)
            }
        default:
            var start = part.lowerBound
            while start < part.upperBound {
                let rest = string[start..<part.upperBound]
                var end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
                if end < rest.endIndex { end = rest.index(after: end) }
                add(start..<end)
                start = end
            }
        }
        return found
    }
}

/// Words.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
/// Sentences.
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
/// Paragraphs.
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// Lines.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
/// Words, and what lies between them.
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4
/// A token in Latin letters.
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16
/// A token's language.
public let kCFStringTokenizerAttributeLanguage: CFOptionFlags = 1 << 17

/// What a token is; empty where there is none.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: CFOptionFlags

    /// Makes a type of bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// A token.
    public static let normal = Self(rawValue: 1)
    /// With tokens inside.
    public static let hasSubTokensMask = Self(rawValue: 2)
    /// With digits.
    public static let hasHasNumbersMask = Self(rawValue: 8)
    /// Something between words.
    public static let hasNonLettersMask = Self(rawValue: 16)
    /// A word of Chinese, Japanese or Korean.
    public static let isCJWordMask = Self(rawValue: 32)
}

/// Makes a walk, before the first token.
public func CFStringTokenizerCreate(
    _ alloc: CFAllocator!,
    _ string: CFString!,
    _ range: CFRange,
    _ options: CFOptionFlags,
    _ locale: CFLocale!
) -> CFStringTokenizer! {
    string.map { CFStringTokenizer($0, NSRange(range), options) }
}

/// Begins anew with another text.
public func CFStringTokenizerSetString(
    _ tokenizer: CFStringTokenizer!,
    _ string: CFString!,
    _ range: CFRange
) {
    guard let string else { return }
    tokenizer?.take(string, NSRange(range))
}

/// Goes to the next token; empty where there is none.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(
    _ tokenizer: CFStringTokenizer!
) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    return go(tokenizer, to: (tokenizer.current ?? -1) + 1)
}

/// Goes to the token that holds a character; empty where there is none.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
    _ tokenizer: CFStringTokenizer!,
    _ index: CFIndex
) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    let place = tokenizer.tokens.firstIndex { NSLocationInRange(index, $0) }
    return go(tokenizer, to: place ?? tokenizer.tokens.count)
}

private func go(_ tokenizer: CFStringTokenizer, to index: Int) -> CFStringTokenizerTokenType {
    guard tokenizer.tokens.indices.contains(index) else {
        tokenizer.current = tokenizer.tokens.count
        return []
    }
    tokenizer.current = index
    let token = tokenizer.text.substring(with: tokenizer.tokens[index])
    var type: CFStringTokenizerTokenType = .normal
    if token.contains(where: \.isNumber) { type.insert(.hasHasNumbersMask) }
    if !token.contains(where: \.isLetter) { type.insert(.hasNonLettersMask) }
    return type
}

/// Where the token is; a location of -1 before the first and behind the last.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
    guard let tokenizer, let current = tokenizer.current,
        tokenizer.tokens.indices.contains(current)
    else { return CFRange(location: -1, length: 0) }
    return CFRange(tokenizer.tokens[current])
}

/// The token in Latin letters; other attributes are not known.
public func CFStringTokenizerCopyCurrentTokenAttribute(
    _ tokenizer: CFStringTokenizer!,
    _ attribute: CFOptionFlags
) -> CFTypeRef! {
    let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
    guard attribute == kCFStringTokenizerAttributeLatinTranscription, range.location >= 0 else {
        return nil
    }
    let token = tokenizer.text.substring(with: NSRange(range))
    return token.applyingTransform(.toLatin, reverse: false).map { NSString(string: $0) }
}
