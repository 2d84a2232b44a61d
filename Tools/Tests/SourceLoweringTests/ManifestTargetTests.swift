// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

struct ManifestTargetTests {
    private static let manifest = """
        let package = Package(
            name: "Kit",
            targets: [
                .target(
                    name: "KitObjC",
                    dependencies: ["Base", .product(name: "Log", package: "log")],
                    path: "Code",
                    exclude: ["Old"],
                    publicHeadersPath: "Public",
                    cSettings: [.headerSearchPath("Inner"), .define("KIT")]
                ),
                .target(name: "Kit", dependencies: [.target(name: "KitObjC")]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ]
        )
        """

    @Test
    func targetsAreReadWithTheirFolders() throws {
        let targets = ManifestTarget.all(in: Self.manifest)
        #expect(targets.map(\.name) == ["KitObjC", "Kit"])
        let first = try #require(targets.first)
        #expect(first.path == "Code")
        #expect(first.publicHeaders == "Public")
        #expect(first.headerFolders == ["Inner"])
        #expect(first.definitions == ["KIT"])
        #expect(first.excluded == ["Old"])
        #expect(first.dependencies.contains("Base"))
        #expect(targets.last?.dependencies == ["KitObjC"])
    }

    @Test(arguments: [
        ("os(macOS)", false), ("canImport(Darwin) && swift(>=5)", false), ("!os(Linux)", false),
        ("os(Linux)", true), ("!os(macOS)", true), ("os(macOS) || os(Linux)", true),
    ])
    func whatIsForOtherSystemsIsNotThere(_ condition: String, _ isThere: Bool) {
        let manifest = "#if \(condition)\nlet targets = [Target.target(name: \"A\")]\n#endif\n"
        #expect(ManifestTarget.all(in: manifest).isEmpty == !isThere)
    }

    @Test
    func aTargetMovesAndNoLineDoes() {
        let moved = ManifestTarget.moving(["KitObjC": "made/KitObjC"], in: Self.manifest)
        #expect(
            moved.contains(
                ".target(\n            name: \"KitObjC\", dependencies: [\"Base\", "
                    + ".product(name: \"Log\", package: \"log\")], path: \"made/KitObjC\""
            )
        )
        #expect(!moved.contains("publicHeadersPath"))
        #expect(moved.split(separator: "\n", omittingEmptySubsequences: false).count == 16)
        let other = ".target(name: \"Kit\", dependencies: [.target(name: \"KitObjC\")])"
        #expect(moved.contains(other))
    }
}
