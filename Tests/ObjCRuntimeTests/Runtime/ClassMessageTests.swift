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
                m.classMethod("motto") { _ in "fresh" }
                m.classMethod("owner") { _ in String?.none }
                m.method("heir") { _, _ in ObjCRuntime.NSObject?.none }
                m.classMethod(
                    "named:",
                    asking: { aClass, a in
                        "\(_arg(a, 0) as String) of \(aClass)"
                    }
                )
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

    @Test func aResultThatIsAnEmptyOptionalIsNil() {
        #expect(Shop.perform("owner") == nil)
        #expect(CornerShop().perform("heir") == nil)
    }

    @Test func aMethodMayAskWhichClassIsSentTheMessage() {
        let answer = CornerShop.perform("named:", with: "a")?.takeUnretainedValue() as? String
        #expect(answer == "a of CornerShop")
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

    @Test func anOptionalRequirementOfClassesIsFoundByName() async throws {
        #expect(_objcClassOptional(CornerShop.self, "motto") == "fresh")
        #expect((_objcClassOptional(Unlisted.self, "motto") as String?) == nil)
        let opened: String = try _objcClassDefault(CornerShop.self, "open")
        #expect(opened == "opened")
        Shop.sold = []
        let _: Void = try _objcClassDefault(CornerShop.self, "sell:to:", "milk", "Bo")
        #expect(Shop.sold == ["milk to Bo"])
        await #expect(processExitsWith: .failure) {
            let _: Void = try _objcClassDefault(Shop.self, "close")
        }
    }

    @Test func aProtocolMakesInstancesOfEveryClassOfObjects() {
        #expect(CornerShop.made().count == 7)
        #expect(type(of: Foundation.Formatter.made()) == Foundation.Formatter.self)
    }
}

/// A protocol that requires `init()`, as lowering writes it.
private protocol Made: AnyObject, _ObjCMade {}

extension Made {
    init() { self.init(_objcMade: { _objcMake(Self.self) }) }

    static func made() -> Self { self.init() }
}

extension Foundation.NSObject: Made {}

extension Shop {
    fileprivate var count: Int { 7 }
}
