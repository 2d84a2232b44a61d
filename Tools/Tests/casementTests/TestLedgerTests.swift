// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import casement

struct TestLedgerTests {
    private func ledger(_ events: [TestEvent]) -> TestLedger {
        var ledger = TestLedger()
        for event in events { ledger.take(event) }
        return ledger
    }

    private let crash = TestFailure(message: "crashed", isCrash: true)

    @Test func aTestWithoutFailurePasses() {
        let ledger = ledger([
            .started("M.T/a"), .ended("M.T/a", outcome: .passed, seconds: 1), .finished,
        ])
        #expect(ledger.isGreen)
        #expect(ledger.results == [TestResult(name: "M.T/a", outcome: .passed, seconds: 1)])
    }

    @Test func aRunWithoutTestsIsNotGreen() {
        #expect(!ledger([.finished]).isGreen)
    }

    @Test func aFailureCountsThoughTheTestIsSaidToPass() {
        let ledger = ledger([
            .started("M.T/a"), .failed(test: "M.T/a", TestFailure(message: "no")),
            .ended("M.T/a", outcome: .passed, seconds: 0), .finished,
        ])
        #expect(ledger.failureCount == 1)
        #expect(ledger.count(.failed) == 1)
    }

    @Test func aFailureAfterTheTestHasEndedCounts() {
        let ledger = ledger([
            .started("M.T/a"), .ended("M.T/a", outcome: .passed, seconds: 0),
            .failed(test: "M.T/a", TestFailure(message: "late")), .finished,
        ])
        #expect(ledger.count(.failed) == 1)
        #expect(!ledger.isGreen)
    }

    @Test func aFailureOutsideOfTestsCounts() {
        let ledger = ledger([
            .started("M.T/a"), .ended("M.T/a", outcome: .passed, seconds: 0),
            .failed(test: nil, TestFailure(message: "late")), .finished,
        ])
        #expect(ledger.failureCount == 1)
        #expect(ledger.strays.first?.message.contains("the last one was M.T/a") == true)
    }

    @Test func aNestedTestFailsOnItsOwn() {
        let ledger = ledger([
            .started("M.T/a"), .started("M.Part/p"),
            .failed(test: "M.Part/p", TestFailure(message: "inside")),
            .ended("M.Part/p", outcome: .failed, seconds: 0),
            .ended("M.T/a", outcome: .passed, seconds: 0), .finished,
        ])
        #expect(ledger.results.map(\.name) == ["M.Part/p", "M.T/a"])
        #expect(ledger.failureCount == 1)
    }

    @Test func examplesCountInThePlaceOfTheTestThatRunsThem() {
        let runner = "M.S_Examples/test_quickExamples"
        let ledger = ledger([
            .started(runner), .started("M.S/one"), .ended("M.S/one", outcome: .passed, seconds: 0),
            .started("M.S/two"), .ended("M.S/two", outcome: .skipped, seconds: 0),
            .ended(runner, outcome: .passed, seconds: 0), .finished,
        ])
        #expect(ledger.results.map(\.name) == ["M.S/one", "M.S/two"])
        #expect(ledger.count(.skipped) == 1)
    }

    @Test func aCrashEndsTheInnermostTest() {
        let runner = "M.S_Examples/test_quickExamples"
        var ledger = ledger([.started(runner), .started("M.S/one")])
        ledger.crash(crash)
        #expect(ledger.results == [.init(name: "M.S/one", outcome: .failed, failures: [crash])])
        #expect(ledger.running.isEmpty)
        #expect(ledger.crashCount == 1)
    }

    @Test func aTestThatIsStoppedAfterItsFailureHasThatFailureOnly() {
        let stop = TestFailure(
            message: "crashed: Fatal error: Terminating execution due to test failure",
            isCrash: true
        )
        let failure = TestFailure(message: "no")
        var stopped = ledger([.started("M.T/a"), .failed(test: "M.T/a", failure)])
        stopped.crash(stop)
        #expect(stopped.results == [.init(name: "M.T/a", outcome: .failed, failures: [failure])])
        var silent = ledger([.started("M.T/a")])
        silent.crash(stop)
        #expect(silent.results.first?.failures == [stop])
    }

    @Test func aCrashBetweenTestsCounts() {
        var ledger = ledger([
            .started("M.T/a"), .ended("M.T/a", outcome: .passed, seconds: 0),
        ])
        ledger.crash(crash)
        #expect(ledger.failureCount == 1)
        #expect(!ledger.isGreen)
    }

    @Test func whatATestSaysAgainWhenItRunsOnceMoreCountsOnce() {
        func stray(_ line: Int) -> TestEvent {
            .failed(test: nil, TestFailure(message: "no", file: "/p/T.swift", line: line))
        }
        var ledger = TestLedger()
        ledger.beginProgram()
        for name in ["M.T/a()", "M.T/b()"] { ledger.take(.started(name)) }
        ledger.take(stray(3))
        ledger.crash(TestFailure(message: "crashed", isCrash: true), of: "M.T/a()")
        #expect(ledger.running.isEmpty && ledger.results.map(\.name) == ["M.T/a()"])
        ledger.beginProgram()
        ledger.take(.started("M.T/b()"))
        ledger.take(stray(3))
        ledger.take(stray(3))
        ledger.take(stray(4))
        #expect(ledger.strays.map(\.line) == [3, 3, 4])
    }
}
