// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

/// What Foundation does otherwise on Linux and `CRedefinedFunctions` puts right, in a program whose
/// framework was optimized.
final class RedefinedTests: XCTestCase {
    func testDecimalNumbersAreTheNearestDoubles() {
        XCTAssertEqual(NSDecimalNumber(string: "345.67").doubleValue, 345.67)
    }

    func testSettingsKeepWholeAddressesAndSayThatTheyChanged() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "RedefinedTests"))
        defer { defaults.removePersistentDomain(forName: "RedefinedTests") }
        let changed = expectation(
            forNotification: UserDefaults.didChangeNotification,
            object: defaults
        )
        changed.assertForOverFulfill = false
        let url = URL(string: "https://example.org/a?b=1")
        defaults.set(url, forKey: "address")
        XCTAssertEqual(defaults.url(forKey: "address"), url)
        wait(for: [changed], timeout: 1)
    }

    func testInvertedSetsOfCharactersCanBeChanged() {
        var set = CharacterSet.decimalDigits.inverted
        set.remove("+")
        XCTAssertTrue(set.contains("a"))
        XCTAssertFalse(set.contains("+"))
    }

    func testNullIsOneObject() {
        XCTAssertTrue(NSNull() === NSNull())
        XCTAssertEqual(NSNull(coder: NSCoder())?.hash, NSNull().hash)
    }

    func testOperationsAreObserved() {
        let block = BlockOperation {}
        let finished = keyValueObservingExpectation(
            for: block,
            keyPath: "isFinished",
            expectedValue: true
        )
        let own = Announcing()
        let ended = keyValueObservingExpectation(
            for: own,
            keyPath: "isFinished",
            expectedValue: true
        )
        OperationQueue().addOperations([block, own], waitUntilFinished: false)
        wait(for: [finished, ended], timeout: 5)
    }
}

/// An operation that says itself when it ends.
private final class Announcing: Operation, @unchecked Sendable {
    private var hasEnded = false
    override var isAsynchronous: Bool { true }
    override var isFinished: Bool { hasEnded }

    override func start() {
        willChangeValue(forKey: "isFinished")
        hasEnded = true
        didChangeValue(forKey: "isFinished")
    }
}
