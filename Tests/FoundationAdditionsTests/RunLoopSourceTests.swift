// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

@MainActor
@Suite("Sources of run loops")
struct RunLoopSourceTests {
    private final class Calls {
        var names: [String] = []
    }

    private func context(_ calls: Calls) -> CFRunLoopSourceContext {
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(calls).toOpaque()
        func note(_ name: String, _ info: UnsafeMutableRawPointer?) {
            guard let info else { return }
            Unmanaged<Calls>.fromOpaque(info).takeUnretainedValue().names.append(name)
        }
        context.schedule = { info, _, _ in note("schedule", info) }
        context.cancel = { info, _, _ in note("cancel", info) }
        context.perform = { info in note("perform", info) }
        return context
    }

    @Test func aSignalledSourceIsPerformedOnce() throws {
        let calls = Calls()
        var context = context(calls)
        let source = try #require(CFRunLoopSourceCreate(nil, 3, &context))
        let mode = CFRunLoopMode(NSString(string: "own"))
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, mode)
        #expect(CFRunLoopContainsSource(CFRunLoopGetCurrent(), source, mode))
        #expect(CFRunLoopSourceGetOrder(source) == 3)
        CFRunLoopSourceSignal(source)
        _ = CFRunLoopRunInMode(mode, 0, true)
        _ = CFRunLoopRunInMode(mode, 0, true)
        #expect(calls.names == ["schedule", "perform"])
        CFRunLoopRemoveSource(CFRunLoopGetCurrent(), source, mode)
        #expect(!CFRunLoopContainsSource(CFRunLoopGetCurrent(), source, mode))
        #expect(calls.names == ["schedule", "perform", "cancel"])
    }

    @Test func theLoopKeepsASourceUntilItLeaves() throws {
        let calls = Calls()
        let mode = CFRunLoopMode(NSString(string: "keeping"))
        weak var known: CFRunLoopSource?
        func add() throws {
            var context = context(calls)
            let source = try #require(CFRunLoopSourceCreate(nil, 0, &context))
            CFRunLoopAddSource(CFRunLoopGetCurrent(), source, mode)
            known = source
        }
        try add()
        CFRunLoopSourceSignal(known)
        _ = CFRunLoopRunInMode(mode, 0, true)
        #expect(calls.names == ["schedule", "perform"])
        CFRunLoopSourceInvalidate(known)
        _ = CFRunLoopRunInMode(mode, 0, true)
        #expect(known == nil)
    }

    @Test func aContextSaysWhichSourcesAreTheSame() throws {
        let calls = Calls()
        var context = context(calls)
        let plain = try #require(CFRunLoopSourceCreate(nil, 4, &context))
        let other = try #require(CFRunLoopSourceCreate(nil, 4, &context))
        #expect(plain != other && Set([plain, other, plain]).count == 2)
        #expect(plain.description == "CFRunLoopSource of order 4")
        var wasReleased = false
        context.retain = { $0 }
        context.release = { _ in wasReleased = true }
        let retained = try #require(CFRunLoopSourceCreate(nil, 0, &context))
        CFRunLoopSourceInvalidate(retained)
        #expect(wasReleased)
        context.equal = { a, b in DarwinBoolean(a == b) }
        context.hash = { UInt(bitPattern: $0) }
        context.copyDescription = { _ in .passRetained(NSString(string: "ours")) }
        let first = try #require(CFRunLoopSourceCreate(nil, 0, &context))
        let second = try #require(CFRunLoopSourceCreate(nil, 0, &context))
        #expect(first == second && Set([first, second]).count == 1)
        #expect(first.description == "ours")
    }

    @Test func anInvalidSourceCallsNothing() throws {
        let calls = Calls()
        var context = context(calls)
        let source = try #require(CFRunLoopSourceCreate(nil, 0, &context))
        CFRunLoopSourceInvalidate(source)
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
        CFRunLoopSourceSignal(source)
        #expect(!CFRunLoopSourceIsValid(source))
        #expect(calls.names.isEmpty)
    }

    @Test func anotherVersionIsNotMade() {
        var context = CFRunLoopSourceContext()
        context.version = 1
        #expect(CFRunLoopSourceCreate(nil, 0, &context) == nil)
    }
}
