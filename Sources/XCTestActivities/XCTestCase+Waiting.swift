// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import XCTest

extension XCTestCase {
    // As long as a test may take before it counts as hanging.
    private static let endless: TimeInterval = 86_400

    /// Waits for expectations however long it takes.
    @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
    public func wait(
        for expectations: [XCTestExpectation],
        enforceOrder: Bool = false,
        file: StaticString = #filePath,
        line: Int = #line
    ) {
        wait(
            for: expectations,
            timeout: Self.endless,
            enforceOrder: enforceOrder,
            file: file,
            line: line
        )
    }

    /// Waits for expectations however long it takes, without blocking the thread.
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation],
        enforceOrder: Bool = false,
        file: StaticString = #filePath,
        line: Int = #line
    ) async {
        await fulfillment(
            of: expectations,
            timeout: Self.endless,
            enforceOrder: enforceOrder,
            file: file,
            line: line
        )
    }

    /// Expects that a property will have a value, or change if none is given.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any,
        keyPath: String,
        expectedValue: Any? = nil
    ) -> XCTestExpectation {
        watch(KeyValueWatch(object, keyPath, expectedValue), keyPath)
    }

    /// Expects a change of a property that a block accepts.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any,
        keyPath: String,
        handler: XCTKVOExpectation.Handler?
    ) -> XCTestExpectation {
        let watch = KeyValueWatch(object, keyPath, nil)
        watch.handler = handler
        return self.watch(watch, keyPath)
    }

    private func watch(_ watch: KeyValueWatch, _ keyPath: String) -> XCTestExpectation {
        // Only what the test makes itself is waited for by `waitForExpectations`.
        let expectation = expectation(description: "Expect value of '\(keyPath)'")
        watch.start([.new, .old]) { expectation.fulfill() }
        // The block keeps the watch until the test has ended.
        addTeardownBlock { () -> Void in watch.stop() }
        return expectation
    }
}
