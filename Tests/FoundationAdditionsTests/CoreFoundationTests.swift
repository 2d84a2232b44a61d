// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

/// Core Foundation's functions on Foundation's objects.
struct CoreFoundationTests {
    private let title = NSAttributedString.Key("title")

    @Test func typesHaveNumbers() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSMutableDictionary()) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSUUID()) != CFNullGetTypeID())
        #expect(
            CFNumberIsFloatType(NSNumber(value: 1.5)) && !CFNumberIsFloatType(NSNumber(value: 1))
        )
    }

    @Test func attributedTextIsMadeChangedAndRead() throws {
        let text = try #require(
            CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)
        )
        CFAttributedStringBeginEditing(text)
        CFAttributedStringReplaceString(text, CFRangeMake(0, 0), NSString(string: "one two"))
        CFAttributedStringSetAttribute(
            text,
            CFRangeMake(4, 3),
            NSString(string: "title"),
            NSNumber(value: 7)
        )
        CFAttributedStringEndEditing(text)
        #expect(CFAttributedStringGetLength(text) == 7)
        #expect(CFAttributedStringGetString(text) == NSString(string: "one two"))
        var range = CFRange()
        let value = CFAttributedStringGetAttribute(text, 5, NSString(string: "title"), &range)
        #expect(value as? NSNumber == 7)
        #expect(range == CFRangeMake(4, 3))
        #expect(CFAttributedStringGetAttributes(text, 0, &range)?.count == 0)
        #expect(range == CFRangeMake(0, 4))
        let part = CFAttributedStringCreateWithSubstring(nil, text, CFRangeMake(4, 3))
        #expect(part?.attribute(title, at: 0, effectiveRange: nil) as? NSNumber == 7)
    }

    @Test func lettersBecomeLatin() {
        let text = NSMutableString(string: "Привет")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(text == NSMutableString(string: "Privet"))
        let accents = NSMutableString(string: "Crème brûlée")
        var range = CFRangeMake(0, 5)
        #expect(CFStringTransform(accents, &range, kCFStringTransformStripCombiningMarks, false))
        #expect(accents == NSMutableString(string: "Creme brûlée"))
        #expect(!CFStringTransform(accents, nil, NSString(string: "no rule"), false))
    }

    @Test func stringsAreComparedAndSearched() {
        let text = NSString(string: "Hello World")
        #expect(CFStringHasPrefix(text, NSString(string: "Hello")))
        #expect(
            CFStringFind(text, NSString(string: "WORLD"), .compareCaseInsensitive)
                == CFRangeMake(6, 5)
        )
        #expect(CFStringFind(text, NSString(string: "none"), []).location == -1)
        #expect(
            CFStringCompare(text, NSString(string: "hello world"), .compareCaseInsensitive)
                == .orderedSame
        )
        var bytes = [CChar](repeating: 0, count: 16)
        #expect(CFStringGetCString(text, &bytes, 16, CFStringBuiltInEncodings.UTF8.rawValue))
        #expect(bytes.prefix { $0 != 0 }.map { UInt8($0) } == Array("Hello World".utf8))
        #expect(!CFStringGetCString(text, &bytes, 4, CFStringBuiltInEncodings.UTF8.rawValue))
    }

    @Test(arguments: [
        (kCFStringTokenizerUnitWord, ["Hello", "world", "Bye", "now"]),
        (kCFStringTokenizerUnitSentence, ["Hello, world. ", "Bye now."]),
        (
            kCFStringTokenizerUnitWordBoundary,
            ["Hello", ", ", "world", ". ", "Bye", " ", "now", "."]
        ),
        (kCFStringTokenizerUnitParagraph, ["Hello, world. Bye now."]),
    ])
    func aTextIsWalkedThrough(unit: CFOptionFlags, tokens: [String]) {
        let text = NSString(string: "Hello, world. Bye now.")
        let walk = CFStringTokenizerCreate(nil, text, CFRangeMake(0, text.length), unit, nil)
        var found: [String] = []
        while !CFStringTokenizerAdvanceToNextToken(walk).isEmpty {
            let range = CFStringTokenizerGetCurrentTokenRange(walk)
            found.append(
                text.substring(with: NSRange(location: range.location, length: range.length))
            )
        }
        #expect(found == tokens)
        #expect(CFStringTokenizerGetCurrentTokenRange(walk).location == -1)
    }

    @Test func aTokenIsFoundAtAPlace() {
        let text = NSString(string: "eins zwei")
        let walk = CFStringTokenizerCreate(nil, text, CFRangeMake(0, 9), 0, nil)
        #expect(CFStringTokenizerGoToTokenAtIndex(walk, 6) == .normal)
        #expect(CFStringTokenizerGetCurrentTokenRange(walk) == CFRangeMake(5, 4))
        let latin = CFStringTokenizerCopyCurrentTokenAttribute(
            walk,
            kCFStringTokenizerAttributeLatinTranscription
        )
        #expect(latin as? String == "zwei")
    }

    @Test func locationsAreMadeAndTakenApart() throws {
        let file = CFURLCreateWithFileSystemPath(
            nil,
            NSString(string: "/tmp/a.txt"),
            .cfurlposixPathStyle,
            false
        )
        #expect(CFURLCopyPathExtension(file) == NSString(string: "txt"))
        #expect(CFURLCopyLastPathComponent(file) == NSString(string: "a.txt"))
        let escaped = CFURLCreateStringByAddingPercentEscapes(
            nil,
            NSString(string: "a b&c=d"),
            nil,
            NSString(string: "&="),
            CFStringBuiltInEncodings.UTF8.rawValue
        )
        #expect(escaped == NSString(string: "a%20b%26c%3Dd"))
        #expect(
            CFURLCreateStringByReplacingPercentEscapes(nil, escaped, NSString(string: "&"))
                == NSString(string: "a b%26c=d")
        )
    }

    @Test func numbersThatNobodyElseHasAreTexts() throws {
        let text = try #require(CFUUIDCreateString(nil, CFUUIDCreate(nil)))
        #expect(text.length == 36)
        let again = CFUUIDCreateFromString(nil, text)
        #expect(CFUUIDCreateString(nil, again) == text)
        #expect(CFUUIDCreateFromString(nil, NSString(string: "none")) == nil)
    }

    @Test func collectionsHoldWhatAddressesNameInC() {
        let one = NSString(string: "one")
        let two = NSString(string: "two")
        func address(_ object: AnyObject) -> UnsafeRawPointer {
            UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        }
        let array = CFArrayCreateMutable(nil, 0, &kCFTypeArrayCallBacks)
        CFArrayAppendValue(array, address(one))
        CFArrayInsertValueAtIndex(array, 0, address(two))
        #expect(array == NSMutableArray(array: [two, one]))
        #expect(CFArrayGetFirstIndexOfValue(array, CFRangeMake(0, 2), address(one)) == 1)
        let table = CFDictionaryCreateMutable(
            nil,
            0,
            &kCFTypeDictionaryKeyCallBacks,
            &kCFTypeDictionaryValueCallBacks
        )
        CFDictionarySetValue(table, address(one), address(two))
        CFDictionaryAddValue(table, address(one), address(one))
        #expect(table?.object(forKey: one) as? NSString == two)
        CFDictionaryRemoveValue(table, address(one))
        #expect(CFDictionaryGetCount(table) == 0)
    }

    @Test func functionsHearNotifications() {
        final class Counter { var count = 0 }
        let counter = Counter()
        let address = Unmanaged.passUnretained(counter).toOpaque()
        let center = CFNotificationCenterGetLocalCenter()
        let name = NSString(string: "CoreFoundationTests.heard")
        CFNotificationCenterAddObserver(
            center,
            address,
            { _, observer, _, _, info in
                guard let observer else { return }
                let counter = Unmanaged<Counter>.fromOpaque(observer).takeUnretainedValue()
                counter.count += (info?["by"] as? Int) ?? 1
            },
            name,
            nil,
            .deliverImmediately
        )
        NotificationCenter.default.post(name: Notification.Name(String(name)), object: nil)
        CFNotificationCenterPostNotification(
            center,
            CFNotificationName(name),
            nil,
            NSDictionary(dictionary: ["by": 5]),
            true
        )
        #expect(counter.count == 6)
        CFNotificationCenterRemoveEveryObserver(center, address)
        CFNotificationCenterPostNotification(center, CFNotificationName(name), nil, nil, true)
        #expect(counter.count == 6)
    }

    @Test func settingsAndLocalesAnswer() {
        let key = NSString(string: "CoreFoundationTests.setting")
        let program = kCFPreferencesCurrentApplication
        CFPreferencesSetAppValue(key, NSNumber(value: 3), program)
        var exists: DarwinBoolean = false
        #expect(CFPreferencesGetAppIntegerValue(key, program, &exists) == 3)
        #expect(exists.boolValue)
        CFPreferencesSetAppValue(key, nil, program)
        #expect(CFPreferencesCopyAppValue(key, program) == nil)
        let locale = NSLocale(localeIdentifier: "de_CH")
        #expect(locale.languageCode == "de")
        #expect(locale.countryCode == "CH")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(CFLocaleGetIdentifier(locale) == NSString(string: "de_CH"))
    }
}
