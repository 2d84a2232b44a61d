// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Whole runs of `casement test` on `Fixtures/Failures`, with a framework of a few lines.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_END_TO_END"] != nil,
        "runs whole builds; set CASEMENT_END_TO_END=1"
    ),
    .serialized
)
struct RunnerFailureTests {
    private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Failures")

    /// Built once: the tests only run what is there.
    private static let tiny = Result { () throws -> TinyFramework in
        let tiny = try TinyFramework()
        try tiny.folder.write(
            "public import XCTest\nextension XCTestCase: @retroactive @unchecked Sendable {}\n",
            to: "home/Sources/XCTestActivities/XCTestCase.swift"
        )
        let place = tiny.path("p")
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.createDirectory(
            atPath: place,
            withIntermediateDirectories: true
        )
        for name in ["Package.swift", "Quick", "Tests"] {
            try FileManager.default.copyItem(
                atPath: fixture.appendingPathComponent(name).path,
                toPath: place + "/" + name
            )
        }
        return tiny
    }

    private func run(_ flags: [String]) throws -> (lines: [String], status: Int32) {
        let outcome = try Self.tiny.get().run("test", flags)
        return (outcome.text.split(separator: "\n").map(String.init), outcome.status)
    }

    @Test(arguments: [
        ("Ways/testFail", "failed - plain"), ("Ways/testAssert", "XCTAssertEqual failed"),
        ("Ways/testThrow", "threw error"), ("Ways/testUnwrap", "XCTUnwrap failed"),
        ("Ways/testLibrary", "by a library"), ("Ways/testExpectation", "never"),
        ("Ways/testForgottenExpectation", "forgotten"),
        ("Ways/testInvertedExpectation", "early"), ("Ways/testInNested", "inside"),
        ("Ways/testAfterNested$", "after"),
        ("Ways/testAfterNestedInNested", "after the inner part"),
        ("Ways/testInSuite", "threw error"), ("Ways/testThread", "on a thread"),
        ("Ways/testAsync$", "asynchronous"), ("Ways/testAsyncThrow", "threw error"),
        ("Ways/testTask", "in a task"), ("Ways/testTeardownBlock", "in a block"),
        ("SetUpFails", "in setUp"), ("\\.SetUpThrows", "threw error"),
        ("AsyncSetUpThrows", "threw error"), ("TearDownFails", "in tearDown"),
        ("\\.TearDownThrows", "threw error"), ("AsyncTearDownThrows", "threw error"),
        ("ClassHooks", "in the class's setUp"), ("ClassHooks", "in the class's tearDown"),
        ("LateThread", "after the test has ended"), ("FailingSpec", "in an example"),
        ("FailingSpec", "threw error"), ("NewTests/expects", "Expectation failed"),
        ("NewTests/takes", "Expectation failed"),
        ("NewTests/usesXCTest", "an assertion of XCTest's"),
        ("Expectations/testExpects", "Expectation failed: 1 == 2"),
        ("Expectations/testRequires", "Expectation failed"),
        ("Expectations/testRecords", "by hand"),
        ("Crashes/testB", "crashed: Fatal error: Unexpectedly found nil"),
        ("Crashes/testD", "the test called exit(0)"), ("Crashes/testF", "no way on"),
        ("Crashes/testG", "signal 6"), ("Crashes/testH", "the test called exit(3)"),
        ("CrashingSetUp", "the class's setUp"), ("NewTests/crashes", "in Swift Testing"),
        ("NewTests/exits", "ended with status 0"),
    ])
    func everyWayToFailCounts(filter: String, message: String) throws {
        let (lines, status) = try run(["--filter", filter])
        #expect(status == 1)
        #expect(lines.contains { $0.contains("error: ") && $0.contains(message) }, "\(lines)")
        let closing = try #require(lines.last)
        #expect(closing.hasPrefix("\t Executed "))
        #expect(!closing.contains("with 0 failures"))
    }

    @Test func testsThatPassDoSo() throws {
        let (lines, status) = try run([
            "--filter", "testPasses|NewTests/passes|ActorTests", "--filter", "Crashes/test[ACI]x?$",
            "--skip", "testI$",
        ])
        #expect(status == 0, "\(lines)")
        #expect(lines.last?.contains("Executed 14 tests, with 0 failures (0 unexpected)") == true)
        #expect(lines.count < 100)
    }

    @Test func noCrashHidesAnotherTest() throws {
        let (lines, status) = try run([
            "--filter", "Crash|NewTests", "--test-time-limit", "1",
        ])
        #expect(status == 1)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("Crashes/testEHangs: took longer than 1.0 seconds"))
        #expect(text.contains("after all crashes"))
        #expect(text.contains("Crashes.swift:13: error: FailuresTests.Crashes/testBUnwraps"))
        #expect(text.contains("    in Crashes.testBUnwraps() at "))
        #expect(text.contains("Crashes.swift:18: error: FailuresTests.Crashes/testDExits"))
        // Nine of Crashes, two of CrashingSetUp, three examples, and six of NewTests.
        let closing = try #require(lines.last)
        #expect(closing.contains("Executed 20 tests, with 15 failures (11 unexpected)"), "\(lines)")
        #expect(!text.contains("words before the crashFatal"))
    }

    @Test func anEmptyRunIsNotGreen() throws {
        let (lines, status) = try run(["--filter", "NoSuchTest"])
        #expect(status == 1)
        #expect(lines.contains("No tests ran."))
    }

    @Test func theListHasAllTests() throws {
        let (lines, status) = try run(["--list-tests"])
        #expect(status == 0)
        #expect(lines.contains("FailuresTests.Ways/testFail"))
        #expect(lines.contains("FailuresTests.NewTests/passes()"))
    }
}
