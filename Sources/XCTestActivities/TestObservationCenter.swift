// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import XCTest

// Sendable is unchecked because the root class is not; nothing here changes.
/// XCTest's centre of observers as Objective-C code finds it by the name `XCTestObservationCenter`: by messages only,
/// from libraries that do not link XCTest.
final class TestObservationCenter: ObjCRuntime.NSObject, @unchecked Sendable {
    private static let shared = TestObservationCenter()

    /// Lists the class before the program begins, under the name that it is found by.
    @section(".init_array") @used private static let members: @convention(c) @Sendable () -> Void =
        {
            _objcRegister { m in
                m.named("XCTestObservationCenter")
                m.classMethod("sharedTestObservationCenter") { _ in shared }
                m.method("addTestObserver:") { _, arguments in
                    guard let observer = arguments.first as? ObjCRuntime.NSObject else { return }
                    XCTestObservationCenter.shared.addTestObserver(MessageObserver(observer))
                }
                return TestObservationCenter.self
            }
        }
}

// Sendable is unchecked because XCTest calls observers on the main thread only.
/// Tells an object what becomes of tests, by messages that it may understand.
private final class MessageObserver: XCTestObservation, @unchecked Sendable {
    private let observer: ObjCRuntime.NSObject

    init(_ observer: ObjCRuntime.NSObject) { self.observer = observer }

    func testBundleWillStart(_ testBundle: Bundle) { tell("testBundleWillStart:", testBundle) }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { tell("testSuiteWillStart:", testSuite) }

    func testCaseWillStart(_ testCase: XCTestCase) { tell("testCaseWillStart:", testCase) }

    func testCaseDidFinish(_ testCase: XCTestCase) { tell("testCaseDidFinish:", testCase) }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { tell("testSuiteDidFinish:", testSuite) }

    func testBundleDidFinish(_ testBundle: Bundle) { tell("testBundleDidFinish:", testBundle) }

    private func tell(_ name: String, _ argument: AnyObject) {
        let message = Selector(name)
        if observer.responds(to: message) { observer.perform(message, with: argument) }
    }
}
