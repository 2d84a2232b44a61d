// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// How `casement test` runs tests.
struct TestSettings {
    var selection = TestSelection()
    /// Seconds after which a test counts as hanging.
    var limit = 600.0
    var isVerbose = false
    var isListing = false
    var skipsBuild = false
    /// Whether the tests run without what does not compile.
    var keepsGoing = true
    var runsXCTest = true
    var runsSwiftTesting = true
}

extension Project {
    /// Builds the tests and runs each of them, whatever the others do.
    func test(_ settings: TestSettings, _ flags: [String]) throws -> Int32 {
        let start = Date()
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
                return status
            }
        }
        let products = products(flags)
        if let imported { try AppBundle(project: imported.project, products: products).makeTests() }
        guard let program = testProgram(in: products) else {
            log.tell("error: no tests found: \(folder.path) has no test target")
            return 1
        }
        let scheme = scheme()
        var selection = settings.selection
        if selection.filters.isEmpty { selection.skips += scheme.skipped }
        let runner = TestRunner(
            program,
            host: try TestHost.library(for: sdk),
            selection: selection,
            root: root,
            environment: scheme.environment.merging(build.environment) { $1 },
            limit: settings.limit,
            folder: scratch.appendingPathComponent("test-run"),
            log: log
        )
        if settings.isListing {
            for name in try runner.list([]) ?? [] { log.tell(name) }
            for name in try runner.list(["--testing-library", "swift-testing"]) ?? [] {
                log.tell(name)
            }
            return runner.ledger.strays.isEmpty ? 0 : 1
        }
        try runner.run(xctest: settings.runsXCTest, swiftTesting: settings.runsSwiftTesting)
        let left = build.overlay.notes.count { $0.message.contains("left out") }
        let files = build.overlay.fileCount
        log.tell(
            "\(files) file\(files == 1 ? "" : "s") compiled"
                + (left == 0 ? "" : ", \(left) of them without what a note above names")
        )
        let seconds = Date().timeIntervalSince(start)
        for line in TestReport.lines(of: runner.ledger, seconds: seconds, log: log.file) {
            log.tell(line)
        }
        let cuts = mending.cuts().own
        if !cuts.isEmpty {
            log.tell(
                "\(cuts.count) part\(cuts.count == 1 ? "" : "s") of the package "
                    + "\(cuts.count == 1 ? "does" : "do") not compile and "
                    + "\(cuts.count == 1 ? "was" : "were") left out, as said above"
            )
        }
        return runner.ledger.isGreen && cuts.isEmpty ? 0 : 1
    }

    /// What the schemes of the project or the package say.
    private func scheme() -> TestScheme {
        if let project = imported?.project {
            let workspaces = XcodeWorkspace.all(in: project.root)
            let names = project.targets.filter { $0.kind == .tests }.map { ($0.name, $0.module) }
            return TestScheme(
                project.files + workspaces,
                targets: Dictionary(names) { $1 },
                root: project.root
            )
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
    private var root: String { (imported?.project.root ?? folder).path + "/" }

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
