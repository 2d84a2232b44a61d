// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

extension Project {
    /// Builds the tests and runs each of them, whatever the others do.
    func test(_ settings: TestSettings, _ flags: [String]) throws -> TestStatus {
        let start = Date()
        let durations = try durations(settings)
        for file in [settings.junit, settings.report?.appendingPathComponent(HTMLReport.fileName)] {
            // What an earlier run left would pass for this one's.
            if let file { try Files.remove(file) }
        }
        let log = try TestLog(
            scratch.appendingPathComponent("test.log"),
            isVerbose: settings.isVerbose
        )
        let build = try prepare("test", keepsGoing: settings.keepsGoing)
        if !settings.skipsBuild {
            let status = try self.build(
                ["swift", "build", "--build-tests"] + build.arguments + flags,
                build,
                log
            )
            guard status == 0 else {
                log.tell("No tests ran: the build failed. The full log is \(log.file.path)")
                return .buildFailed
            }
        }
        let products = products(flags)
        if let imported { try AppBundle(project: imported.project, products: products).makeTests() }
        try TestRunnerPlist.write(in: products)
        guard let program = testProgram(in: products) else {
            log.tell("error: no tests found: \(folder.path) has no test target")
            return .nothingRan
        }
        let scheme = scheme()
        var settings = settings
        if settings.selection.filters.isEmpty { settings.selection.switchedOff = scheme.skipped }
        if settings.devices.isEmpty, scheme.environment["CASEMENT_DEVICE"] == nil,
            ProcessInfo.processInfo.environment["CASEMENT_DEVICE"] == nil,
            let device = suitesDevice(log)
        {
            settings.devices = [device]
        }
        let session = TestSession(
            program: program,
            host: try TestHost.library(for: sdk),
            settings: settings,
            root: root,
            environment: scheme.environment.merging(build.environment) { $1 }
                .merging(try uiTestEnvironment(products)) { $1 },
            folder: scratch.appendingPathComponent("test-run"),
            log: log,
            durations: durations
        )
        let (whole, listing) = try session.list()
        let list = settings.shard?.part(of: whole, durations: durations) ?? whole
        if settings.isListing {
            for name in list.all { log.tell(name) }
            for failure in listing.strays { log.tell("error: \(failure.message)") }
            return listing.strays.isEmpty ? .passed : .failed
        }
        if let shard = settings.shard {
            log.tell("Shard \(shard): \(list.all.count) of \(whole.all.count) tests")
        }
        if let seed = settings.seed { log.tell("The order comes of --seed \(seed)") }
        var outcomes = try session.run(list)
        outcomes[0].ledger.join(listing)
        var recording = SnapshotRecording()
        if settings.records {
            for index in outcomes.indices {
                outcomes[index].ledger.forgive { recording.take($0) }
            }
            log.tell("\(recording.count) snapshot\(recording.count == 1 ? "" : "s") recorded")
        }
        let leftOut = leftOut(build, list)
        let plan = settings.shard.map {
            TestShard.planDigest(of: whole, count: $0.count, durations)
        }
        try write(outcomes, settings, plan, leftOut)
        return tell(
            outcomes,
            TestSummary(
                fileCount: build.overlay.fileCount,
                leftOut: leftOut,
                seconds: Date().timeIntervalSince(start),
                isEmptyShard: list.all.isEmpty && !whole.all.isEmpty
            ),
            log
        )
    }

    /// The device that the suite was written for, as its pictures and the repository's own checks tell; says why.
    private func suitesDevice(_ log: TestLog) -> String? {
        // Pictures are looked for in all folders: only where they decide.
        lazy var pictured = RecordedDevice(under: URL(fileURLWithPath: root))
        if let stated = StatedDevice(around: folder), stated.isOf2x || pictured == nil {
            log.tell(
                "note: the tests run on \(stated.name), as \(stated.file) says; --device names another"
            )
            return stated.name
        }
        guard let pictured else { return nil }
        log.tell(
            "note: the pictures in \(pictured.folder) are of a screen of 2x, so the tests run on "
                + "\(pictured.name); --device names another"
        )
        return pictured.name
    }

    /// The durations that the tests are divided by.
    private func durations(_ settings: TestSettings) throws -> TestDurations {
        if let file = settings.durations { return try TestDurations(at: file) }
        let file = URL(fileURLWithPath: root).appendingPathComponent(TestDurations.fileName)
        let isThere = FileManager.default.fileExists(atPath: file.path)
        return isThere ? try TestDurations(at: file) : TestDurations()
    }

    /// What did not run, and why.
    private func leftOut(_ build: Build, _ list: TestList) -> [RunRecord.LeftOut] {
        let absent = build.overlay.notes.filter { $0.message.contains("left out") }.map { note in
            RunRecord.LeftOut(
                name: note.message,
                reason: note.remedy,
                file: RunRecord.relative(note.path, recordRoot),
                line: note.line,
                isFailure: false
            )
        }
        let cuts = mending.cuts().own.map { cut in
            RunRecord.LeftOut(
                name: cut.name,
                reason: cut.reason,
                file: RunRecord.relative(cut.path, recordRoot),
                line: cut.line,
                isFailure: !cut.isAbsent
            )
        }
        let off = list.switchedOff.map { name in
            RunRecord.LeftOut(
                name: name,
                reason: "switched off by the scheme or the test plan",
                isFailure: false
            )
        }
        return absent + cuts + off
    }

    /// The folder that files' paths in reports are relative to: the working folder where the project
    /// lies in it, as on a CI system, whose pages then find them.
    private var recordRoot: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return root.hasPrefix(here) ? here : root
    }

    /// Writes the JUnit file and the report that were asked for.
    private func write(
        _ outcomes: [TestSession.Outcome],
        _ settings: TestSettings,
        _ plan: String?,
        _ leftOut: [RunRecord.LeftOut]
    ) throws {
        guard settings.junit != nil || settings.report != nil else { return }
        let runs = outcomes.map { outcome in
            var run = RunRecord(outcome.ledger, root: recordRoot, seconds: outcome.seconds)
            run.device = outcome.device ?? ProcessInfo.processInfo.environment["CASEMENT_DEVICE"]
            run.shard = settings.shard?.description
            run.plan = plan
            run.seed = settings.seed
            run.start = ISO8601DateFormatter().string(from: outcome.start)
            run.leftOut = leftOut
            return run
        }
        if let file = settings.junit { try Files.write(JUnitFile(runs).text, to: file) }
        if let folder = settings.report {
            let title = "Tests of " + (imported?.project.name ?? self.folder.lastPathComponent)
            let report = HTMLReport(title: title, runs: runs.map { $0.withPictures() })
            try report.write(to: folder)
        }
    }

    /// Tells what came of it.
    private func tell(
        _ outcomes: [TestSession.Outcome],
        _ summary: TestSummary,
        _ log: TestLog
    ) -> TestStatus {
        let absent = summary.leftOut.count { !$0.isFailure && $0.file != nil }
        let files = summary.fileCount
        log.tell(
            "\(files) file\(files == 1 ? "" : "s") compiled"
                + (absent == 0 ? "" : ", \(absent) of them without what a note above names")
        )
        for line in summary.lines(of: outcomes, log: log.file) { log.tell(line) }
        let cuts = summary.leftOut.count(where: \.isFailure)
        if cuts > 0 {
            log.tell(
                "\(cuts) part\(cuts == 1 ? "" : "s") of the package "
                    + "\(cuts == 1 ? "does" : "do") not compile and "
                    + "\(cuts == 1 ? "was" : "were") left out, as said above"
            )
        }
        if let problem = log.problem {
            // Not through the log, which cannot take it.
            print("warning: \(log.file.path) is not whole: \(problem)")
        }
        return summary.status(of: outcomes)
    }

    /// What the schemes of the project or the package say.
    private func scheme() -> TestScheme {
        if let project = imported?.project {
            let workspaces = XcodeWorkspace.all(in: project.root)
            let names = project.targets.filter { $0.kind == .tests }.map { ($0.name, $0.module) }
            var scheme = TestScheme(
                project.files + workspaces,
                targets: Dictionary(names) { $1 },
                root: project.root
            )
            for target in project.targets where target.kind == .tests {
                scheme.switchOff(benchmarks: target.sources, of: target.module)
            }
            return scheme
        }
        let manifest = PackageManifest.file(of: folder).flatMap { try? Files.text($0) } ?? ""
        let names = ManifestLowerer.targets(in: manifest)
        return TestScheme(
            [folder.appendingPathComponent(".swiftpm/xcode")],
            targets: Dictionary(names.map { ($0, BuildSettings.moduleName($0)) }) { $1 },
            root: folder
        )
    }

    /// The folder whose files are the user's.
    var root: String { (imported?.project.root ?? folder).path + "/" }

    /// Where the build puts programs.
    private func products(_ flags: [String]) -> URL {
        var configuration = "debug"
        for (index, flag) in flags.enumerated() {
            if ["-c", "--configuration"].contains(flag), index + 1 < flags.count {
                configuration = flags[index + 1]
            } else if flag.hasPrefix("--configuration=") {
                configuration = String(flag.dropFirst("--configuration=".count))
            }
        }
        return scratch.appendingPathComponent("build/\(configuration)")
    }

    /// The newest test program: a package has one, and older names may lie beside it.
    private func testProgram(in products: URL) -> URL? {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: products.path)) ?? []
        func date(_ file: URL) -> Date {
            let attributes = try? manager.attributesOfItem(atPath: file.path)
            return attributes?[.modificationDate] as? Date ?? .distantPast
        }
        return names.filter { $0.hasSuffix("PackageTests.xctest") }
            .map { products.appendingPathComponent($0) }
            .filter { manager.isExecutableFile(atPath: $0.path) }
            .max { date($0) < date($1) }
    }
}
