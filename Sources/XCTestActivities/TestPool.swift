// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import XCTest

/// Gives each test an autorelease pool, which ends with the test as on iOS.
final class TestPool: Foundation.NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { AutoreleasePool.begin() }

    func testCaseDidFinish(_ testCase: XCTestCase) { AutoreleasePool.end() }
}

/// Observes tests from before the first one on.
@section(".init_array") @used
private let observeTests: @convention(c) @Sendable () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(TestPool())
}
