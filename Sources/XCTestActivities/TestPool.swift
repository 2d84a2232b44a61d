// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import XCTest

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

extension XCTestCase {
    /// `addTeardownBlock(_:)`; lowered tests call this one.
    ///
    /// On iOS what a test's function let go is gone before its first block runs.
    public func _addTeardownBlock(_ block: @escaping () -> Void) {
        addTeardownBlock { () -> Void in
            AutoreleasePool.drain()
            block()
        }
    }

    /// The same for a block that waits or throws.
    public func _addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
        addTeardownBlock { () async throws -> Void in
            await MainActor.run { AutoreleasePool.drain() }
            try await block()
        }
    }
}
