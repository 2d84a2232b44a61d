// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

struct ManifestTests {
    @Test func manifestsAreReadAsOnAMac() {
        let text = """
            #if os(Linux)
            let a = 1
            #elseif os(macOS) && swift(>=5)
            let a = os(2)
            #endif
            """
        let lowered = ManifestLowerer.lower(text, isRoot: true)
        #expect(lowered?.contains("#if false") ?? false)
        #expect(lowered?.contains("#elseif true && swift(>=5)") ?? false)
        #expect(ManifestLowerer.lower(text) == nil)
        #expect(ManifestLowerer.packageVariable(in: "let kit = Package(name: \"a\")") == "kit")
        #expect(ManifestLowerer.packageVariable(in: "print(1)") == nil)
    }

    @Test(arguments: [
        ("5.0", ".iOS(.v12), .macOS(.v10_15)", false), ("5.0", ".iOS(.v13)", false),
        ("5.1", ".iOS(.v13)", true), ("5.3", ".tvOS(.v15)", false), ("5.9", ".iOS(.v17)", true),
        ("5.0", ".iOS(.v12)", true), ("5.0", ".iOS(\"15.0\")", true),
    ])
    func systemsThatAManifestIsTooOldForAreLeftOut(
        _ version: String,
        _ systems: String,
        _ isKnown: Bool
    ) throws {
        let head = "// swift-tools-version:\(version)\nlet p = Package(name: \"A\", "
        let manifest = head + "platforms: [\(systems)], targets: [])\n"
        let lowered = ManifestLowerer.lower(manifest)
        #expect((lowered == nil) == isKnown)
        guard let lowered else { return }
        #expect(!lowered.contains("platforms") && lowered.contains("targets: [])"))
        #expect(lowered.utf8.count == manifest.utf8.count)
    }

    @Test func modulesThatCannotBeHadAreLeftOutByName() {
        let files = [
            """
            import Hail
            import UIKit
            class Plain: UIView {}
            class Icy: HailView {}
            """
        ]
        let facts = ProjectFacts(
            types: ["UIView"],
            leftOut: ["Hail"],
            files: files.map { ParsedFile($0, leftOut: ["Hail"]).facts }
        )
        let lowered = Lowerer(facts: facts, mode: .full)
            .lower(ParsedFile(files[0], leftOut: ["Hail"]), path: "A.swift")
        #expect(lowered.text.contains("class Plain"))
        #expect(!lowered.text.contains("class Icy"))
        #expect(!lowered.text.contains("import Hail"))
        #expect(
            lowered.notes.contains { $0.message.contains("'Hail' is a module that cannot be had") }
        )
    }
}
