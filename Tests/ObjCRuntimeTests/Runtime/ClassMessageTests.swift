// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

private class Shop: ObjCRuntime.NSObject {
    nonisolated(unsafe) static var sold: [String] = []

    @section(".init_array") @used private nonisolated static let members:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("open") { _ in "opened" }
                m.classMethod("sell:to:") { a in
                    Shop.sold.append("\(_arg(a, 0) as String) to \(_arg(a, 1) as String)")
                }
                m.method("count") { _, _ in 7 }
                return Shop.self
            }
        }
}

private final class CornerShop: Shop {}

@Suite(.serialized)
struct ClassMessageTests {
    @Test func aClassAnswersToItsClassMethodsAlone() {
        #expect(Shop.responds(to: "open"))
        #expect(CornerShop.responds(to: "open"))
        #expect(!Shop.responds(to: "count"))
        #expect(!ObjCRuntime.NSObject.responds(to: "open"))
        #expect(Shop.instancesRespond(to: "count"))
    }

    @Test func aMessageToAClassRunsItsMethod() {
        let answer = CornerShop.perform("open")?.takeUnretainedValue() as? String
        #expect(answer == "opened")
        Shop.sold = []
        Shop.perform("sell:to:", with: "bread", with: "Ada")
        #expect(Shop.sold == ["bread to Ada"])
    }

    @Test func aMessageThatAClassDoesNotKnowEndsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = Shop.perform("close") }
    }

    @Test func aMethodsImplementationIsFoundByItsClass() throws {
        #expect(class_respondsToSelector(Shop.self, "count"))
        #expect(!class_respondsToSelector(Shop.self, "open"))
        #expect(class_getMethodImplementation(Shop.self, "count") != nil)
        #expect(class_getMethodImplementation(nil, "count") == nil)
    }
}
