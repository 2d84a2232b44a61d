// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Whole runs of the program on the projects under `Fixtures`.
///
/// They build the framework first, which takes minutes, so they run only when asked for.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_END_TO_END"] != nil,
        "builds the framework; set CASEMENT_END_TO_END=1"
    )
)
struct EndToEndTests {
    private var fixtures: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
    }

    /// Runs a command of the program that was built beside the tests.
    private func output(
        _ command: String,
        _ fixture: String,
        device: String = "iPhone 14"
    ) throws -> String? {
        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("casement")
        let place = fixtures.appendingPathComponent(fixture)
        let words = [
            "env", "CASEMENT_DISPLAY=headless", "CASEMENT_DEVICE=\(device)", tool.path, command,
            "--package-path", place.path,
        ]
        return try Shell.output(words + (command == "test" ? ["--verbose"] : []))
    }

    @Test func anAppIsLaunchedByItsInfoPlist() throws {
        let text = try #require(try output("run", "Lamp"))
        #expect(text.contains("launched\ntapped On, dark: true\n"))
    }

    /// A package without tests, with a project in a folder beneath whose tests run in its app.
    @Test func testsRunInTheAppOfAProjectBeneathThePackage() throws {
        let text = try #require(try output("test", "Beacon"))
        #expect(text.contains("Example/Beacon.xcodeproj run"))
        #expect(text.contains("Executed 4 tests, with 0 failures"))
    }

    @Test(arguments: [
        ("iPhone SE (1st generation)", "320x568 @2 phone"), ("iPhone 14", "390x844 @3 phone"),
        ("iPhone 15 Pro Max", "430x932 @3 phone"), ("iPad Pro (11-inch)", "834x1194 @2 pad"),
    ])
    func testsSeeTheDeviceThatIsChosen(device: String, expected: String) throws {
        let text = try #require(try output("test", "Rows", device: device))
        #expect(text.contains("device: \(expected)\n"))
        #expect(text.contains("Executed 33 tests, with 0 failures"))
    }

    /// An app and its UI tests, of which two fail: one app crashes, one element is not there.
    @Test func uiTestsDriveTheAppOfAProject() throws {
        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("casement")
        let place = fixtures.appendingPathComponent("Bell")
        let script = "\"$0\" test --package-path \"$1\" --verbose; echo status $?"
        let words = ["bash", "-c", script, tool.path, place.path]
        let text = try #require(try Shell.output(words))
        #expect(text.hasSuffix("status 1\n"))
        #expect(text.contains("Executed 6 tests, with 2 failures"), "\(text)")
        #expect(text.contains("org.example.bell crashed: signal"))
        #expect(text.contains("Failed to tap \"Nothing like it\" Button: No matches found for"))
        #expect(text.contains("BellUITests.swift:36"))
        #expect(!text.contains("the test goes on"))
    }

    @Test func picturesLieWhereATestClassSays() throws {
        let text = try #require(try output("test", "Pictures"))
        #expect(text.contains("Executed 2 tests, with 0 failures"))
    }

    /// swift-snapshot-testing as it is: the first run records, the second compares.
    ///
    /// `SNAPSHOT_TESTING` may name a copy of it on disk.
    @Test func snapshotsAreRecordedAndThenCompared() throws {
        let records = fixtures.appendingPathComponent(
            "Snapshots/Tests/SnapshotsTests/__Snapshots__"
        )
        try? FileManager.default.removeItem(at: records)
        defer { try? FileManager.default.removeItem(at: records) }
        #expect(try output("test", "Snapshots") == nil)
        let pictures = try FileManager.default.subpathsOfDirectory(atPath: records.path)
        #expect(pictures.count { $0.hasSuffix(".png") } == 7)
        #expect(pictures.count { $0.hasSuffix(".txt") } == 5)
        let text = try #require(try output("test", "Snapshots"))
        #expect(text.contains("Executed 3 tests, with 0 failures"))
    }

    @Test func functionsOfAnyObjectTakeThoseOfFoundation() throws {
        let text = try #require(try output("test", "Objects"))
        #expect(text.contains("Executed 5 tests, with 0 failures"))
        #expect(!text.contains("warning:") && !text.contains("left out"), "\(text)")
    }

    @Test func aDeviceThatThereIsNotIsRefused() throws {
        #expect(try output("test", "Rows", device: "iPhone 3000") == nil)
    }
}
