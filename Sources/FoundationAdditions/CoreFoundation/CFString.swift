// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// What a comparison finds; Foundation's with another name.
public typealias CFComparisonResult = ComparisonResult

/// How strings are compared and searched; the bits are Foundation's.
public struct CFStringCompareFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: CFOptionFlags

    /// Makes options of bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Case does not matter.
    public static let compareCaseInsensitive = Self(rawValue: 1)
    /// From the end.
    public static let compareBackwards = Self(rawValue: 4)
    /// Only at the beginning or the end.
    public static let compareAnchored = Self(rawValue: 8)
    /// Equal characters of several forms differ.
    public static let compareNonliteral = Self(rawValue: 16)
    /// As the user's language has it.
    public static let compareLocalized = Self(rawValue: 32)
    /// Digits count as numbers.
    public static let compareNumerically = Self(rawValue: 64)
    /// Accents do not matter.
    public static let compareDiacriticInsensitive = Self(rawValue: 128)
    /// Width does not matter.
    public static let compareWidthInsensitive = Self(rawValue: 256)
    /// What is equal otherwise has an order all the same.
    public static let compareForcedOrdering = Self(rawValue: 512)

    /// Foundation's options; it takes strings as equal that are canonically so unless told otherwise.
    fileprivate var options: NSString.CompareOptions {
        var options = NSString.CompareOptions(
            rawValue: UInt(rawValue) & ~(Self.compareNonliteral.rawValue | 32)
        )
        if !contains(.compareNonliteral) { options.insert(.literal) }
        return options
    }
}

/// The encodings with a number of their own.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// Makes a copy that does not change.
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! {
    theString.map { NSString(string: String($0)) }
}

/// Makes a string of a part of another.
public func CFStringCreateWithSubstring(
    _ alloc: CFAllocator!,
    _ str: CFString!,
    _ range: CFRange
) -> CFString! {
    str.map { NSString(string: $0.substring(with: NSRange(range))) }
}

/// Makes a string of bytes up to a zero; nil where they mean nothing in the encoding.
public func CFStringCreateWithCString(
    _ alloc: CFAllocator!,
    _ cStr: UnsafePointer<CChar>!,
    _ encoding: CFStringEncoding
) -> CFString! {
    guard let cStr else { return nil }
    return NSString(cString: cStr, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Makes a string of bytes; nil where they mean nothing in the encoding.
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!,
    _ bytes: UnsafePointer<UInt8>!,
    _ numBytes: CFIndex,
    _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! {
    guard let bytes, numBytes >= 0 else { return nil }
    return NSString(
        bytes: bytes,
        length: numBytes,
        encoding: CFStringConvertEncodingToNSStringEncoding(encoding)
    )
}

/// Makes a string of bytes; nil where they mean nothing in the encoding.
public func CFStringCreateFromExternalRepresentation(
    _ alloc: CFAllocator!,
    _ data: CFData!,
    _ encoding: CFStringEncoding
) -> CFString! {
    data.flatMap {
        NSString(
            data: Data(referencing: $0),
            encoding: CFStringConvertEncodingToNSStringEncoding(encoding)
        )
    }
}

/// The bytes of a string; a byte other than 0 stands for what the encoding lacks, otherwise that gives nil.
public func CFStringCreateExternalRepresentation(
    _ alloc: CFAllocator!,
    _ theString: CFString!,
    _ encoding: CFStringEncoding,
    _ lossByte: UInt8
) -> CFData! {
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    return theString.flatMap {
        String($0).data(using: encoding, allowLossyConversion: lossByte != 0)
    }.map { NSData(data: $0) }
}

/// Makes a string that can change; a length of 0 is no limit.
public func CFStringCreateMutable(
    _ alloc: CFAllocator!,
    _ maxLength: CFIndex
) -> CFMutableString! {
    NSMutableString(string: "")
}

/// Makes a copy that can change; a length of 0 is no limit.
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator!,
    _ maxLength: CFIndex,
    _ theString: CFString!
) -> CFMutableString! {
    theString.map { NSMutableString(string: String($0)) }
}

/// The UTF-16 unit at a position.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    theString?.character(at: idx) ?? 0
}

/// Copies UTF-16 units.
public func CFStringGetCharacters(
    _ theString: CFString!,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<UniChar>!
) {
    guard let theString, let buffer else { return }
    theString.getCharacters(buffer, range: NSRange(range))
}

/// Copies the bytes in an encoding with a zero behind them; false where there is no room or no way.
public func CFStringGetCString(
    _ theString: CFString!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ bufferSize: CFIndex,
    _ encoding: CFStringEncoding
) -> Bool {
    let kind = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    guard let buffer, let bytes = theString.flatMap({ String($0).cString(using: kind) }),
        bytes.count <= bufferSize
    else { return false }
    buffer.update(from: bytes, count: bytes.count)
    return true
}

/// The bytes that so many UTF-16 units need at most.
public func CFStringGetMaximumSizeForEncoding(
    _ length: CFIndex,
    _ encoding: CFStringEncoding
) -> CFIndex {
    switch CFStringBuiltInEncodings(rawValue: encoding) {
    case .UTF8: length * 3
    case .unicode, .UTF16BE, .UTF16LE: length * 2
    case .UTF32, .UTF32BE, .UTF32LE: length * 4
    default: length
    }
}

/// The number that a string begins with, or 0.
public func CFStringGetIntValue(_ str: CFString!) -> Int32 { str?.intValue ?? 0 }

/// The number that a string begins with, or 0.
public func CFStringGetDoubleValue(_ str: CFString!) -> Double { str?.doubleValue ?? 0 }

/// The order of two strings.
public func CFStringCompare(
    _ theString1: CFString!,
    _ theString2: CFString!,
    _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    guard let theString1, let theString2 else { return .orderedSame }
    let locale = compareOptions.contains(.compareLocalized) ? Locale.current : nil
    return theString1.compare(
        String(theString2),
        options: compareOptions.options,
        range: NSRange(location: 0, length: theString1.length),
        locale: locale
    )
}

/// Where a string is in another; a location of -1 where it is not.
public func CFStringFind(
    _ theString: CFString!,
    _ stringToFind: CFString!,
    _ compareOptions: CFStringCompareFlags
) -> CFRange {
    guard let theString, let stringToFind else { return CFRange(location: -1, length: 0) }
    let found = theString.range(of: String(stringToFind), options: compareOptions.options)
    return found.location == NSNotFound ? CFRange(location: -1, length: 0) : CFRange(found)
}

/// Whether a string begins with another.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
    guard let theString, let prefix else { return false }
    return theString.hasPrefix(String(prefix))
}

/// Whether a string ends with another.
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
    guard let theString, let suffix else { return false }
    return theString.hasSuffix(String(suffix))
}

/// Adds to a string.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    guard let appendedString else { return }
    theString?.append(String(appendedString))
}

/// Puts a string into another.
public func CFStringInsert(_ str: CFMutableString!, _ idx: CFIndex, _ insertedStr: CFString!) {
    guard let insertedStr else { return }
    str?.insert(String(insertedStr), at: idx)
}

/// Removes a part of a string.
public func CFStringDelete(_ theString: CFMutableString!, _ range: CFRange) {
    theString?.deleteCharacters(in: NSRange(range))
}

/// Puts a string in the place of a part of another.
public func CFStringReplace(
    _ theString: CFMutableString!,
    _ range: CFRange,
    _ replacement: CFString!
) {
    theString?.replaceCharacters(in: NSRange(range), with: replacement.map(String.init) ?? "")
}

/// Puts a string in the place of all of another.
public func CFStringReplaceAll(_ theString: CFMutableString!, _ replacement: CFString!) {
    theString?.setString(replacement.map(String.init) ?? "")
}

/// Replaces each of a string's occurrences within a range; returns how many there were.
@discardableResult
public func CFStringFindAndReplace(
    _ theString: CFMutableString!,
    _ stringToFind: CFString!,
    _ replacementString: CFString!,
    _ rangeToSearch: CFRange,
    _ compareOptions: CFStringCompareFlags
) -> CFIndex {
    guard let theString, let stringToFind, let replacementString else { return 0 }
    return theString.replaceOccurrences(
        of: String(stringToFind),
        with: String(replacementString),
        options: compareOptions.options,
        range: NSRange(rangeToSearch)
    )
}

/// Removes white space at both ends.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    theString?.setString(String(theString).trimmingCharacters(in: .whitespacesAndNewlines))
}

/// Removes a string's occurrences at both ends.
public func CFStringTrim(_ theString: CFMutableString!, _ trimString: CFString!) {
    guard let theString, let trim = trimString.map(String.init), !trim.isEmpty else { return }
    var text = String(theString)
    while text.hasPrefix(trim) { text.removeFirst(trim.count) }
    while text.hasSuffix(trim) { text.removeLast(trim.count) }
    theString.setString(text)
}

/// Makes letters small.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.setString(
        theString.lowercased(with: locale.map { $0 as Locale })
    )
}

/// Makes letters capital.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.setString(
        theString.uppercased(with: locale.map { $0 as Locale })
    )
}

/// Makes the first letter of each word capital.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.setString(
        theString.capitalized(with: locale.map { $0 as Locale })
    )
}

/// Removes differences of case, accents or width.
public func CFStringFold(
    _ theString: CFMutableString!,
    _ theFlags: CFStringCompareFlags,
    _ theLocale: CFLocale!
) {
    guard let theString else { return }
    let options = theFlags.options.intersection([
        .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ])
    let locale = theLocale.map { $0 as Locale }
    theString.setString(String(theString).folding(options: options, locale: locale))
}

/// Forms of Unicode's normalization.
public enum CFStringNormalizationForm: CFIndex, Sendable {
    case D, KD, C, KC
}

/// Brings a string into a form of Unicode's normalization.
public func CFStringNormalize(
    _ theString: CFMutableString!,
    _ theForm: CFStringNormalizationForm
) {
    guard let theString else { return }
    let text = String(theString)
    let normal =
        switch theForm {
        case .D: text.decomposedStringWithCanonicalMapping
        case .KD: text.decomposedStringWithCompatibilityMapping
        case .C: text.precomposedStringWithCanonicalMapping
        case .KC: text.precomposedStringWithCompatibilityMapping
        }
    theString.setString(normal)
}

/// Turns a string, or a range of it, by one of ICU's rules; the range is that of the result then.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!,
    _ range: UnsafeMutablePointer<CFRange>!,
    _ transform: CFString!,
    _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let part = range.map { NSRange($0.pointee) } ?? NSRange(location: 0, length: string.length)
    let text = string.substring(with: part)
    let rule = StringTransform(rawValue: String(transform))
    guard let turned = text.applyingTransform(rule, reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: turned)
    range?.pointee.length = NSString(string: turned).length
    return true
}

/// Marks go.
public var kCFStringTransformStripCombiningMarks: CFString! { rule(.stripCombiningMarks) }
/// Any letters become Latin ones.
public var kCFStringTransformToLatin: CFString! { rule(.toLatin) }
/// Wide forms become narrow ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! { rule(.fullwidthToHalfwidth) }
/// Latin letters become Katakana.
public var kCFStringTransformLatinKatakana: CFString! { rule(.latinToKatakana) }
/// Latin letters become Hiragana.
public var kCFStringTransformLatinHiragana: CFString! { rule(.latinToHiragana) }
/// Hiragana becomes Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! { rule(.hiraganaToKatakana) }
/// Chinese becomes Pinyin.
public var kCFStringTransformMandarinLatin: CFString! { rule(.mandarinToLatin) }
/// Latin letters become Hangul.
public var kCFStringTransformLatinHangul: CFString! { rule(.latinToHangul) }
/// Latin letters become Arabic ones.
public var kCFStringTransformLatinArabic: CFString! { rule(.latinToArabic) }
/// Latin letters become Hebrew ones.
public var kCFStringTransformLatinHebrew: CFString! { rule(.latinToHebrew) }
/// Latin letters become Thai ones.
public var kCFStringTransformLatinThai: CFString! { rule(.latinToThai) }
/// Latin letters become Cyrillic ones.
public var kCFStringTransformLatinCyrillic: CFString! { rule(.latinToCyrillic) }
/// Latin letters become Greek ones.
public var kCFStringTransformLatinGreek: CFString! { NSString(string: "Latin-Greek") }
/// What is not ASCII becomes numbers as in XML.
public var kCFStringTransformToXMLHex: CFString! { rule(.toXMLHex) }
/// Characters become their names.
public var kCFStringTransformToUnicodeName: CFString! { rule(.toUnicodeName) }
/// Accents go.
public var kCFStringTransformStripDiacritics: CFString! { rule(.stripDiacritics) }

private func rule(_ transform: StringTransform) -> CFString {
    NSString(string: transform.rawValue)
}

extension NSRange {
    /// A range of Core Foundation's.
    init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

extension CFRange {
    /// A range of Foundation's.
    init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
