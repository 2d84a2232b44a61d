// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

/// Writes down what XCTest does, nested test cases too.
final class RunObserver: XCTestObservation {
    func testSuiteWillStart(_ testSuite: XCTestSuite) {
        write("suite", testSuite.name)
        TestOrder.current?.apply(to: testSuite)
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        write("suiteEnd", testSuite.name)
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        write("start", Self.name(of: testCase))
    }

    func testCase(
        _ testCase: XCTestCase,
        didFailWithDescription description: String,
        inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        EventLog.shared.write(
            EventLog.Record(
                kind: "fail",
                test: Self.name(of: testCase),
                message: description,
                file: filePath,
                line: lineNumber
            )
        )
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let run = testCase.testRun
        EventLog.shared.write(
            EventLog.Record(
                kind: run?.hasSucceeded == false
                    ? "failed" : run?.hasBeenSkipped == true ? "skipped" : "passed",
                test: Self.name(of: testCase),
                seconds: run?.totalDuration
            )
        )
    }

    func testBundleDidFinish(_ testBundle: Bundle) { write("end", nil) }

    private func write(_ kind: String, _ test: String?) {
        EventLog.shared.write(EventLog.Record(kind: kind, test: test))
    }

    /// `Module.Class/test`, as lists of tests and filters have it.
    private static func name(of test: XCTestCase) -> String {
        let type = String(reflecting: type(of: test))
        let simple = "\(Swift.type(of: test))."
        let name = test.name
        return type + "/" + (name.hasPrefix(simple) ? String(name.dropFirst(simple.count)) : name)
    }
}
