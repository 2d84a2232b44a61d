// SPDX-License-Identifier: Apache-2.0

import Foundation
import UITestWire
import XCTest

@testable import XCUIAutomation

/// A test of the probe, a program beside that of the tests.
class ProbeTestCase: XCTestCase, @unchecked Sendable {
    static let bundleIdentifier = "org.casement.UITestProbe"

    override class func setUp() {
        super.setUp()
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let program = folder.appendingPathComponent("UITestProbe").path
        let applications = UITestApplications(programs: [bundleIdentifier: program])
        guard let data = try? JSONEncoder().encode(applications) else { return }
        setenv(UITestLaunch.applicationsName, String(decoding: data, as: UTF8.self), 1)
    }

    /// Launches a page of the probe.
    func launch(_ page: String = "controls", clock: String = "test") -> XCUIApplication {
        let app = XCUIApplication()
        app.launchArguments = [page]
        app.launchEnvironment = ["CASEMENT_CLOCK": clock]
        app.launch()
        return app
    }

    /// The failures that a block records in the place of this test.
    func failures(_ body: () -> Void) -> [RecordingTestCase.Failure] {
        let recorder = RecordingTestCase(name: "recorder") { _ in }
        CurrentTest.shared.testCaseWillStart(recorder)
        defer { CurrentTest.shared.testCaseDidFinish(recorder) }
        body()
        return recorder.failures
    }
}

/// Keeps failures instead of failing.
final class RecordingTestCase: XCTestCase, @unchecked Sendable {
    struct Failure: Equatable {
        let text: String
        let file: String
        let line: Int
    }

    private(set) var failures: [Failure] = []

    override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        failures.append(Failure(text: description, file: filePath, line: lineNumber))
    }
}
