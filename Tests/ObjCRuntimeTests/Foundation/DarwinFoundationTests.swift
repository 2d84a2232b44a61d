// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct DarwinFoundationTests {
    private final class Object: ObjCRuntime.NSObject {}
    private final class Plain {
        let first = 1
        let second = 2
    }

    @Test func numbersAndStringsOfUnknownClassSayTheirValue() {
        #expect(_objc_doubleValue(NSNumber(value: 1.5)) == 1.5)
        #expect(_objc_floatValue("2.25") == 2.25)
        #expect(_objc_integerValue(7) == 7)
        #expect(_objc_intValue("12") == 12)
        #expect(_objc_boolValue(true) == true)
        #expect(_objc_stringValue(NSNumber(value: 3)) == "3")
        #expect(_objc_doubleValue(nil) == nil)
        #expect(_objc_stringValue("3") == nil)
    }

    @Test func dictionariesAreReadByAddresses() throws {
        let key: CFString = "a"
        let inner: CFDictionary = ["b": 2]
        let dictionary: CFDictionary = [key: inner]
        let address = Unmanaged.passUnretained(key).toOpaque()
        let found = try #require(CFDictionaryGetValue(dictionary, address))
        #expect(unsafeBitCast(found, to: CFDictionary.self) == inner)
        let other: CFString = "z"
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(other).toOpaque()) == nil)
        #expect(CFDictionaryGetCount(dictionary) == 1)
    }

    @Test func bytesGrow() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        data.append(Data([1, 2]))
        #expect(CFDataGetLength(data) == 2)
        #expect(CFDataGetBytePtr(data)[1] == 2)
    }

    @Test func objectsAreCountedAndMeasured() {
        let object = Object()
        let before = CFGetRetainCount(object)
        let others = [object, object]
        #expect(CFGetRetainCount(object) == before + 2)
        _ = others.count
        #expect(class_getInstanceSize(Plain.self) == 32)
        #expect(class_getInstanceSize(Object.self) >= 16)
        #expect(class_getInstanceSize(nil) == 0)
        #expect(CFEqual(kCFBooleanTrue, NSNumber(value: true)))
        #expect(!CFEqual(object, Object()))
        #expect(CFHash("a" as NSString) == CFHash("a" as NSString))
    }

    @Test func matchesAreEnumeratedWithoutEscaping() throws {
        let expression = try NSRegularExpression(pattern: "[0-9]+")
        func collect(_ body: (NSRange) -> Void) {
            let use:
                (
                    NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
                    UnsafeMutablePointer<ObjCBool>
                ) -> Void = { match, _, _ in if let match { body(match.range) } }
            run(use, expression)
        }
        var found: [NSRange] = []
        collect { found.append($0) }
        #expect(found == [NSRange(location: 1, length: 2), NSRange(location: 4, length: 1)])
    }

    private func run(
        _ block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
            UnsafeMutablePointer<ObjCBool>
        ) -> Void,
        _ expression: NSRegularExpression
    ) {
        let range = NSRange(location: 0, length: 6)
        expression.enumerateMatches(in: "a12b3c", range: range, using: block)
    }

    @Test func memoryIsNeverScarce() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning], queue: .main)
        source.setEventHandler { Issue.record("there is no such event") }
        #expect(source.mask == .warning)
        #expect(source.data == [])
        source.activate()
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test func uncheckedWorkRuns() {
        let queue = DispatchQueue(label: "unchecked")
        let group = DispatchGroup()
        var count = 0
        queue.asyncUnsafe(group: group) { count += 1 }
        group.wait()
        #expect(count == 1)
    }

    @Test func plainIndexPathsHaveRows() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.item == 3 && path.section == 1)
    }

    @Test func aNumberObjectIsAFloat() {
        let width: NSNumber? = 2.5
        #expect(width.flatMap(CGFloat.init) == 2.5)
        #expect(CGFloat(truncating: 3) == 3)
        #expect(CGFloat(exactly: NSNumber(value: 0.5)) == 0.5)
    }
}
