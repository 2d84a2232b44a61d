// SPDX-License-Identifier: Apache-2.0

import Foundation
import Runtime
import Synchronization
import UITestWire
import XCTest
import XCTestActivities

/// A failure of a UI test.
struct UITestFailure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// Does something, and fails the test where it throws; the action is as `tap "Next" Button`,
    /// or nil where an attribute is read.
    ///
    /// - Returns: what it gives; nil where it throws.
    @discardableResult
    static func caught<Value>(_ action: String?, _ body: () throws -> Value) -> Value? {
        CurrentTest.shared.stopIfFailed()
        do {
            return try body()
        } catch {
            let reason = (error as? UITestFailure)?.reason ?? "\(error)"
            let start = action.map { "Failed to \($0)" } ?? "Failed to get matching snapshot"
            record(start + ": " + reason)
            return nil
        }
    }

    /// Records a failure at the line of the test, or of its helper, that uses the library.
    static func record(_ text: String) {
        let place = place()
        guard let test = CurrentTest.shared.test else {
            return XCTFail("\(place.file):\(place.line): \(text)")
        }
        test.recordFailure(
            withDescription: text,
            inFile: place.file,
            atLine: place.line,
            expected: true
        )
        CurrentTest.shared.stopIfFailed()
    }

    /// The innermost place of the program outside of this library that has a line.
    private static func place() -> (file: String, line: Int) {
        let frames = (try? Backtrace.capture())?.symbolicated()?.frames
        for frame in frames ?? [] {
            guard let place = frame.symbol?.sourceLocation, place.line > 0,
                place.path.hasSuffix(".swift"), !place.path.contains("/XCUIAutomation/")
            else { continue }
            return (absolute(place.path), place.line)
        }
        return ("<unknown>", 0)
    }

    /// The whole path of a file, which back-traces give without the folder that it and what was
    /// built have in common.
    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"),
            let root = ProcessInfo.processInfo.environment[UITestLaunch.rootName]
        else { return path }
        let whole = URL(fileURLWithPath: root).appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: whole) ? whole : path
    }
}

// Sendable is unchecked because a lock guards the tests.
/// The test that runs now.
final class CurrentTest: Foundation.NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = CurrentTest()

    private let lock = NSLock()
    private var running: [XCTestCase] = []
    private var failed: Set<ObjectIdentifier> = []

    /// Ends the program where the test has failed and is not to go on: nothing leaves a test that throws nothing.
    ///
    /// The rest of the tests run in another program.
    func stopIfFailed() {
        guard let test, lock.withLock({ failed.contains(ObjectIdentifier(test)) }),
            !test._continueAfterFailure
        else { return }
        fatalError("Terminating execution due to test failure")
    }

    func testCase(
        _ testCase: XCTestCase,
        didFailWithDescription description: String,
        inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        lock.withLock { _ = failed.insert(ObjectIdentifier(testCase)) }
    }

    var test: XCTestCase? { lock.withLock { running.last } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        lock.withLock { running.append(testCase) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        lock.withLock {
            running.removeAll { $0 === testCase }
            failed.remove(ObjectIdentifier(testCase))
        }
        InterruptionMonitors.shared.forget(testCase)
    }
}

/// Observes tests from before the first one on.
@section(".init_array") @used
private let observeTests: @convention(c) @Sendable () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(CurrentTest.shared)
}
