// SPDX-License-Identifier: Apache-2.0

import XCTest

/// The current test case while no test runs: takes failures of threads that outlive their test, of
/// `class func setUp` and `tearDown`, and of XCTest's assertions in Swift Testing.
final class StrayFailures: XCTestCase {
    override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        EventLog.shared.write(
            EventLog.Record(kind: "stray", message: description, file: filePath, line: lineNumber)
        )
    }
}
