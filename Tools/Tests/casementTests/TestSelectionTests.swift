// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct TestSelectionTests {
    private let all = ["M.A/testOne", "M.A/testTwo", "M.B/testOne"]

    @Test func filtersAndSkipsAreRegularExpressions() throws {
        #expect(try TestSelection().tests(of: all) == all)
        #expect(try TestSelection(filters: ["M.A/"]).tests(of: all) == Array(all.prefix(2)))
        #expect(try TestSelection(filters: ["Two$", "B"]).tests(of: all) == Array(all.suffix(2)))
        #expect(try TestSelection(skips: ["One"]).tests(of: all) == ["M.A/testTwo"])
        #expect(throws: Failure.self) { try TestSelection(filters: ["("]).tests(of: all) }
    }

    @Test func longListsAreSplit() {
        let groups = TestSelection.arguments(for: all, limit: 25)
        #expect(groups == [Array(all.prefix(2)), [all[2]]])
        #expect(TestSelection.arguments(for: [], limit: 25) == [])
    }

    @Test func flagsForRunningTestsAreNotTheBuilds() {
        let flags = [
            "list", "-c", "release", "--num-workers", "4", "--xunit-output=a", "--parallel",
        ]
        #expect(casement.Test.buildFlags(flags) == ["-c", "release"])
    }

    /// A compiler that only shows what it is called with takes the place of the real one.
    @Test func listsOfTestsGetAType() throws {
        let folder = try TemporaryFolder()
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        try folder.write("#!/bin/sh\necho \"$@\"\n", to: "usr/bin/swiftc")
        try folder.write(
            CompilerWrapper.script(folder.url.appendingPathComponent("usr")),
            to: "wrapper"
        )
        for name in ["usr/bin/swiftc", "wrapper"] {
            #expect(chmod(path(name), 0o755) == 0)
        }
        try folder.write(
            "fileprivate extension Outer.T {\n    static nonisolated(unsafe) let __allTests__T = [\n"
                + "        (\"testA\", testA)\n    ]\n}\n",
            to: "a b/M.swift"
        )
        let list = "PPackageDiscoveredTests.build/sources"
        try folder.write("'\(path("a b/M.swift"))'\n", to: list)
        let words = ["-c", "@" + path(list)]
        let output = try #require(try Shell.output([path("wrapper")] + words))
        let map = path("PPackageDiscoveredTests.build/typed.yaml")
        #expect(output == "-c @\(path(list)) -vfsoverlay \(map)\n")
        let copy = try folder.text("PPackageDiscoveredTests.build/typed-1.swift")
        #expect(
            copy.contains(
                "let __allTests__T: [(String, (Outer.T) -> () throws -> Void)] = [\n"
            )
        )
        let overlay = try JSONSerialization.jsonObject(
            with: Data(folder.text("PPackageDiscoveredTests.build/typed.yaml").utf8)
        )
        #expect((overlay as? [String: Any])?["roots"] != nil)
        let others = try #require(try Shell.output([path("wrapper"), "-c", "a b.swift"]))
        #expect(others == "-c a b.swift\n")
    }
}
