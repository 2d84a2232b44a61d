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
    private func output(_ command: String, _ fixture: String) throws -> String? {
        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("casement")
        let place = fixtures.appendingPathComponent(fixture)
        return try Shell.output([
            "env", "CASEMENT_DISPLAY=headless", tool.path, command, "--package-path", place.path,
        ])
    }

    @Test func anAppIsLaunchedByItsInfoPlist() throws {
        let text = try #require(try output("run", "Lamp"))
        #expect(text.contains("launched\ntapped On, dark: true\n"))
    }
}
