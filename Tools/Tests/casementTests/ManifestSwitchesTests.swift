// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct ManifestSwitchesTests {
    @Test func whatAManifestWithTestsReadsIsNamedOnce() {
        let manifest = """
            let tests = ProcessInfo.processInfo.environment["KIT_TESTS"] == "1"
            let more = Context.environment[ "KIT_TESTS" ] != nil && environment["CI"] == nil
            let none = Context.environment["SKIP_TESTS"] != nil
            let target = Target.testTarget(name: "KitTests")
            """
        #expect(ManifestSwitches.names(in: manifest) == ["KIT_TESTS"])
        let without = manifest.replacing("testTarget", with: "target")
        #expect(ManifestSwitches.names(in: without).isEmpty)
    }

    @Test func onlyWhatNobodyHasSetIsSet() throws {
        let folder = try TemporaryFolder()
        let name = "TEST_\(UInt32.random(in: 0...UInt32.max))"
        try folder.write(
            "let a = environment[\"\(name)\"]; let b: Target = .testTarget(name: \"T\")",
            to: "Package.swift"
        )
        #expect(ManifestSwitches.turnOn(in: folder.url) == [name])
        defer { unsetenv(name) }
        #expect(getenv(name).map { String(cString: $0) } == "1")
        #expect(ManifestSwitches.turnOn(in: folder.url).isEmpty)
    }
}
