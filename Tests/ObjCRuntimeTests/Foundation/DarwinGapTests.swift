// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@Suite("Names of Darwin's that Linux's Foundation lacks")
struct DarwinGapTests {
    @Test("Foundation's classes have the init() of NSObject")
    func withoutArguments() {
        let timer = Timer()
        #expect(!timer.isValid)
        #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
        #expect(NSError().code == 0)
        #expect(Progress().totalUnitCount == 0)
    }

    @Test(
        "An inverted set of characters can be changed",
        arguments: [CharacterSet.decimalDigits, CharacterSet(charactersIn: "0123456789")]
    )
    func invertedSet(digits: CharacterSet) {
        var set = digits.inverted
        set.remove(charactersIn: "+,")
        set.insert("7")
        #expect(set.contains("a") && set.contains("7"))
        #expect(!set.contains("+") && !set.contains("1"))
        #expect(digits.contains("1") && !digits.contains("a"))
        #expect(set.inverted.contains("1"))
    }

    @Test("A library that is not there can be closed")
    func libraryThatIsNotThere() {
        let handle = dlopen("/no/such/library", RTLD_NOW)
        #expect(handle == nil)
        #expect(dlclose(handle) == -1)
        #expect(dlclose(dlopen(nil, RTLD_NOW)) == 0)
    }

    @Test("A run loop runs a block in its turn, and a timer made with a handler")
    func runLoop() {
        var events: [String] = []
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
            events.append("block")
        }
        let timer = CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault,
            CFAbsoluteTimeGetCurrent(),
            0,
            0,
            0
        ) { _ in
            events.append("timer")
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 20))
        #expect(events.first == "block")
        while !events.contains("timer") {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 20))
        }
        #expect(!CFRunLoopTimerIsValid(timer))
    }

    @Test("A number is written in the asked type, and tells of a loss")
    func numbers() {
        var double = 0.0
        #expect(CFNumberGetValue(NSNumber(value: 2.5), .doubleType, &double) && double == 2.5)
        var whole: Int32 = 0
        #expect(!CFNumberGetValue(NSNumber(value: 2.5), .sInt32Type, &whole) && whole == 2)
        #expect(CFNumberGetValue(NSNumber(value: -3), .intType, &whole) && whole == -3)
    }

    @Test("A class tells its superclass and name, and is found by it")
    func classes() {
        #expect(class_getSuperclass(NamedGap.self) == ObjCRuntime.NSObject.self)
        #expect(class_getSuperclass(ObjCRuntime.NSObject.self) == nil)
        #expect(ObjCRuntime.NSObject().superclass == nil)
        // A class that stands for an object is one.
        #expect(_objcObject(of: NamedGap.self) is ObjCRuntime.NSObject)
        let name = class_getName(NamedGap.self)
        #expect(String(cString: name) == "ObjCRuntimeTests.NamedGap")
        #expect(class_getName(NamedGap.self) == name && object_getClassName(NamedGap()) == name)
        #expect(objc_getClass(name) as? AnyClass == NamedGap.self)
        #expect(objc_lookUpClass("ObjCRuntimeTests.None") == nil)
    }

    @Test func encodingsHaveTheirNumbersInFoundation() {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0600) == String.Encoding.ascii.rawValue)
        #expect(CFStringConvertEncodingToNSStringEncoding(0x400) == 0x8000_0400)
        #expect(
            CFStringConvertEncodingToNSStringEncoding(0x1000_0100)
                == String.Encoding.utf16BigEndian.rawValue
        )
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0400) == 0x400)
        #expect(CFStringConvertNSStringEncodingToEncoding(4) == 0x0800_0100)
    }

    @Test("An error tells why a network may not be used")
    func errors() {
        let info = ["NSURLErrorNetworkUnavailableReasonKey": 2]
        #expect(URLError(.badURL, userInfo: info).networkUnavailableReason == .constrained)
        #expect(URLError(.badURL).networkUnavailableReason == nil)
        #expect(URLError(.badURL).downloadTaskResumeData == nil)
    }

    @Test("A volume tells what is free for what matters")
    func capacities() throws {
        let values = try URL(fileURLWithPath: "/").resourceValues(
            forKeys: [.volumeAvailableCapacityForImportantUsageKey]
        )
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
    }
}

final class NamedGap: ObjCRuntime.NSObject {
    @Test func aQueueTellsItsLabel() {
        let queue = DispatchQueue(label: "org.example.queue")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "org.example.queue")
        let inside = queue.sync { String(cString: __dispatch_queue_get_label(nil)) }
        #expect(inside == "org.example.queue")
    }

    @Test func queuesAndGroupsAreEqualToThemselvesAlone() {
        let (queue, group) = (DispatchQueue(label: "a"), DispatchGroup())
        #expect(queue == queue && queue != DispatchQueue(label: "a") && queue != .main)
        #expect(DispatchQueue.main == .main && group != DispatchGroup())
        #expect(Set<DispatchObject>([queue, group, queue]).count == 2)
        #expect([queue: 1][queue] == 1)
        #expect(DispatchQueue.global() == .global() && DispatchQueue.global(qos: .utility) != .main)
        let semaphore = DispatchSemaphore(value: 0)
        #expect(semaphore == semaphore && semaphore != DispatchSemaphore(value: 0))
    }
}
