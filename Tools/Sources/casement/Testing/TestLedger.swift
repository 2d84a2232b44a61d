// SPDX-License-Identifier: Apache-2.0

/// What became of all tests so far, put together from the events of several programs.
struct TestLedger {
    /// The tests that came to an end, in order.
    private(set) var results: [TestResult] = []
    /// Failures that belong to no test.
    private(set) var strays: [TestFailure] = []
    /// The tests that run, the outermost first; in parallel, in the order in which they began.
    private(set) var running: [TestResult] = []
    /// The classes of tests that have begun and not ended.
    private(set) var suites: [String] = []
    /// Whether the program said that it ran all it was asked for.
    private(set) var isFinished = false
    /// The status that a test ended the program with.
    private(set) var exitStatus: Int?
    /// The tests that ran other test cases, which count in their place.
    private var runners: Set<String> = []
    private var last: String?
    /// Failures of this program's that belong to no test, as they were told.
    private var straysHere: [TestFailure] = []
    /// Those of programs whose tests run once more, and may fail so again.
    private var straysBefore: [TestFailure] = []

    /// Forgets what belongs to one program.
    mutating func beginProgram() {
        running = []
        suites = []
        isFinished = false
        exitStatus = nil
        last = nil
        straysHere = []
    }

    mutating func take(_ event: TestEvent) {
        switch event {
        case .suiteStarted(let name): suites.append(name)
        case .suiteEnded(let name): suites.removeAll { $0 == name }
        case .started(let name): running.append(TestResult(name: name, outcome: .passed))
        case .failed(let test, let failure): fail(test, failure)
        case .ended(let name, let outcome, let seconds): end(name, outcome, seconds)
        case .exited(let status): exitStatus = status
        case .finished: isFinished = true
        }
    }

    /// Ends the innermost test that runs, and those around it, with the failure of the program.
    mutating func crash(_ failure: TestFailure) {
        guard let inner = running.last else { return strays.append(failure) }
        // XCTest ends the program after the failure of a test that is not to go on
        // (`continueAfterFailure`); that is no failure of its own.
        let isStop = !inner.failures.isEmpty && failure.message.contains(Self.stop)
        if !isStop { fail(inner.name, failure) }
        while let name = running.last?.name { end(name, .failed, 0) }
    }

    /// Ends one of the tests that run side by side with the failure of the program; the others will run
    /// once more.
    mutating func crash(_ failure: TestFailure, of test: String) {
        let own = running.filter { $0.name == test }
        forgetRunning()
        running = own
        crash(failure)
    }

    /// Ends the tests that Swift Testing has failed for their own limit of time and that go on; their names.
    mutating func endTestsOverTheirLimit() -> [String] {
        let names = running.filter(\.isOverItsLimit).map(\.name)
        for name in names { end(name, .failed, 0) }
        return names
    }

    /// The last words of a program that XCTest ends after a failure.
    private static let stop = "Terminating execution due to test failure"

    /// Fails tests that never began.
    mutating func abandon(_ names: [String], _ failure: TestFailure) {
        results += names.map { TestResult(name: $0, outcome: .failed, failures: [failure]) }
    }

    /// Takes tests that run back, which will run once more.
    mutating func forgetRunning() {
        running = []
        straysBefore += straysHere
        straysHere = []
    }

    /// Records a failure that belongs to no test.
    mutating func stray(_ failure: TestFailure) { strays.append(failure) }

    /// Takes what another program's events came to.
    mutating func join(_ other: TestLedger) {
        results += other.results
        strays += other.strays
    }

    /// Takes failures back that are none: snapshots that were to be recorded.
    mutating func forgive(_ isForgiven: (TestFailure) -> Bool) {
        strays.removeAll(where: isForgiven)
        for index in results.indices where !results[index].failures.isEmpty {
            results[index].failures.removeAll(where: isForgiven)
            if results[index].failures.isEmpty { results[index].outcome = .passed }
        }
    }

    private mutating func fail(_ test: String?, _ failure: TestFailure) {
        guard let test else {
            // A test that runs once more fails at the same place again.
            let known = straysBefore.firstIndex {
                ($0.message, $0.file, $0.line) == (failure.message, failure.file, failure.line)
            }
            if let known {
                straysBefore.remove(at: known)
                return
            }
            straysHere.append(failure)
            var failure = failure
            let names = running.map(\.name).prefix(3).joined(separator: ", ")
            if !names.isEmpty {
                failure.message += " (while this ran: \(names))"
            } else if let last {
                failure.message += " (outside of a test; the last one was \(last))"
            }
            return strays.append(failure)
        }
        if let index = running.lastIndex(where: { $0.name == test }) {
            running[index].failures.append(failure)
            running[index].outcome = .failed
        } else if let index = results.lastIndex(where: { $0.name == test }) {
            results[index].failures.append(failure)
            results[index].outcome = .failed
        } else {
            strays.append(failure)
        }
    }

    private mutating func end(_ name: String, _ outcome: TestResult.Outcome, _ seconds: Double) {
        let index = running.lastIndex { $0.name == name }
        var result =
            index.map { running.remove(at: $0) } ?? TestResult(name: name, outcome: outcome)
        result.seconds = seconds
        if outcome != .passed, result.outcome == .passed { result.outcome = outcome }
        last = name
        // A generated test that ran a spec's examples is none of the user's.
        if let outer = running.last, outer.name.hasSuffix(Self.runner) {
            runners.insert(outer.name)
        }
        let isRunner = runners.contains(name) && result.failures.isEmpty
        if !isRunner { results.append(result) }
    }

    /// How the tests end that lowering makes for specs.
    static let runner = "_Examples/test_quickExamples"

    // MARK: Totals

    var failureCount: Int {
        strays.count
            + results.reduce(0) { $0 + ($1.outcome == .failed ? max(1, $1.failures.count) : 0) }
    }

    var crashCount: Int {
        (strays + results.flatMap(\.failures)).count(where: \.isCrash)
    }

    func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    /// Whether all tests passed; a run without tests has not.
    var isGreen: Bool { failureCount == 0 && !results.isEmpty }
}
