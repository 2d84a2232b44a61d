// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import XCTest

@testable import XCTestActivities

/// What tests leave beside their results.
struct ActivityTests {
    @Test func testsAreEqualToThemselves() {
        let first = XCTestCase(name: "a") { _ in }
        let second = XCTestCase(name: "a") { _ in }
        #expect(first == first && first != second)
        #expect(Set([first, second, first]).count == 2)
    }

    @Test func anExpectationsFulfilmentIsAFunctionWithoutParameters() {
        func call<T>(_ value: T, _ body: (T) -> Void) { body(value) }
        let expectation = XCTestExpectation()
        expectation.expectedFulfillmentCount = 3
        let fulfil: () -> Void = expectation.fulfill
        fulfil()
        call((), expectation.fulfill)
        expectation.fulfill()
        #expect(XCTWaiter.wait(for: [expectation], timeout: 0) == .completed)
    }

    @MainActor @Test func aWindowThatATestMadeLivesUntilTheTestEnds() {
        weak var window: UIWindow?
        let view = UIView()
        func addToWindow() {
            let made = UIWindow()
            made.addSubview(view)
            window = made
        }
        let test = XCTestCase(name: "a") { _ in }
        let pool = TestPool()
        pool.testCaseWillStart(test)
        addToWindow()
        #expect(window != nil && view.window === window)
        pool.testCaseDidFinish(test)
        #expect(window == nil && view.window == nil)
        addToWindow()
        #expect(window == nil)
    }

    @Test func anActivityGivesItsResultAndItsErrorOn() {
        struct Failure: Error {}
        #expect(XCTContext.runActivity(named: "a") { $0.name } == "a")
        #expect(throws: Failure.self) {
            try XCTContext.runActivity(named: "a") { _ in throw Failure() }
        }
    }

    @Test func attachmentsAreWrittenInTheirOrder() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("attachments-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let activity = Activity("step one", folder.path)
        activity.add(XCTAttachment(string: "text"))
        let data = XCTAttachment(data: Data([1, 2]), uniformTypeIdentifier: "public.png")
        data.name = "a/b"
        activity.add(data)
        let place = folder.appendingPathComponent("step one")
        let files = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(files == ["1-attachment.txt", "2-a_b.png"])
        #expect(try Data(contentsOf: place.appendingPathComponent(files[1])) == Data([1, 2]))
        activity.add(XCTAttachment(contentsOfFile: place.appendingPathComponent(files[0])))
        let copy = place.appendingPathComponent("3-1-attachment.txt")
        #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
        Activity("nowhere", nil).add(data)
    }

    @Test func picturesAreTheirFiles() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let attachment = XCTAttachment(image: image)
        #expect(attachment.uniformTypeIdentifier == "public.png")
        #expect(attachment.payload.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    }

    @Test func failuresThatAreExpectedAreTakenInnermostFirst() {
        let expected = ExpectedFailures.shared
        #expect(!_expectsFailure("a", isAssertion: true))
        let outer = expected.begin("outer", XCTExpectedFailure.Options())
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.compactDescription == "b" && $0.type == .thrownError }
        let inner = expected.begin(nil, options)
        #expect(_expectsFailure("b", isAssertion: false))
        #expect(expected.end(inner) == nil)
        #expect(expected.end(outer) == "Expected failure but none recorded: outer")
        _ = expected.begin(nil, .nonStrict())
        #expect(_expectsFailure("c", isAssertion: true))
        #expect(expected.endAll().isEmpty && !_expectsFailure("c", isAssertion: true))
        #expect(XCTExpectFailure(enabled: false, failingBlock: { 3 }) == 3)
    }
}
