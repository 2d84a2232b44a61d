// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

/// Calls into code in Objective-C that is not built.
struct AbsentImplementationTests {
    @Test
    func aCallGivesWhatAMessageToNilGives() {
        #expect(_objcAbsentMethod("-[A number]") as Int == 0)
        #expect(_objcAbsentMethod("-[A flag]") as Bool == false)
        #expect((_objcAbsentMethod("-[A name]") as String?) == nil)
        #expect(_objcAbsentMethod("-[A list]") as [Int] == [])
        let nothing: Void = _objcAbsentMethod("-[A go]")
        #expect(nothing == ())
    }

    private enum Mode: Int {
        case second = 1
        case first = 0
    }

    @Test
    func aPropertyThatNobodyHasSetIsZero() {
        #expect(_objcUnset("A.mode") as Mode == .first)
        #expect(_objcUnset("A.number") as Double == 0)
    }

    @Test
    func whatHasNoEmptyValueEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = _objcAbsentMethod("-[A object]") as NSObject
        }
        await #expect(processExitsWith: .failure) { _objcAbsentTrap("-[A init]") }
    }

    @Test
    func theMessageNamesTheMethod() {
        let message = AbsentImplementation.message("-[A go]")
        #expect(message.hasPrefix("-[A go] is implemented in Objective-C"))
    }
}
