// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SourceLowering
@testable import casement

struct BuildDigestTests {
    private func shown(_ lines: [String]) -> [String] {
        var digest = BuildDigest()
        return lines.flatMap { digest.take($0) } + digest.atEnd(log: "/log")
    }

    @Test func anErrorThatIsRepeatedIsShownOnce() {
        let block = ["/A.swift:3:1: error: no such thing", "3 | x", "  | `- error: no such thing"]
        #expect(shown((0..<200).flatMap { _ in block }) == block)
    }

    @Test func aMessageAtManyPlacesIsCounted() {
        let lines = shown((1...200).map { "/A.swift:\($0):1: error: cannot find 'x' in scope" })
        #expect(lines.count <= 20)
        #expect(lines.prefix(3).allSatisfy { $0.hasSuffix("cannot find 'x' in scope") })
        #expect(lines.contains("197 more of: error: cannot find 'x' in scope"))
    }

    @Test func warningsAndProgressAreCountedOnly() {
        let lines = shown([
            "Building for debugging...", "[1/9] Compiling A b.swift",
            "/A.swift:1:1: warning: unused", "1 | x", "/A.swift:1:1: note: there", "    :", "9 | y",
            "Foundation.Date:2:4: note: declared here", " 3 | z",
            "[#Deprecated]: <https://docs.swift.org>", "", "2 | after",
            "Build complete! (3.2s)", "casement's own words",
        ])
        #expect(lines == ["casement's own words", "1 warning, in /log"])
    }

    @Test func theUsersOwnWarningsAreShownOnce() {
        var digest = BuildDigest(root: "/p/")
        let lines = [
            "/p/A.swift:1:1: warning: unused", "1 | x", "/p/A.swift:1:1: warning: unused",
            "/p/.build/checkouts/B/B.swift:1:1: warning: unused", "/p/Pods/C.swift:1:1: warning: c",
            "/other/D.swift:1:1: warning: unused", "/p/A.swift:2:1: warning: deprecated",
        ]
        let shown = lines.flatMap { digest.take($0) } + digest.atEnd(log: "/log")
        #expect(
            shown == [
                "/p/A.swift:1:1: warning: unused", "/p/A.swift:2:1: warning: deprecated",
                "3 other warnings, in /log",
            ]
        )
    }

    @Test(arguments: [
        ("/p/A.swift", true), ("/p/Sources/.hidden.swift", true), ("/p/.build/x/A.swift", false),
        ("/p/Pods/B/A.swift", false), ("/q/A.swift", false),
    ])
    func filesOfTheUsersLieInTheirFolder(_ path: String, isOwn: Bool) {
        #expect(BuildDigest(root: "/p/").isOwn(path) == isOwn)
        #expect(BuildDigest().isOwn(path))
    }

    @Test func filesThatNoTargetHasAreCountedAsOneWarning() {
        let lines = shown([
            "warning: 'lamp': found 2 file(s) which are unhandled; explicitly declare them",
            "    /p/Tests/Info.plist", "    /p/Tests/More.plist", "casement's own words",
        ])
        #expect(lines == ["casement's own words", "1 warning, in /log"])
    }

    @Test func manyWarningsOfTheUsersAreCounted() {
        var digest = BuildDigest(root: "/p/")
        let lines = (1...100).flatMap { digest.take("/p/A.swift:\($0):1: warning: unused") }
        #expect(lines.count == 40)
        #expect(digest.atEnd(log: "/log") == ["60 other warnings, in /log"])
    }

    @Test func aLongNoteIsCut() {
        let notes = (1...100).map { "/B.swift:\($0):1: note: candidate" }
        let lines = shown(["/A.swift:1:1: error: ambiguous"] + notes)
        #expect(lines.count > 5 && lines.count <= 20)
    }

    @Test func aCauseAtManyPlacesWithLongExcerptsHasTwentyLines() {
        let lines = shown(
            (1...50).flatMap { line in
                ["/A.swift:\(line):1: error: no"] + (1...9).map { "\($0) | excerpt" }
            }
        )
        #expect(lines.count <= 20)
        let places = lines.count { $0.hasSuffix("error: no") && $0.hasPrefix("/A.swift:") }
        #expect(lines.contains("\(50 - places) more of: error: no"))
    }

    @Test func aFailedCommandIsNamedOnlyWhereNothingSaysWhy() {
        let follower = "error: emit-module command failed with exit code 1 (use -v to see it)"
        #expect(shown([follower, "/A.swift:1:1: error: no"]) == ["/A.swift:1:1: error: no"])
        #expect(shown([follower]) == [follower])
    }

    @Test func namesOfLinkedFilesAreNoise() {
        var filter = OutputFilter(lowered: [:])
        let warning =
            "/A.swift:1:1: warning: '#sourceLocation' directive produces '#fileID' string of "
            + "'K/A.swift', which conflicts with '#fileID' string produced by other files"
        #expect(filter.take(warning) == [])
        #expect(filter.take("1 | import UIKit") == [])
    }

    @Test func aManifestAmongTheSourcesIsNamed() {
        #expect(IOSModules.note("PackageDescription").contains("'exclude'"))
        #expect(!IOSModules.note("PackageDescription").contains("dependencies"))
        #expect(IOSModules.note("Mine").contains("dependencies"))
    }

    @Test func examplesWithProjectsOfTheirOwnAreNotRead() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "let p = Package(name: \"P\", targets: [.target(name: \"P\"), "
                + ".target(name: \"Q\", path: \"Shared/Q\")])\n",
            to: "Package.swift"
        )
        for name in [
            "Sources/P/P.swift", "Example/App/App.swift", "Demo/Sources/D.swift",
            "Shared/Q/Q.swift", "Loose/L.swift",
        ] {
            try folder.write("let x = 1\n", to: name)
        }
        try folder.write("", to: "Example/App.xcodeproj/project.pbxproj")
        try folder.write("", to: "Demo/Package.swift")
        try folder.write("", to: "Shared/S.xcodeproj/project.pbxproj")
        let files = Files.all(under: folder.url, endingIn: ".swift")
        let kept = try NestedProjects.without(files, in: folder.url).map(\.lastPathComponent)
        #expect(kept.sorted() == ["L.swift", "P.swift", "Package.swift", "Q.swift"])
    }

    @Test func aFolderIsNoSourceWhateverItsName() throws {
        let folder = try TemporaryFolder()
        try folder.write("let x = 1\n", to: "A.swift")
        try folder.write("", to: "Pictures/A.swift/one.png")
        let names = Files.all(under: folder.url, endingIn: ".swift").map(\.lastPathComponent)
        #expect(names == ["A.swift"])
    }

    @Test func examplesOfDocumentationAreNoSources() throws {
        let folder = try TemporaryFolder()
        try folder.write("let x = 1\n", to: "A.swift")
        try folder.write("let x = 1\n", to: "Guide.docc/Tutorials/Step.swift")
        try folder.write("let x = 1\n", to: "Try.playground/Contents.swift")
        let names = Files.all(under: folder.url, endingIn: ".swift").map(\.lastPathComponent)
        #expect(names == ["A.swift"])
    }
}
