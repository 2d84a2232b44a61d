// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of several runs as those of one.
struct TestMerge {
    private(set) var junit = JUnitFile([])
    private(set) var report = HTMLReport(title: "Tests", runs: [])

    /// Reads files, and those that are in folders.
    init(_ inputs: [URL]) throws {
        var files: [URL] = []
        for input in inputs {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
                throw Failure("\(input.path): is not there")
            }
            files +=
                isFolder.boolValue
                ? Files.all(under: input, endingIn: ".xml")
                    + Files.all(under: input, endingIn: HTMLReport.fileName)
                : [input]
        }
        for file in files {
            if file.pathExtension == "xml" {
                junit.append(try JUnitFile(text: try Files.text(file), name: file.path))
            } else {
                let other = try HTMLReport(at: file)
                report.title = other.title
                report.runs += other.runs
            }
        }
        guard !junit.suites.isEmpty || !report.runs.isEmpty else {
            throw Failure("no results found: the inputs have no JUnit file and no report")
        }
        report.runs.sort { Self.key($0) < Self.key($1) }
    }

    private static func key(_ run: RunRecord) -> String {
        let index = run.shard.flatMap { TestShard($0) }?.index ?? 0
        return (run.device ?? "") + String(format: " %04d", index)
    }

    var isGreen: Bool { junit.isGreen && report.runs.allSatisfy(\.isGreen) }

    /// What a person reads.
    var lines: [String] {
        var lines: [String] = []
        if !junit.suites.isEmpty {
            lines.append("\(junit.testCount) tests in \(junit.suites.count) suites")
        }
        if !report.runs.isEmpty {
            let tests = report.runs.reduce(0) { $0 + $1.tests.count }
            lines.append("\(tests) tests in the reports of \(report.runs.count) runs")
        }
        return lines
    }

    /// Throws where shards are missing, come twice or are none of the same suite.
    func check() throws {
        let reported = report.runs.compactMap { run in
            run.shard.flatMap { shard in run.plan.map { [shard, $0, run.device ?? ""] } }
        }
        for found in [junit.shards.sorted { $0[0] < $1[0] }, reported] {
            for (device, parts) in Dictionary(grouping: found, by: { $0[2] }) {
                try check(parts, device)
            }
        }
    }

    private func check(_ parts: [[String]], _ device: String) throws {
        let on = device.isEmpty ? "" : " on \(device)"
        let shards = parts.compactMap { TestShard($0[0]) }
        let counts = Set(shards.map(\.count))
        guard counts.count == 1, Set(parts.map { $0[1] }).count == 1, let count = counts.first
        else {
            throw Failure(
                "the shards\(on) are parts of different suites: all must be of one build, and be "
                    + "divided by the same durations"
            )
        }
        let present = shards.map(\.index)
        let missing = (1...count).filter { !present.contains($0) }
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw Failure("results are missing\(on) of these shards: \(names)")
        }
        guard Set(present).count == present.count else {
            throw Failure("a shard's results\(on) are there twice")
        }
    }
}
