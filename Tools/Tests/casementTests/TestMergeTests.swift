// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Testing

@testable import casement

struct TestMergeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let list = TestList(xctest: (0..<9).map { "M.C\($0 % 3)/test\($0)" })

    private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    /// Writes what a shard leaves, in a folder of its own.
    private func writeShard(_ shard: TestShard, failing: String = "", plan: String? = nil) throws {
        let part = shard.part(of: list)
        var run = RunRecord(
            seconds: 1,
            tests: part.all.map { name in
                let isFailing = name == failing
                return RunRecord.Test(
                    name: name,
                    outcome: isFailing ? "failed" : "passed",
                    seconds: 0.25,
                    failures: isFailing ? [.init(kind: .assertion, message: "no", line: 0)] : []
                )
            }
        )
        run.shard = shard.description
        run.plan = plan ?? TestShard.planDigest(of: list, count: shard.count, TestDurations())
        try Files.write(JUnitFile([run]).text, to: url("in/\(shard.index)/junit.xml"))
        try HTMLReport(title: "T", runs: [run]).write(to: url("in/\(shard.index)/report"))
    }

    @Test func theShardsResultsAreThoseOfTheSuite() throws {
        for index in 1...3 { try writeShard(TestShard(index: index, count: 3)) }
        let merged = try TestMerge([url("in")])
        try merged.check()
        #expect(merged.isGreen)
        #expect(merged.junit.testCount == 9)
        #expect(Set(merged.junit.durations.keys) == Set(list.all))
        #expect(merged.report.runs.compactMap(\.shard) == ["1/3", "2/3", "3/3"])
        #expect(merged.report.runs.flatMap(\.tests).map(\.name).sorted() == list.all.sorted())
    }

    @Test func theCommandWritesAllThree() throws {
        for index in 1...2 { try writeShard(TestShard(index: index, count: 2)) }
        try TestDurations(["M.Old/test": 3]).write(to: url("durations.json"))
        try Merge.parse([
            url("in").path, "--junit", url("all.xml").path, "--report", url("page").path,
            "--durations", url("durations.json").path,
        ]).run()
        #expect(try JUnitFile(text: folder.text("all.xml"), name: "").testCount == 9)
        #expect(try HTMLReport(at: url("page/index.html")).runs.count == 2)
        let durations = try TestDurations(at: url("durations.json"))
        #expect(durations.seconds(of: "M.C0/test0") == 0.25)
        #expect(durations.seconds(of: "M.Old/test") == 3)
    }

    @Test func aFailureInOneShardIsTheWholes() throws {
        try writeShard(TestShard(index: 1, count: 1), failing: "M.C1/test4")
        #expect(try !TestMerge([url("in")]).isGreen)
        #expect(throws: (any Error).self) { try Merge.parse([url("in").path]).run() }
    }

    @Test func aShardThatIsMissingIsNamed() throws {
        for index in [1, 3] { try writeShard(TestShard(index: index, count: 4)) }
        let merged = try TestMerge([url("in")])
        let failure = #expect(throws: Failure.self) { try merged.check() }
        #expect(failure?.description.hasSuffix("of these shards: 2/4, 4/4") == true)
    }

    @Test func shardsOfDifferentSuitesAreRefused() throws {
        try writeShard(TestShard(index: 1, count: 2))
        try writeShard(TestShard(index: 2, count: 2), plan: "other")
        let merged = try TestMerge([url("in")])
        let failure = #expect(throws: Failure.self) { try merged.check() }
        #expect(failure?.description.contains("different suites") == true)
    }

    @Test func nothingIsNoResult() throws {
        try Files.makeFolder(url("in"))
        #expect(throws: Failure.self) { try TestMerge([url("in")]) }
        #expect(throws: Failure.self) { try TestMerge([url("none")]) }
    }

    @Test func thePlanIsTheMatrixOfEachSystem() throws {
        let github = try JSONSerialization.jsonObject(with: Data(Plan.text(3, .github).utf8))
        #expect(github as? [String: [String]] == ["shard": ["1/3", "2/3", "3/3"]])
        #expect(Plan.text(2, .gitlab) == "parallel:\n  matrix:\n    - SHARD: [\"1/2\", \"2/2\"]")
        let job = Plan.text(4, .kubernetes, image: "tests:1", packagePath: "/it's")
        #expect(job.contains("completionMode: Indexed\n  completions: 4\n  parallelism: 4\n"))
        #expect(job.contains("--shard \"$((JOB_COMPLETION_INDEX + 1))/4\""))
        #expect(job.contains("--package-path '/it'\\''s'"))
        #expect(throws: (any Error).self) { try Plan.parse(["0"]) }
        #expect(throws: (any Error).self) { try Plan.parse(["3", "--for", "nowhere"]) }
    }
}
