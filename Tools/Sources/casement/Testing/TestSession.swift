// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Runs the tests of one program as the settings say: on each device, again and again, in several
/// processes.
struct TestSession {
    /// What the tests came to on one device.
    struct Outcome {
        let device: String?
        var ledger: TestLedger
        let start: Date
        let seconds: Double
    }

    let program: URL
    let host: URL?
    let settings: TestSettings
    /// The folder whose files are the user's.
    let root: String
    let environment: [String: String]
    /// Where its processes write.
    let folder: URL
    let log: TestLog
    let durations: TestDurations

    /// The tests that are wanted, of all shards; the ledger has why they cannot be listed.
    func list() throws -> (tests: TestList, ledger: TestLedger) {
        let runner = runner(0, environment(on: settings.devices.first, 0)) {}
        let list = try runner.list(
            xctest: settings.runsXCTest,
            swiftTesting: settings.runsSwiftTesting
        )
        return (list, runner.ledger)
    }

    /// Runs these tests and gives what the last run came to, on each device.
    func run(_ list: TestList) throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for number in 1...max(1, settings.maximumRuns) {
            outcomes = try devices.enumerated().map { try run(list, on: $1, $0) }
            let isGreen = outcomes.allSatisfy(\.ledger.isGreen)
            if settings.maximumRuns > 1 {
                let count = outcomes.reduce(0) { $0 + $1.ledger.results.count }
                let words = isGreen ? "passed" : "ran, and not all passed"
                log.tell("Run \(number): \(count) test\(count == 1 ? "" : "s") \(words)")
            }
            if !isGreen { break }
        }
        return outcomes
    }

    private var devices: [String?] { settings.devices.isEmpty ? [nil] : settings.devices }

    private func run(_ list: TestList, on device: String?, _ place: Int) throws -> Outcome {
        let start = Date()
        let environment = environment(on: device, place)
        let pictures = pictures(place)
        try? FileManager.default.removeItem(at: pictures)
        try Files.makeFolder(pictures)
        let label = device.map { $0 + ": " } ?? ""
        let count = list.all.count
        let done = Mutex(0)
        let log = log
        let hasEnded: @Sendable () -> Void = {
            let number = done.withLock { done in
                done += 1
                return done
            }
            log.status("\(label)\(number) of \(count) tests")
        }
        let parts = TestDivision.parts(of: list, count: settings.processes, durations)
        let ledgers = try concurrentThreads(parts.count) { index in
            let runner = runner(index, environment, hasEnded)
            try runner.run(parts[index])
            return runner.ledger
        }
        log.status("")
        let ledger = ledgers.reduce(into: TestLedger()) { $0.join($1) }
        return Outcome(
            device: device,
            ledger: ledger,
            start: start,
            seconds: Date().timeIntervalSince(start)
        )
    }

    private func runner(
        _ index: Int,
        _ environment: [String: String],
        _ hasEnded: @escaping () -> Void
    ) -> TestRunner {
        TestRunner(
            program,
            host: host,
            selection: settings.selection,
            root: root,
            environment: environment,
            limit: settings.limit,
            folder: folder.appendingPathComponent("process-\(index)"),
            log: log,
            hasEnded: hasEnded
        )
    }

    /// Where libraries put the pictures of snapshots that differ.
    private func pictures(_ place: Int) -> URL {
        folder.appendingPathComponent("pictures-\(place)")
    }

    private func environment(on device: String?, _ place: Int) -> [String: String] {
        let inherited = ProcessInfo.processInfo.environment
        var all = environment
        // swift-snapshot-testing's and iOSSnapshotTestCase's own names.
        for name in ["SNAPSHOT_ARTIFACTS", "IMAGE_DIFF_DIR"]
        where all[name] == nil && inherited[name] == nil {
            all[name] = pictures(place).path
        }
        if let device { all["CASEMENT_DEVICE"] = device }
        // No test finds what another run kept, and none asks for a password.
        if inherited["CASEMENT_KEYCHAIN"] == nil, all["CASEMENT_KEYCHAIN"] == nil {
            all["CASEMENT_KEYCHAIN"] = "memory"
        }
        if let seed = settings.seed { all["CASEMENT_TEST_SEED"] = String(seed) }
        if settings.records {
            all["SNAPSHOT_TESTING_RECORD"] = "failed"
            all["CASEMENT_RECORD_SNAPSHOTS"] = "1"
        }
        return all
    }
}
