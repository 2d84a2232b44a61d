// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import XCTest

@testable import XCTestActivities

/// XCTest's centre of observers by messages, as a library finds it that does not link XCTest.
struct ObservationTests {
    private final class Case: XCTestCase, @unchecked Sendable {}
    private final class Observer: ObjCRuntime.NSObject, @unchecked Sendable {}

    @Test func anObserverWithAddedMethodsHearsOfTests() throws {
        nonisolated(unsafe) var heard = 0
        let body: (AnyObject) -> Void = { _ in heard += 1 }
        let message = Selector("testCaseWillStart:")
        class_addMethod(Observer.self, message, imp_implementationWithBlock(body), nil)
        #expect(objc_getProtocol("XCTestObservation") != nil)
        let aClass: AnyClass = try #require(_objcClass(named: "XCTestObservationCenter"))
        let object = try #require(_objcObject(aClass as Any) as? any NSObjectProtocol)
        let center = object.perform(Selector("sharedTestObservationCenter"))?.takeUnretainedValue()
        let shared = try #require(center as? any NSObjectProtocol)
        shared.perform(Selector("addTestObserver:"), with: Observer())
        Case(name: "test", testClosure: { _ in }).run()
        #expect(heard == 1)
    }
}
