// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Testing

@testable import casement

struct TestSelectionTests {
    private let all = ["M.A/testOne", "M.A/testTwo", "M.B/testOne"]

    private func chosen(_ selection: TestSelection, of all: [String]? = nil) throws -> [String] {
        try selection.tests(of: TestList(xctest: all ?? self.all)).xctest
    }

    @Test func filtersAndSkipsAreRegularExpressions() throws {
        #expect(try chosen(TestSelection()) == all)
        #expect(try chosen(TestSelection(filters: ["M.A/"])) == Array(all.prefix(2)))
        #expect(try chosen(TestSelection(filters: ["Two$", "B$|B/"])) == Array(all.suffix(2)))
        #expect(try chosen(TestSelection(skips: ["One"])) == ["M.A/testTwo"])
        #expect(throws: Failure.self) { try chosen(TestSelection(filters: ["("])) }
    }

    @Test(arguments: [
        ("App", [0, 1, 2, 3]), ("App.Cart", [0, 1]), ("App/Cart", [0, 1]), ("Cart", [0, 1]),
        ("Cart/testAdd", [0]), ("App.Cart/testAdd", [0]), ("App/Cart/testAdd", [0]),
        ("CartRow", [2]), ("Rows", [4, 5]), ("Rows.Wide", [5]), ("Rows/Wide/grows", [5]),
        ("Rows/grows()", [4]), ("App/Cart/testAdd()", [0]), ("Price", [3]), ("free()", [6]),
        ("Lib.free", [6]), ("Car", [0, 1, 2]), ("testAdd", [0, 1]),
    ])
    func aNameOfXCTestsTakesThatAndNoOther(name: String, expected: [Int]) throws {
        let list = TestList(
            xctest: [
                "App.Cart/testAdd", "App.Cart/testAddTwice", "App.CartRow/testHeight",
                "App.Price_Examples/test_quickExamples",
            ],
            swiftTesting: ["Lib.Rows/grows()", "Lib.Rows/Wide/grows(by:)", "Lib.free()"]
        )
        let wanted = expected.map { list.all[$0] }
        #expect(try TestSelection(filters: [name]).tests(of: list).all == wanted)
        let rest = try TestSelection(skips: [name]).tests(of: list)
        #expect(Set(rest.all) == Set(list.all).subtracting(wanted))
        #expect(!rest.isWhole)
    }

    @Test func whatTheSchemeSwitchesOffIsKnown() throws {
        let list = try TestSelection(skips: ["B"], switchedOff: ["A/testTwo"])
            .tests(of: TestList(xctest: all))
        #expect(list.all == ["M.A/testOne"])
        #expect(list.switchedOff == ["M.A/testTwo"])
    }

    @Test func longListsAreSplit() {
        let groups = TestSelection.arguments(for: all, limit: 25)
        #expect(groups == [Array(all.prefix(2)), [all[2]]])
        #expect(TestSelection.arguments(for: [], limit: 25) == [])
    }

    @Test func flagsForRunningTestsAreNotTheBuilds() {
        let flags = [
            "list", "-c", "release", "--num-workers", "4", "--xunit-output=a", "--no-parallel",
        ]
        #expect(casement.Test.buildFlags(flags) == ["-c", "release"])
    }

    @Test func parallelMayStandAlone() {
        func completed(_ text: String) -> String {
            let words = text.split(separator: " ").map(String.init)
            return casement.Test.completed(words, cores: 8).joined(separator: " ")
        }
        #expect(completed("test --parallel --junit a") == "test --parallel 8 --junit a")
        #expect(completed("test --parallel 3") == "test --parallel 3")
        #expect(completed("test --parallel") == "test --parallel 8")
        #expect(completed("build --parallel") == "build --parallel")
    }

    @Test(arguments: [
        ["--shard", "3/2"], ["--shard", "0/2"], ["--shard", "1"], ["--timeout", "0"],
        ["--parallel", "0"], ["--seed", "x"], ["--maximum-runs", "0"],
    ])
    func wrongArgumentsAreRefused(arguments: [String]) {
        #expect(throws: (any Error).self) { try casement.Test.parse(arguments) }
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
        // Versions that manifests name become language modes.
        for (asked, taken) in [
            ("3", "4"), ("4.1", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5.3", "5"), ("6", "6"),
        ] {
            let words = ["-swift-version", asked, "a.swift"]
            let said = try #require(try Shell.output([path("wrapper")] + words))
            #expect(said == "-swift-version \(taken) a.swift\n")
        }
    }
}
