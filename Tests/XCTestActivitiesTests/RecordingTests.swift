// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import XCTest

@testable import XCTestActivities

/// What a test case has on iOS beyond XCTest's own on Linux.
@MainActor struct RecordingTests {
    /// A test that keeps what it is told of failures.
    private final class Sample: XCTestCase, @unchecked Sendable {
        var failures: [String] = []
        var heard: [String] = []

        func heard(_ word: Any?) { heard.append(word as? String ?? "") }

        override func recordFailure(
            withDescription description: String,
            inFile filePath: String,
            atLine lineNumber: Int,
            expected: Bool
        ) {
            failures.append("\(filePath):\(lineNumber): \(description), \(expected)")
        }
    }

    private func sample() -> Sample { Sample(name: "testLamp", testClosure: { _ in }) }

    @Test func aRecordedIssueIsAFailureAtItsPlace() {
        let sample = sample()
        let place = XCTSourceCodeLocation(filePath: "/a/b.swift", lineNumber: 7)
        var issue = XCTIssue(
            type: .assertionFailure,
            compactDescription: "dark",
            sourceCodeContext: XCTSourceCodeContext(location: place)
        )
        sample.record(issue)
        issue.detailedDescription = "dark all night"
        issue.type = .thrownError
        sample.record(issue)
        #expect(
            sample.failures == ["/a/b.swift:7: dark, true", "/a/b.swift:7: dark all night, false"]
        )
        #expect(XCTIssue(_recorded: "a", file: "/f", line: 3, isExpected: true)._parts.line == 3)
    }

    @Test func aTestSendsItselfMessages() {
        let sample = sample()
        let selector = _selector("heard:", false, Sample.heard(_:))
        sample.perform(selector, with: "now")
        sample.perform(selector, with: "late", afterDelay: 0)
        XCTestCase.cancelPreviousPerformRequests(withTarget: sample)
        sample.perform(selector, with: "later", afterDelay: 0)
        #expect(sample.heard == ["now"])
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
        #expect(sample.heard == ["now", "later"])
        #expect(sample.responds(to: selector))
    }

    @Test func aTestIsAnObjectWithAName() {
        let sample = sample()
        #expect(sample.description == "-[Sample testLamp]")
        #expect(sample.invocation?.selector == Selector("testLamp"))
        #expect(sample.isEqual(sample))
        #expect(!sample.isEqual(self.sample()))
        #expect(sample.isKind(of: XCTestCase.self))
        let object: any NSObjectProtocol = sample
        #expect(object.hash == sample.hash)
        sample.executionTimeAllowance = 61
        #expect(sample.executionTimeAllowance == 120)
    }

    @Test func aPropertyThatGetsItsValueFulfils() {
        let view = UIView(frame: .zero)
        let hidden = XCTKVOExpectation(keyPath: "hidden", object: view, expectedValue: true)
        #expect(XCTWaiter.wait(for: [hidden], timeout: 0) == .timedOut)
        let shown = XCTKVOExpectation(keyPath: "hidden", object: view, expectedValue: true)
        view.isHidden = true
        #expect(XCTWaiter.wait(for: [shown], timeout: 0) == .completed)
        let already = XCTKVOExpectation(keyPath: "hidden", object: view, expectedValue: true)
        #expect(XCTWaiter.wait(for: [already], timeout: 0) == .completed)
    }

    @Test(
        arguments: [
            (0.5, 0.5 as CGFloat), (0.5, 0.5 as Double), (0.5, 0.5 as Float), (1, 1 as Int),
            (1, NSNumber(value: 1)), (1, true),
        ] as [(CGFloat, any Sendable)]
    )
    func aNumberThatIsExpectedMayBeOfAnyType(_ alpha: CGFloat, _ value: any Sendable) {
        let view = UIView(frame: .zero)
        view.alpha = alpha
        let equal = XCTKVOExpectation(keyPath: "alpha", object: view, expectedValue: value)
        #expect(XCTWaiter.wait(for: [equal], timeout: 0) == .completed)
        view.alpha = 0.25
        let other = XCTKVOExpectation(keyPath: "alpha", object: view, expectedValue: value)
        #expect(XCTWaiter.wait(for: [other], timeout: 0) == .timedOut)
    }

    @Test func aChangeThatTheHandlerAcceptsFulfils() {
        let view = UIView(frame: .zero)
        let any = XCTKVOExpectation(keyPath: "hidden", object: view)
        let picky = XCTKVOExpectation(keyPath: "hidden", object: view)
        picky.handler = { _, change in change[NSKeyValueChangeKey.newKey.rawValue] as? Bool == false
        }
        view.isHidden = true
        #expect(XCTWaiter.wait(for: [any], timeout: 0) == .completed)
        #expect(XCTWaiter.wait(for: [picky], timeout: 0) == .timedOut)
        let again = XCTKVOExpectation(keyPath: "hidden", object: view)
        again.handler = { _, change in change[NSKeyValueChangeKey.newKey.rawValue] as? Bool == false
        }
        view.isHidden = false
        #expect(XCTWaiter.wait(for: [again], timeout: 0) == .completed)
    }

    @Test func ameasuredBlockRunsAsOftenAsWanted() {
        let options = XCTMeasureOptions.default
        options.iterationCount = 3
        var runs = 0
        sample().measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: options) {
            runs += 1
        }
        // Once more before, unmeasured.
        #expect(runs == 4)
    }

    @Test func attachmentsKnowTheirKinds() {
        let list = XCTAttachment(plistObject: ["a": 1])
        #expect(list.fileName == "attachment.plist")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(XCTAttachment(image: image, quality: .low).fileName == "attachment.jpeg")
        #expect(XCTAttachment(image: image, quality: .original).fileName == "attachment.png")
    }
}
