// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs all tests of a test program, in as many processes as crashes ask for.
final class TestRunner {
    let program: URL
    let host: URL?
    let selection: TestSelection
    /// The folder whose files are the user's.
    let root: String
    let environment: [String: String]
    let limit: Double
    let folder: URL
    let log: TestLog
    /// Called for each test that has come to its end.
    let hasEnded: () -> Void
    private(set) var ledger = TestLedger()

    init(
        _ program: URL,
        host: URL?,
        selection: TestSelection,
        root: String,
        environment: [String: String],
        limit: Double,
        folder: URL,
        log: TestLog,
        hasEnded: @escaping () -> Void = {}
    ) {
        self.program = program
        self.host = host
        self.selection = selection
        self.root = root
        self.environment = environment
        self.limit = limit
        self.folder = folder
        self.log = log
        self.hasEnded = hasEnded
    }

    /// Lists the tests and runs those that are wanted.
    func run(xctest: Bool = true, swiftTesting: Bool = true) throws {
        try run(try list(xctest: xctest, swiftTesting: swiftTesting))
    }

    /// Runs these tests.
    func run(_ list: TestList) throws {
        if !list.xctest.isEmpty { try runXCTest(list.xctest) }
        if !list.swiftTesting.isEmpty {
            try runSwiftTesting(list.swiftTesting, isWhole: list.isWhole)
        }
        ledger.beginProgram()
    }

    private static let newLibrary = ["--testing-library", "swift-testing"]

    /// The tests that are wanted; a program that cannot list them has failed.
    func list(xctest: Bool = true, swiftTesting: Bool = true) throws -> TestList {
        try selection.tests(
            of: TestList(
                xctest: xctest ? try list([]) : [],
                swiftTesting: swiftTesting ? try list(Self.newLibrary) : []
            )
        )
    }

    private func list(_ arguments: [String]) throws -> [String] {
        // All of its output counts, which nobody wants to read. Tests are listed without the app.
        let outcome = try process(hasApp: false).run(
            arguments + ["--list-tests"],
            stream: false,
            keeping: .max,
            limit: { limitOutsideOfTests },
            event: { _ in }
        )
        guard outcome.end == .exit(0) else {
            // Swift Testing ends so where there are none.
            if !arguments.isEmpty, outcome.end == .exit(69) { return [] }
            // XCTest makes an object for each test that it lists, and one of them may crash.
            let discovered = arguments.isEmpty ? DiscoveredTests.names(beside: program) : []
            if !discovered.isEmpty { return discovered }
            var failure = CrashReport.failure(
                outcome.end,
                exitStatus: nil,
                words: outcome.words,
                trace: outcome.trace,
                root: root
            )
            failure.message = "no test could begin: the program " + failure.message
            ledger.stray(failure)
            return []
        }
        return outcome.words.filter { line in
            !line.contains(" ") && !line.hasPrefix("/") && line.contains(".")
                && (line.contains("/") || line.hasSuffix(")"))
        }
    }

    // MARK: XCTest

    private func runXCTest(_ names: [String]) throws {
        var pending = names
        // Classes run alone once a program ends before any test: making a test's object may do that.
        var isByClass = false
        var lostClasses = 0
        while !pending.isEmpty {
            let first = Self.className(pending[0])
            let group = TestSelection.arguments(
                for: isByClass ? pending.filter { Self.className($0) == first } : pending
            )[0]
            let outcome = try runProgram([group.joined(separator: ",")], stream: false)
            let interrupted = ledger.running.map(\.name)
            let begun = Set(started)
            let isEnded = ledger.isFinished
            guard !isEnded || !interrupted.isEmpty else {
                // What did not begin was not there any more: a test that is listed runs.
                let missing = group.filter { !begun.contains($0) }
                let failure = TestFailure(message: "is listed but did not run", isAbsence: true)
                ledger.abandon(missing, failure)
                pending.removeAll { group.contains($0) }
                continue
            }
            let failure = failure(of: outcome)
            let rest = pending.filter { !begun.contains($0) }
            if interrupted.isEmpty {
                // Between tests: a class's own set-up or tear-down.
                let suite = ledger.suites.last { name in
                    rest.contains { $0.contains(".\(name)/") }
                }
                let lost = rest.filter { name in suite.map { name.contains(".\($0)/") } ?? false }
                if lost.isEmpty, begun.isEmpty {
                    if goesOnWithoutApp(after: failure) { continue }
                    if !isByClass, pending.contains(where: { Self.className($0) != first }) {
                        isByClass = true
                        continue
                    }
                    ledger.abandon(group, failure)
                    lostClasses += 1
                    pending.removeAll { group.contains($0) }
                    if lostClasses == Self.classesToTry, ledger.count(.passed) == 0 {
                        // It would be the same the next time.
                        ledger.abandon(pending, Self.unreached)
                        pending = []
                    }
                    continue
                } else if lost.isEmpty {
                    ledger.crash(failure)
                } else {
                    ledger.abandon(lost, failure)
                }
                pending = pending.isEmpty ? [] : rest.filter { !lost.contains($0) }
            } else {
                ledger.crash(failure)
                // The other examples of a spec run again, without those that have run.
                let outer = interrupted.first { $0.hasSuffix(TestLedger.runner) }
                let isSpec = outer != nil && interrupted.count > 1
                pending = rest
                if isSpec, let outer {
                    pending.insert(outer, at: 0)
                    examplesDone.formUnion(started.filter { !$0.hasSuffix(TestLedger.runner) })
                }
            }
        }
    }

    /// After so many classes of which none can begin, the others are not tried.
    private static let classesToTry = 8

    /// `Module.Class` of `Module.Class/test`.
    private static func className(_ test: String) -> Substring { test.prefix { $0 != "/" } }

    /// The failure of tests that the program cannot reach.
    private static let unreached = TestFailure(
        message: "did not run: the program crashed",
        isAbsence: true
    )

    /// The examples of specs that must not run again.
    private var examplesDone: Set<String> = []
    /// The tests that this program has begun.
    private var started: [String] = []

    // MARK: Swift Testing

    private func runSwiftTesting(_ names: [String], isWhole: Bool) throws {
        var pending = names
        var isParallel = true
        while !pending.isEmpty {
            var arguments = Self.newLibrary
            if pending != names || !isWhole {
                for name in pending {
                    let pattern = NSRegularExpression.escapedPattern(for: name)
                    arguments += ["--filter", "^" + pattern]
                }
            }
            if !isParallel { arguments.append("--no-parallel") }
            let outcome = try runProgram(arguments, stream: true)
            let begun = Set(started)
            if ledger.isFinished {
                let failure = TestFailure(message: "is listed but did not run", isAbsence: true)
                ledger.abandon(pending.filter { !begun.contains($0) }, failure)
                return
            }
            if case .timeOut = outcome.end, !ledger.endTestsOverTheirLimit().isEmpty {
                // The others run side by side again.
                let running = Set(ledger.running.map(\.name))
                pending.removeAll { begun.contains($0) && !running.contains($0) }
                ledger.forgetRunning()
                continue
            }
            let running = Set(ledger.running.map(\.name))
            let ended = begun.subtracting(running)
            let rest = pending.filter { !ended.contains($0) }
            if isParallel, running.count > 1,
                let culprit = CrashReport.culprit(in: outcome.trace, among: running)
            {
                // The others run side by side again.
                ledger.crash(failure(of: outcome), of: culprit)
                pending = rest.filter { $0 != culprit }
                continue
            }
            if isParallel, running.count > 1 {
                // Nobody knows which of them it was: each runs again, one after the other.
                log.write("casement: tests that ran side by side crashed; they run again alone")
                crashInParallel = failure(of: outcome)
                crashes = ledger.crashCount
                ledger.forgetRunning()
                pending = rest
            } else if running.isEmpty {
                if begun.isEmpty, goesOnWithoutApp(after: failure(of: outcome)) { continue }
                ledger.crash(failure(of: outcome))
                if begun.isEmpty {
                    ledger.abandon(rest, Self.unreached)
                    pending = []
                } else {
                    pending = rest
                }
            } else {
                ledger.crash(failure(of: outcome))
                pending = rest.filter { !running.contains($0) }
            }
            isParallel = false
        }
        if let crash = crashInParallel, ledger.crashCount == crashes {
            var failure = crash
            failure.message += "; only while tests ran in parallel: each passes alone"
            ledger.stray(failure)
        }
    }

    private var crashInParallel: TestFailure?
    private var crashes = 0

    // MARK: Programs

    /// Whether the app that tests run in ended the program while it was launched; from then on they run
    /// without it.
    ///
    /// What the app tells of itself is a failure, be it that all tests pass.
    private func goesOnWithoutApp(after failure: TestFailure) -> Bool {
        guard hasApp, ledger.suites.contains(HostedTests.launch) else { return false }
        hasApp = false
        var failure = failure
        failure.message =
            "the app that the tests run in ended at its launch, so that they run without it: "
            + failure.message
        ledger.stray(failure)
        return true
    }

    /// Whether the app is launched that tests run in.
    private var hasApp = true

    /// The seconds that a program has at least to begin, between tests and to end.
    private var limitOutsideOfTests: Double { max(limit, 60) }

    /// For how many seconds the program may tell nothing now.
    private var limitNow: Double {
        if ledger.running.isEmpty { return limitOutsideOfTests }
        // Swift Testing fails a test that is over its own limit of time, and asks it to end.
        return ledger.running.allSatisfy(\.isOverItsLimit) ? min(limit, 10) : limit
    }

    private func process(hasApp isHosted: Bool = true) -> TestProcess {
        var environment = environment
        if !hasApp || !isHosted { environment[HostedTests.variable] = "none" }
        environment["CASEMENT_EXAMPLES_DONE"] = examplesDone.sorted().joined(separator: "\n")
        return TestProcess(
            program,
            host: host,
            folder: folder,
            environment: environment,
            log: log
        )
    }

    private func runProgram(_ arguments: [String], stream: Bool) throws -> TestProcess.Outcome {
        ledger.beginProgram()
        started = []
        let failures = ledger.failureCount
        let outcome = try process().run(
            arguments,
            stream: stream,
            limit: { limitNow },
            event: { event in
                if case .started(let name) = event { started.append(name) }
                ledger.take(event)
                if case .ended = event { hasEnded() }
            }
        )
        // After its last test a program must end well, or because a test failed.
        if ledger.isFinished, ledger.running.isEmpty, outcome.end != .exit(0),
            outcome.end != .exit(1) || ledger.failureCount == failures
        {
            var failure = failure(of: outcome)
            failure.message = "after the last test: \(failure.message)"
            ledger.stray(failure)
        }
        return outcome
    }

    private func failure(of outcome: TestProcess.Outcome) -> TestFailure {
        CrashReport.failure(
            outcome.end,
            exitStatus: ledger.exitStatus,
            words: outcome.words,
            trace: outcome.trace,
            root: root
        )
    }
}
