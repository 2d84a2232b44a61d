// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import XCTest

/// Gives each test an autorelease pool, which ends with the test as on iOS.
final class TestPool: Foundation.NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { AutoreleasePool.begin() }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        AutoreleasePool.end()
        TestStops.shared.set(testCase, true)
    }
}

// Sendable is unchecked because a lock guards the tests.
/// The tests that do not go on after a failure.
private final class TestStops: @unchecked Sendable {
    static let shared = TestStops()

    private let lock = NSLock()
    private var stopping: Set<ObjectIdentifier> = []

    func goesOn(_ test: XCTestCase) -> Bool {
        lock.withLock { !stopping.contains(ObjectIdentifier(test)) }
    }

    func set(_ test: XCTestCase, _ goesOn: Bool) {
        lock.withLock {
            if goesOn {
                stopping.remove(ObjectIdentifier(test))
            } else {
                stopping.insert(ObjectIdentifier(test))
            }
        }
    }
}

/// Observes tests from before the first one on.
@section(".init_array") @used
private let observeTests: @convention(c) @Sendable () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(TestPool())
}

extension XCTestCase {
    /// `continueAfterFailure`, which XCTest on Linux forgets; lowered tests set this one.
    ///
    /// UI tests end after a failure by it; others go on.
    public var _continueAfterFailure: Bool {
        get { TestStops.shared.goesOn(self) }
        set { TestStops.shared.set(self, newValue) }
    }

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
