// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct HTMLReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func picture(_ name: String) throws -> String {
        try folder.write(name, to: name).path
    }

    /// The words of swift-snapshot-testing, with pictures of their own names.
    private func difference() throws -> String {
        let old = try picture("__Snapshots__/A Tests/testA.1.png")
        let new = try picture("artifacts/testA.1.png")
        return """
            Snapshot does not match reference.

            @−
            "file://\(old)"
            @+
            "file://\(new)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }

            Actual image precision 0.91 is less than required 0.99
            """
    }

    @Test func theNewestSnapshotLibrarysPicturesAreFound() throws {
        let message = try difference()
        let found = PictureFiles.all(in: message)
        #expect(found.count == 1)
        #expect(found.first?.expected?.path.hasSuffix("A Tests/testA.1.png") == true)
        let record = try #require(found.first?.record(message))
        #expect(record.name == "testA.1")
        #expect(record.actual == Data("artifacts/testA.1.png".utf8).base64EncodedString())
        #expect(record.figures == ["Actual image precision 0.91 is less than required 0.99"])
    }

    @Test func aCommandForAnotherToolNamesThemToo() throws {
        let (old, new) = (try picture("old.png"), try picture("new one.png"))
        let found = PictureFiles.all(in: "Snapshot does not match\nksdiff \"\(old)\" \"\(new)\"")
        #expect(found.map(\.expected?.path) == [old])
        #expect(found.map(\.actual?.path) == [new])
    }

    @Test func aCommandWithoutQuotationMarksNamesThemToo() throws {
        let (old, new) = (try picture("a b/old.png"), try picture("new.png"))
        let found = PictureFiles.all(in: "does not match\n\ncompare \(old) \(new)")
        #expect(found.map(\.expected?.path) == [old])
        #expect(found.map(\.actual?.path) == [new])
    }

    @Test func anAddressMayBeWrittenInBothWays() throws {
        let (plain, other) = (try picture("50%25.png"), try picture("a b.png"))
        let address = URL(fileURLWithPath: other).absoluteString
        let paths = PictureFiles.paths(in: "open \"file://\(plain)\"\nopen \"\(address)\"")
        #expect(paths.map(\.path) == [plain, other])
    }

    @Test func aPictureThatWasRecordedIsFound() throws {
        let path = try picture("new.png")
        let found = PictureFiles.all(in: "No reference was found\n\nopen \"file://\(path)\"\n")
        #expect(found == [PictureFiles(actual: URL(fileURLWithPath: path))])
    }

    @Test func theOtherLibrarysPicturesLieSideBySide() throws {
        let names = ["reference_testA@2x.png", "failed_testA@2x.png", "diff_testA@2x.png"]
        let paths = try names.map { try picture("diffs/Cards/\($0)") }
        let message =
            "Snapshot comparison failed: Images different. 5 of 800 pixels differ; see \(paths[1])"
        let found = try #require(PictureFiles.all(in: message).first)
        #expect([found.expected, found.actual, found.difference].map { $0?.path } == paths)
        let record = found.record(message)
        #expect(record.name == "testA@2x")
        #expect(
            record.figures == [
                "Snapshot comparison failed: Images different. 5 of 800 pixels differ"
            ]
        )
    }

    @Test func picturesThatAreNotThereAreNone() {
        #expect(PictureFiles.all(in: "see /nowhere/a.png").isEmpty)
        #expect(PictureFiles.all(in: "1 is not equal to 2").isEmpty)
    }

    @Test func aPageHasItsResultsAndNeedsNoOtherFile() throws {
        var run = RunRecord(seconds: 2, tests: [], strays: [])
        run.tests = [
            .init(
                name: "M.A/testA",
                outcome: "failed",
                seconds: 1,
                failures: [.init(kind: .assertion, message: try difference(), line: 3)]
            ),
            .init(name: "M.A/test</script>", outcome: "passed", seconds: 1),
        ]
        let report = HTMLReport(title: "A & B", runs: [run.withPictures()])
        try report.write(to: folder.url.appendingPathComponent("page"))
        let text = try folder.text("page/index.html")
        #expect(text.contains("<title>A &amp; B</title>"))
        #expect(text.components(separatedBy: "</script>").count == 3)
        #expect(!text.contains("src=\"") && !text.contains("href=\""))
        let file = folder.url.appendingPathComponent("page/index.html")
        let read = try HTMLReport(at: file)
        #expect(read == report)
        #expect(read.runs[0].tests[0].failures[0].pictures.count == 1)
    }

    @Test func anotherPageIsRefused() throws {
        let file = try folder.write("<html></html>", to: "index.html")
        #expect(throws: Failure.self) { try HTMLReport(at: file) }
    }

    @Test func recordingForgivesWhatWasRecordedAndNothingElse() throws {
        var recording = SnapshotRecording()
        func isRecorded(_ message: String) -> Bool { recording.take(TestFailure(message: message)) }
        let differs = isRecorded(try difference())
        #expect(differs)
        #expect(try folder.text("__Snapshots__/A Tests/testA.1.png") == "artifacts/testA.1.png")
        let words = [
            "failed - No reference was found on disk. Automatically recorded snapshot: …",
            "failed - Snapshot does not match reference. A new snapshot was automatically recorded.",
            "failed - Test ran in record mode. Reference image is now saved. Disable record mode",
        ]
        let recorded = words.map(isRecorded)
        #expect(recorded == [true, true, true])
        let others = ["failed - no", "Snapshot does not match reference.\n-a\n+b"].map(isRecorded)
        #expect(others == [false, false])
        #expect(recording.count == 4)
    }

    @Test func forgivenFailuresLeaveATestThatPasses() {
        var ledger = TestLedger()
        ledger.take(.started("M.A/a"))
        ledger.take(.failed(test: "M.A/a", TestFailure(message: "recorded")))
        ledger.take(.ended("M.A/a", outcome: .failed, seconds: 0))
        ledger.take(.started("M.A/b"))
        ledger.take(.failed(test: "M.A/b", TestFailure(message: "wrong")))
        ledger.take(.failed(test: "M.A/b", TestFailure(message: "recorded")))
        ledger.take(.ended("M.A/b", outcome: .failed, seconds: 0))
        ledger.forgive { $0.message == "recorded" }
        #expect(ledger.results.map(\.outcome) == [.passed, .failed])
        #expect(ledger.failureCount == 1)
    }
}
