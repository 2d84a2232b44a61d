// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// What the tutorials tell a reader to write compiles as it stands there.
struct TutorialTests {
    private let folder: TemporaryFolder
    private let home: URL

    init() throws {
        folder = try TemporaryFolder()
        home = try SDK.home()
    }

    /// Writes the files that a tutorial shows, and answers their paths.
    private func write(_ tutorial: String) throws -> [String] {
        let page = home.appendingPathComponent("Docs/tutorials/\(tutorial).md")
        return try Files.text(page).components(separatedBy: "```swift\n").dropFirst().map { block in
            var lines = block.components(separatedBy: "```")[0].components(separatedBy: "\n")
            // A manifest's version stands in its first line.
            let index = try #require(
                lines.firstIndex { $0.hasPrefix("// ") && $0.hasSuffix(".swift") }
            )
            let path = String(lines.remove(at: index).dropFirst("// ".count))
            try folder.write(lines.joined(separator: "\n"), to: path)
            return folder.url.appendingPathComponent(path).path
        }
    }

    /// Checks the types of some files, as a module of that name; the modules before it lie in the folder.
    private func check(_ module: String, _ files: [String], emits: Bool = false) throws {
        let framework = try BuiltFramework(home: home)
        let place = folder.url.appendingPathComponent("\(module).swiftmodule").path
        let (text, errors) = try Shell.quietOutput(
            [
                "swiftc", "-swift-version", "5", "-parse-as-library", "-enable-testing",
                "-module-name", module, "-I", folder.url.path,
            ] + (emits ? ["-emit-module", "-o", place] : ["-typecheck"]) + framework.flags + files
        )
        #expect(text != nil, "\(errors)")
    }

    @Test(.enabled(if: BuiltFramework.isThere, "the framework is not built here"))
    func aPackageAndItsTestsCompile() throws {
        let files = try write("tests")
        try #require(files.count == 3)
        try check("Badge", [files[1]], emits: true)
        try check("BadgeTests", [files[2]])
    }

    @Test(.enabled(if: BuiltFramework.isThere, "the framework is not built here"))
    func aDesktopAppCompiles() throws {
        let files = try write("desktop-app")
        try #require(files.count == 2)
        try check("Notes", files)
    }

    @Test(.enabled(if: BuiltFramework.isThere, "the framework is not built here"))
    func aProgramForPicturesCompiles() throws {
        let files = try write("pictures")
        try #require(files.count == 2)
        try check("Cards", [files[1]])
    }

    @Test(.enabled(if: BuiltFramework.isThere, "the framework is not built here"))
    func aMistakeInATutorialIsFound() throws {
        let files = try write("desktop-app")
        try folder.write("import UIKit\nlet view: UIView = 5\n", to: "Mistake.swift")
        let framework = try BuiltFramework(home: home)
        let (text, _) = try Shell.quietOutput(
            ["swiftc", "-typecheck", folder.url.appendingPathComponent("Mistake.swift").path]
                + framework.flags
        )
        #expect(text == nil && files.count == 2)
    }
}
