// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

import class ObjCRuntime.NSObject

@Suite struct ExceptionTests {
    private final class Counter {
        var value = 0
    }

    private func change(_ value: inout Int, _ meanwhile: () -> Void) {
        value += 1
        meanwhile()
    }

    private func raise(_ reason: String) -> Never {
        NSException(name: .genericException, reason: reason, userInfo: nil).raise()
    }

    @Test func aRaisedExceptionEndsTheFunctionThatIsTried() {
        var steps: [Int] = []
        let thrown = _objcCatch {
            steps.append(1)
            raise("a")
        }
        #expect(steps == [1])
        #expect((thrown as? NSException)?.reason == "a")
        #expect(_objcCatch { steps.append(2) } == nil)
        #expect(steps == [1, 2])
    }

    @Test func theInnermostFunctionCatchesAndMayThrowAgain() {
        var inner: AnyObject?
        let object = NSObject()
        let outer = _objcCatch {
            inner = _objcCatch { _objcThrow(object) }
            raise("outer")
        }
        #expect(inner === object)
        #expect((outer as? NSException)?.reason == "outer")
        let again = _objcCatch {
            if let thrown = _objcCatch({ raise("again") }) { _objcThrow(thrown) }
        }
        #expect((again as? NSException)?.reason == "again")
    }

    @Test func misuseOfTheFrameworkCanBeCaught() throws {
        let thrown = _objcCatch { NSObject().doesNotRecognizeSelector(Selector("fly")) }
        let exception = try #require(thrown as? NSException)
        #expect(exception.name == .invalidArgumentException)
        #expect(exception.reason?.contains("fly]: unrecognized selector sent to instance") == true)
    }

    @Test func anAccessThatAnExceptionEndedMayBeginAnew() {
        let counter = Counter()
        let other = Counter()
        change(&other.value) {
            _ = _objcCatch { change(&counter.value) { raise("a") } }
            change(&counter.value) {}
        }
        change(&other.value) {}
        #expect(other.value == 2)
        #expect(counter.value > 0)
    }

    @Test func whatStopsAProgramCanBeTried() {
        let numbers = [1]
        let index = Int.random(in: 1...9)
        #expect(_objcCatchTrap { print(numbers[index]) })
        #expect(_objcCatchTrap { fatalError("tried") })
        #expect(!_objcCatchTrap { print(numbers[0]) })
        // An exception goes past what waits for traps.
        var didTrap = false
        #expect(_objcCatch { didTrap = _objcCatchTrap { raise("a") } } != nil)
        #expect(!didTrap)
    }

    @Test func nothingCatchesWhatIsAbsent() async {
        await #expect(processExitsWith: .failure) {
            _ = _objcCatch { _objcAbsent("GameKit") }
        }
        await #expect(processExitsWith: .failure) {
            _ = _objcCatchTrap { _objcAbsentTrap("-[A init]") }
        }
        // What lowering leaves in the place of code that cannot be built.
        await #expect(processExitsWith: .failure) {
            _ = _objcCatchTrap {
                _ = _objcCatchTrap { fatalError("left out: no such module 'GameKit'") }
            }
        }
    }

    @Test func whatIsWrittenWhileATrapIsAwaitedIsNotLost() async throws {
        let result = try await #require(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            let long = String(repeating: "x", count: 10_000)
            _ = _objcCatchTrap {
                FileHandle.standardError.write(Data((long + "one\n").utf8))
                _ = _objcCatchTrap { fatalError("two") }
            }
            FileHandle.standardError.write(Data("three\n".utf8))
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let places = ["xone\n", "two", "three\n"].map { text.range(of: $0)?.lowerBound }
        let found = places.compactMap(\.self)
        #expect(found.count == 3)
        #expect(found == found.sorted())
    }

    @Test func anObjectsDescriptionHasItsModuleAndAddress() {
        final class Lamp: NSObject {}
        let object = NSObject()
        let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        #expect(object.description == "<NSObject: 0x\(address)>")
        #expect("\(Switch())".hasPrefix("<ObjCRuntimeTests.Switch: 0x"))
        #expect(Lamp().description.contains("Lamp: 0x"))
    }
}

final class Switch: NSObject {}
