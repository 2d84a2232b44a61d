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
        // Such a path is one like others: each of these tests shows it.
        let tiny = try TinyFramework(name: "Größe und 日本")
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
        ("Ways/testMeasured", "in what is measured"),
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
        #expect(lines.last?.contains("Executed 17 tests, with 0 failures (0 unexpected)") == true)
        #expect(lines.count < 100)
    }

    @Test func noCrashHidesAnotherTest() throws {
        let (lines, status) = try run([
            "--filter", "Crash|NewTests", "--timeout", "1",
        ])
        #expect(status == 1)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("Crashes/testEHangs: took longer than 1.0 seconds"))
        #expect(text.contains("after all crashes"))
        #expect(text.contains("Crashes.swift:13: error: FailuresTests.Crashes/testBUnwraps"))
        #expect(text.contains("    in Crashes.testBUnwraps() at "))
        #expect(text.contains("Crashes.swift:18: error: FailuresTests.Crashes/testDExits"))
        // Nine of Crashes, two of CrashingSetUp, three examples, and seven of NewTests.
        let closing = try #require(lines.last)
        #expect(closing.contains("Executed 21 tests, with 15 failures (11 unexpected)"), "\(lines)")
        #expect(!text.contains("words before the crashFatal"))
    }

    @Test func anEmptyRunIsNotGreen() throws {
        let (lines, status) = try run(["--filter", "NoSuchTest"])
        #expect(status == 3)
        #expect(lines.contains("No tests ran."))
    }

    /// A thread that goes on, a hundred megabytes of output, and a working folder that is gone.
    @Test func hardshipsChangeNoResult() throws {
        let (lines, status) = try run(["--filter", "Hardships"])
        #expect(status == 0, "\(lines)")
        #expect(lines.last?.contains("Executed 4 tests, with 0 failures (0 unexpected)") == true)
        #expect(lines.count < 20)
        let log = try Self.tiny.get().path("p/.build/casement/test.log")
        let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
        #expect(size ?? 0 > 100_000_000)
    }

    @Test func resultsAreWrittenForCISystems() throws {
        let tiny = try Self.tiny.get()
        let (lines, status) = try run([
            "--filter", "Crashes/test[ABC]", "--filter", "Ways/testSkipped", "--junit",
            tiny.path("out/junit.xml"), "--report", tiny.path("out/report"), "--device",
            "iPhone 14",
        ])
        #expect(status == 1, "\(lines)")
        let junit = try JUnitFile(text: tiny.folder.text("out/junit.xml"), name: "junit.xml")
        #expect(junit.testCount == 4)
        #expect(
            junit.text.contains(
                "name=\"testBUnwraps\" time=\"0.000\" "
                    + "file=\"Tests/FailuresTests/Crashes.swift\" line=\"13\">"
            )
        )
        #expect(junit.text.contains("<error type=\"crash\" message=\"crashed: Fatal error"))
        let page = tiny.folder.url.appendingPathComponent("out/report/index.html")
        let report = try HTMLReport(at: page)
        #expect(report.runs.map(\.device) == ["iPhone 14"])
        #expect(
            report.runs[0].tests.map(\.outcome).sorted() == [
                "failed", "passed", "passed", "skipped",
            ]
        )
    }

    @Test func shardsAreTheWholeSuite() throws {
        let tiny = try Self.tiny.get()
        var names: [String] = []
        for index in 1...3 {
            let (lines, status) = try run([
                "--filter", "ActorTests", "--shard", "\(index)/3", "--parallel", "2", "--junit",
                tiny.path("shards/\(index).xml"),
            ])
            #expect(status == 0, "\(lines)")
            let file = try JUnitFile(text: tiny.folder.text("shards/\(index).xml"), name: "")
            names += file.durations.keys
        }
        let merged = try TestMerge([tiny.folder.url.appendingPathComponent("shards")])
        try merged.check()
        let (lines, _) = try run(["--filter", "ActorTests", "--list-tests"])
        #expect(merged.junit.testCount == lines.count { $0.hasPrefix("ActorTests.") })
        #expect(Set(names).count == names.count)
    }

    @Test func aSeedGivesAnOrderThatComesAgain() throws {
        func order(_ seed: String) throws -> [String] {
            let (lines, _) = try run(["--filter", "Ordered", "--seed", seed, "--verbose"])
            return lines.filter { $0.hasPrefix("ran ") }
        }
        let first = try order("1")
        #expect(first.count == 8)
        #expect(try order("1") == first)
        #expect(try order("2") != first)
        #expect(try order("2").sorted() == first.sorted())
    }

    @Test func theListHasAllTests() throws {
        let (lines, status) = try run(["--list-tests"])
        #expect(status == 0)
        #expect(lines.contains("FailuresTests.Ways/testFail"))
        #expect(lines.contains("FailuresTests.NewTests/passes()"))
    }
}
