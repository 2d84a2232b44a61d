// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Joins what the shards of a suite left.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Joins the JUnit files and reports of shards into one.",
        discussion: """
            The inputs are JUnit files, reports and folders with these in them. It fails where a test \
            failed, where a shard is missing, and where shards are parts of different suites.
            """
    )

    @Argument(help: "JUnit files, reports, or folders that have them.")
    var inputs: [String]

    @Option(help: "The joint JUnit file.")
    var junit: String?

    @Option(help: "The folder of the joint report.")
    var report: String?

    @Option(
        help: "A file of durations that the next runs are divided by; it is brought up to date."
    )
    var durations: String?

    func run() throws {
        let merged = try TestMerge(inputs.map { URL(fileURLWithPath: $0) })
        if let junit { try Files.write(merged.junit.text, to: URL(fileURLWithPath: junit)) }
        if let report { try merged.report.write(to: URL(fileURLWithPath: report)) }
        if let durations {
            let file = URL(fileURLWithPath: durations)
            let isThere = FileManager.default.fileExists(atPath: file.path)
            var known = isThere ? try TestDurations(at: file) : TestDurations()
            known.take(merged.junit.durations)
            try known.write(to: file)
        }
        for line in merged.lines { print(line) }
        try merged.check()
        if !merged.isGreen { throw ExitCode(TestStatus.failed.rawValue) }
    }
}
