// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct TestReportTests {
    private let log = URL(fileURLWithPath: "/log")

    /// The lines of a run on one device.
    private func lines(of ledger: TestLedger, seconds: Double) -> [String] {
        let outcome = TestSession.Outcome(device: nil, ledger: ledger, start: Date(), seconds: 0)
        return TestSummary(seconds: seconds).lines(of: [outcome], log: log)
    }

    private func ledger(_ failures: [(String, TestFailure?)]) -> TestLedger {
        var ledger = TestLedger()
        for (name, failure) in failures {
            ledger.take(.started(name))
            if let failure { ledger.take(.failed(test: name, failure)) }
            ledger.take(.ended(name, outcome: failure == nil ? .passed : .failed, seconds: 0.25))
        }
        ledger.take(.finished)
        return ledger
    }

    @Test func aGreenRunIsTwoLines() {
        let ledger = ledger((0..<500).map { ("M.T/t\($0)", nil) })
        let lines = lines(of: ledger, seconds: 2)
        #expect(lines.count == 2)
        #expect(
            lines.last
                == "\t Executed 500 tests, with 0 failures (0 unexpected) in 125.0 (2.0) seconds"
        )
    }

    @Test func ofManyFailuresAtOnePlaceTheFirstFewAreShown() {
        var ledger = TestLedger()
        ledger.take(.started("M.T/t"))
        for number in 0..<1000 {
            let message = "\(number) is not equal to \(number + 1)"
            let failure = TestFailure(message: message, file: "/T.swift", line: 5)
            ledger.take(.failed(test: "M.T/t", failure))
        }
        let other = TestFailure(message: "other", file: "/T.swift", line: 6)
        ledger.take(.failed(test: "M.T/t", other))
        ledger.take(.ended("M.T/t", outcome: .failed, seconds: 0.25))
        let lines = TestReport.causeLines(of: ledger)
        #expect(
            lines == (0..<5).map {
                "/T.swift:5: error: M.T/t: \($0) is not equal to \($0 + 1)"
            } + [
                "    … and 995 other failures at this place (the log has them)",
                "/T.swift:6: error: M.T/t: other", "Failed tests (1):", "  M.T/t",
            ]
        )
    }

    @Test func aCauseOfManyTestsIsShownOnce() {
        let failure = TestFailure(message: "no font", file: "/Helper.swift", line: 9)
        let ledger = ledger((0..<200).map { ("M.T/t\($0)", failure) })
        let lines = lines(of: ledger, seconds: 2)
        #expect(lines.count { $0.contains("no font") } == 1)
        #expect(lines[0] == "/Helper.swift:9: error: M.T/t0: no font")
        #expect(lines[1].contains("the same in 199 more"))
        #expect(lines.count <= 50)
        #expect(lines.last?.contains("with 200 failures") == true)
    }

    @Test func aLongMessageIsCut() {
        let long = (0..<300).map { "line \($0)" }.joined(separator: "\n")
        let lines = self.lines(of: ledger([("M.T/t", TestFailure(message: long))]), seconds: 1)
        #expect(lines.count <= 20)
        #expect(lines[0] == "error: M.T/t: line 0")
    }

    @Test func eachDeviceHasItsFailuresAndAllHaveOneSummary() {
        let outcomes = [("A", nil), ("B", TestFailure(message: "too wide"))].map {
            device,
            failure in
            TestSession.Outcome(
                device: device,
                ledger: ledger([("M.T/t", failure)]),
                start: Date(),
                seconds: 1
            )
        }
        let summary = TestSummary(seconds: 2)
        let lines = summary.lines(of: outcomes, log: log)
        #expect(lines[0...2] == ["On A:", "1 passed, 0 failed, 0 skipped", "On B:"])
        #expect(lines.contains("error: M.T/t: too wide"))
        #expect(lines.suffix(2).first?.hasPrefix("1 passed, 1 failed, 0 skipped; ") == true)
        #expect(lines.last?.contains("Executed 2 tests, with 1 failure") == true)
        #expect(summary.status(of: outcomes) == .failed)
    }

    @Test func theStatusSaysWhatHappened() {
        func status(_ ledger: TestLedger, _ summary: TestSummary = TestSummary()) -> TestStatus {
            summary.status(of: [
                TestSession.Outcome(device: nil, ledger: ledger, start: Date(), seconds: 0)
            ])
        }
        #expect(status(ledger([("M.T/t", nil)])) == .passed)
        #expect(status(ledger([("M.T/t", TestFailure(message: "no"))])) == .failed)
        #expect(status(ledger([])) == .nothingRan)
        #expect(status(ledger([]), TestSummary(isEmptyShard: true)) == .passed)
        let cut = RunRecord.LeftOut(name: "f()", reason: "no such type", isFailure: true)
        #expect(status(ledger([("M.T/t", nil)]), TestSummary(leftOut: [cut])) == .failed)
    }

    @Test func oneTestIsNoPlural() {
        let lines = self.lines(
            of: ledger([("M.T/t", TestFailure(message: "no", isCrash: true))]),
            seconds: 1
        )
        #expect(
            lines.last == "\t Executed 1 test, with 1 failure (1 unexpected) in 0.25 (1.0) seconds"
        )
    }

    @Test(arguments: [
        (
            #"XCTAssertEqual failed: ("(20.333333333333332, 0.0)") is not equal to ("(20.5, 0.0)") - "#,
            true
        ),
        (#"XCTAssertEqual failed: ("20.5") is not equal to ("20.33") - "#, true),
        ("expected to equal <20.5>, got <20.3333333333333>", true),
        ("expected to be close to <20.5> (within 0.0001), got <20.3333>", true),
        ("Expectation failed: (a.size → (20.5, 1.0)) == (b → (20.333333, 1.0))", true),
        ("Expectation failed: (view.height → 20.5) == (expected → 20.333333333333332)", true),
        ("Expectation failed: (view.height → 20.5) == (expected → 21.5)", false),
        (#"XCTAssertEqual failed: ("20.0") is not equal to ("21.0") - "#, false),
        (#"XCTAssertEqual failed: ("20.1") is not equal to ("20.5") - "#, false),
        (#"XCTAssertEqual failed: ("3.0") is not equal to ("3.5") - "#, false),
        (#"XCTAssertEqual failed: ("a") is not equal to ("b") - "#, false),
    ])
    func numbersThatDifferByThePixelGridAreKnown(message: String, expected: Bool) {
        #expect(TestReport.differsByGridOnly(message) == expected)
        let lines = self.lines(of: ledger([("M.T/t", TestFailure(message: message))]), seconds: 1)
        #expect(lines.contains { $0.contains("CASEMENT_DEVICE=") } == expected)
    }
}
